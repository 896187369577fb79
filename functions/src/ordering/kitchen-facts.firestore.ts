import { idSchema } from '@thymely/contract/ground/fields.schema';
import { soldOutKeys } from '@thymely/contract/options/sold-out-keys';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** The time for which orders are taken after a kitchen screen was last seen. */
const unseenMs = 3 * 60_000;

type Presence = { settings: { needsScreen: boolean }; presence: DocumentSnapshot; nowMs: number };

/** Whether somebody sees the incoming orders, according to `kitchen/presence`. */
export function isAttended({ settings, presence, nowMs }: Presence): boolean {
  if (!settings.needsScreen) return true;
  return Object.values(fieldsOf(presence, 'screens')).some(({ seenAt }) => {
    return seenAt instanceof Timestamp && nowMs - seenAt.toMillis() <= unseenMs;
  });
}

/** Returns the dishes that are sold out at a moment, from `availability/now`. */
export function soldOutDishes(availability: DocumentSnapshot, nowMs: number): ReadonlySet<string> {
  return new Set(outIn(fieldsOf(availability, 'soldOut'), nowMs).filter(isId));
}

/** Returns the sold-out choices and sizes by the keys of `soldOutKeyOf`. */
export function soldOutChoices(availability: DocumentSnapshot, nowMs: number): ReadonlySet<string> {
  const keysIn = (field: string) =>
    outIn(fieldsOf(availability, field), nowMs).filter((key) => key.split('.').every(isId));
  return soldOutKeys({ soldOutChoices: keysIn('choices'), soldOutSizes: keysIn('sizes') });
}

/** Whether the text can be an ID; somebody may have typed anything in the Firebase console. */
function isId(text: string): boolean {
  return v.is(idSchema, text);
}

type Fields = Record<string, Record<string, unknown>>;

function fieldsOf(snapshot: DocumentSnapshot, name: string): Fields {
  return (snapshot.get(name) ?? {}) as Fields;
}

/** Returns what is sold out at a moment. Without an end, it stays sold out until recalled. */
function outIn(soldOut: Fields, nowMs: number): string[] {
  return Object.keys(soldOut).filter((id) => {
    const until = soldOut[id]?.['until'];
    return !(until instanceof Timestamp) || until.toMillis() > nowMs;
  });
}
