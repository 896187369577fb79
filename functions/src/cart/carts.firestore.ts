import { idSchema, quantitySchema } from '@thymely/contract/ground/fields.schema';
import { resolvedChoiceSchema } from '@thymely/contract/options/resolved-choice.schema';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { unauthenticated } from '../platform/app-error.ts';
import { soldOutChoices, soldOutDishes } from '../ordering/kitchen-facts.firestore.ts';
import { toOrderingSettings } from '../ordering/ordering-settings.firestore.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { noteUnreadable } from '../platform/unreadable-documents.ts';
import { toUser } from '../sign-in/user-document.firestore.ts';
import type { AddReading, CartDecision, CartStore, Lines, StoredLine } from './store.ts';

/** The collection `carts`. One document is one diner's whole cart. */
export function createCartStore(db: Firestore): CartStore {
  const cartOf = (uid: string) => db.collection('carts').doc(uid);

  async function write<Answer>(
    { uid, email, cart }: { uid: string; email: string; cart: DocumentSnapshot },
    decide: (lines: Lines) => CartDecision<Answer>,
  ): Promise<Answer> {
    const before = toLines(cart);
    const { lines, merged, answer } = decide(before);
    if (lines === undefined) return answer;
    const others = { dishes: dishesOf(lines), ...(merged && { merged }) };
    const { updateTime: lastUpdateTime } = cart;
    await orConflict(
      lastUpdateTime === undefined
        ? cart.ref.create({ uid, email, lines: toFields(lines), ...others })
        : cart.ref.update({ ...changedFields(before, lines), ...others }, { lastUpdateTime }),
    );
    return answer;
  }

  // There are no transactions: under contention those take seconds and give up (see
  // docs/decisions/010).
  return {
    async read(uid) {
      return toLines(await cartOf(uid).get());
    },

    update: ({ uid, email }, decide) =>
      retryOnConflict(async () => {
        const cart = await cartOf(uid).get();
        return write({ uid, email, cart }, (lines) => decide({ lines }));
      }),

    add: ({ uid, email, readMenu, hasNote, needsSoldOut, nowMs }, decide) =>
      retryOnConflict(async () => {
        const references = [cartOf(uid), db.doc(`users/${uid}`)];
        if (hasNote) references.push(db.doc('settings/ordering'));
        const [[cart, user, settings], menu] = await Promise.all([
          db.getAll(...references),
          readMenu(),
        ]);
        if (!cart || !user) throw new Error('getAll answered too little');
        if (toUser(user)?.status !== 'active') throw unauthenticated();
        const takesNotes = settings === undefined || toOrderingSettings(settings).notes;
        const soldOut = needsSoldOut(menu)
          ? soldOutIn(await db.doc('availability/now').get(), nowMs())
          : nothingSoldOut;
        const merged = mergedInto(cart);
        return write({ uid, email, cart }, (lines) =>
          decide({ lines, menu, takesNotes, merged, ...soldOut }),
        );
      }),
  };
}

type SoldOut = Pick<AddReading, 'soldOut' | 'soldOutChoices'>;

const nothingSoldOut: SoldOut = { soldOut: new Set(), soldOutChoices: new Set() };

function soldOutIn(availability: DocumentSnapshot, nowMs: number): SoldOut {
  return {
    soldOut: soldOutDishes(availability, nowMs),
    soldOutChoices: soldOutChoices(availability, nowMs),
  };
}

function mergedInto(cart: DocumentSnapshot): string[] {
  const merged: unknown = cart.get('merged');
  return Array.isArray(merged) ? merged.filter((key) => typeof key === 'string') : [];
}

type LineFields = Omit<StoredLine, 'id' | 'addedAtMs'> & { addedAt: Timestamp };

function toFields(lines: Lines): Record<string, LineFields> {
  return Object.fromEntries(
    lines.map(({ id, addedAtMs, ...line }) => [
      id,
      { ...line, addedAt: Timestamp.fromMillis(addedAtMs) },
    ]),
  );
}

/** The dishes of a cart, each once: an index finds by them the carts with a dish. */
function dishesOf(lines: Lines): string[] {
  return [...new Set(lines.map(({ menuItemId }) => menuItemId))];
}

/** Returns the added or changed lines, and the removed ones, by their field paths. */
function changedFields(before: Lines, after: Lines): Record<string, LineFields | FieldValue> {
  const changes: Record<string, LineFields | FieldValue> = {};
  for (const { id } of before) {
    if (!after.some((line) => line.id === id)) changes[`lines.${id}`] = FieldValue.delete();
  }
  const changed = toFields(after.filter((line) => !before.includes(line)));
  for (const [id, fields] of Object.entries(changed)) changes[`lines.${id}`] = fields;
  return changes;
}

const lineSchema = v.object({
  id: idSchema,
  menuItemId: idSchema,
  quantity: quantitySchema,
  addedAt: v.instance(Timestamp),
  added: v.object({
    name: v.string(),
    image: v.string(),
    price: v.number(),
    category: v.exactOptional(v.string()),
  }),
  choices: v.exactOptional(v.array(resolvedChoiceSchema)),
  note: v.exactOptional(v.string()),
  idempotencyKey: v.exactOptional(v.string()),
});

/**
 * Returns the lines of a cart in the order added, or none without a cart. A line that somebody has
 * mistyped in Firebase's console is logged and left out, so that the others can still be ordered.
 */
export function toLines(snapshot: DocumentSnapshot): StoredLine[] {
  const fields = (snapshot.get('lines') ?? {}) as Record<string, unknown>;
  const lines = Object.entries(fields).flatMap(([id, line]) => {
    const parsed = v.safeParse(lineSchema, { ...Object(line), id });
    if (parsed.success) return toLine(parsed.output);
    noteUnreadable(snapshot.ref.path);
    return [];
  });
  return lines.sort(
    (one, other) => one.addedAtMs - other.addedAtMs || (one.id < other.id ? -1 : 1),
  );
}

function toLine({ addedAt, ...line }: v.InferOutput<typeof lineSchema>): StoredLine {
  return { ...line, addedAtMs: addedAt.toMillis() };
}
