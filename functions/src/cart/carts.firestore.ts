import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { unauthenticated } from '../http/app-error.ts';
import { toMenuItem } from '../menu/menu-item.firestore.ts';
import { guarded, retryOnConflict } from '../retry-on-conflict.ts';
import { toUser } from '../users/user-document.firestore.ts';
import type { CartStore, StoredLine } from './store.ts';

type Lines = readonly StoredLine[];

/** `carts/{uid}`: one document is one diner's whole cart. */
export function createCartStore(db: Firestore): CartStore {
  const cartOf = (uid: string) => db.collection('carts').doc(uid);

  async function readWithDish(uid: string, menuItemId: string) {
    const references = [db.doc(`users/${uid}`), db.doc(`menu/${menuItemId}`), cartOf(uid)];
    const [user, dish, cart] = await db.getAll(...references);
    if (!user || !dish || !cart) throw new Error('getAll answered too little');
    if (toUser(user)?.status !== 'active') throw unauthenticated();
    return { cart, dish: toMenuItem(dish) };
  }

  return {
    async read(uid) {
      return toLines(await cartOf(uid).get());
    },

    // No transaction: under contention those take seconds and give up (see docs/decisions/010).
    update: ({ uid, email, menuItemId }, decide) =>
      retryOnConflict(async () => {
        const { cart, dish } =
          menuItemId === undefined
            ? { cart: await cartOf(uid).get(), dish: undefined }
            : await readWithDish(uid, menuItemId);
        const before = toLines(cart);
        const { lines, answer } = decide({ lines: before, dish });
        if (lines !== undefined) {
          const { updateTime: lastUpdateTime } = cart;
          const write =
            lastUpdateTime === undefined
              ? cart.ref.create({ uid, email, lines: toFields(lines) })
              : cart.ref.update(changedFields(before, lines), { lastUpdateTime });
          await guarded(write);
        }
        return answer;
      }),
  };
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

/** Lines that were added or changed, and those that are gone, by their field paths. */
function changedFields(before: Lines, after: Lines): Record<string, LineFields | FieldValue> {
  const changes: Record<string, LineFields | FieldValue> = {};
  for (const { id } of before) {
    if (!after.some((line) => line.id === id)) changes[`lines.${id}`] = FieldValue.delete();
  }
  const changed = toFields(after.filter((line) => !before.includes(line)));
  for (const [id, fields] of Object.entries(changed)) changes[`lines.${id}`] = fields;
  return changes;
}

/** The lines of a cart, in the order added; none when there is no cart. */
export function toLines(snapshot: DocumentSnapshot): StoredLine[] {
  // Only this file writes carts: the rules refuse everyone else.
  const fields = (snapshot.get('lines') ?? {}) as Record<string, LineFields>;
  const lines = Object.entries(fields).map(([id, { addedAt, ...line }]) => ({
    id,
    ...line,
    addedAtMs: addedAt.toMillis(),
  }));
  return lines.sort(
    (one, other) => one.addedAtMs - other.addedAtMs || (one.id < other.id ? -1 : 1),
  );
}
