import { idSchema } from '@thymely/contract/ground/fields.schema';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** How long ago a kitchen screen may have been seen, for orders to be taken. */
const unseenMs = 3 * 60_000;

type Presence = { settings: { needsScreen: boolean }; presence: DocumentSnapshot; nowMs: number };

/** Whether somebody sees the orders that come in: `kitchen/presence`. */
export function isAttended({ settings, presence, nowMs }: Presence): boolean {
  if (!settings.needsScreen) return true;
  return Object.values(fieldsOf(presence, 'screens')).some(({ seenAt }) => {
    return seenAt instanceof Timestamp && nowMs - seenAt.toMillis() <= unseenMs;
  });
}

/** The dishes that are sold out at a moment: `availability/now`. */
export function soldOutDishes(availability: DocumentSnapshot, nowMs: number): ReadonlySet<string> {
  return new Set(outIn(fieldsOf(availability, 'soldOut'), nowMs).filter(isId));
}

/** As `groupId.choiceId`. */
export function soldOutChoices(availability: DocumentSnapshot, nowMs: number): ReadonlySet<string> {
  const keys = outIn(fieldsOf(availability, 'choices'), nowMs);
  return new Set(keys.filter((key) => key.split('.').every(isId)));
}

/** What else was typed in the Firebase console names nothing. */
function isId(text: string): boolean {
  return v.is(idSchema, text);
}

type Fields = Record<string, Record<string, unknown>>;

function fieldsOf(snapshot: DocumentSnapshot, name: string): Fields {
  return (snapshot.get(name) ?? {}) as Fields;
}

/** Without a time they are out until somebody says otherwise. */
function outIn(soldOut: Fields, nowMs: number): string[] {
  return Object.keys(soldOut).filter((id) => {
    const until = soldOut[id]?.['until'];
    return !(until instanceof Timestamp) || until.toMillis() > nowMs;
  });
}
