import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { isWritten } from '../guarded-write.ts';
import { toMenuItem } from '../menu/menu-item.firestore.ts';
import { toUser } from '../users/user-document.firestore.ts';
import type { CartStore, StoredCart, StoredLine } from './store.ts';

/** `carts/{uid}`: one document is one diner's whole cart. */
export function createCartStore(db: Firestore): CartStore {
  const cartOf = (uid: string) => db.collection('carts').doc(uid);

  /** No transaction: under contention those take seconds and give up (see docs/decisions/010). */
  async function update(cart: StoredCart, lineId: string, value: unknown): Promise<boolean> {
    const guard = { lastUpdateTime: cart.revision as Timestamp };
    return isWritten(cartOf(cart.uid).update(new FieldPath('lines', lineId), value, guard));
  }

  return {
    async find(uid) {
      return toCart(uid, await cartOf(uid).get());
    },

    async findForAdding({ uid, menuItemId }) {
      const user = db.collection('users').doc(uid);
      const dish = db.collection('menu').doc(menuItemId);
      const found = await db.getAll(user, dish, cartOf(uid));
      const [userFound, dishFound, cartFound] = found;
      if (!userFound || !dishFound || !cartFound) throw new Error('getAll answered too little');
      return {
        user: toUser(userFound),
        dish: toMenuItem(dishFound),
        cart: toCart(uid, cartFound),
      };
    },

    async addLine(cart, line, email) {
      const { uid, revision } = cart;
      const fields = toFields(line);
      if (revision !== undefined) return update(cart, line.id, fields);
      return isWritten(cartOf(uid).create({ uid, email, lines: { [line.id]: fields } }));
    },

    async setQuantity(cart, { id, quantity }) {
      const guard = { lastUpdateTime: cart.revision as Timestamp };
      const path = new FieldPath('lines', id, 'quantity');
      return isWritten(cartOf(cart.uid).update(path, quantity, guard));
    },

    async removeLine(cart, { id }) {
      return update(cart, id, FieldValue.delete());
    },
  };
}

type LineFields = {
  menuItemId: string;
  quantity: number;
  addedAt: Timestamp;
  added: StoredLine['added'];
  idempotencyKey?: string;
};

function toFields({
  menuItemId,
  quantity,
  addedAtMs,
  added,
  idempotencyKey,
}: StoredLine): LineFields {
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  return { menuItemId, quantity, addedAt: Timestamp.fromMillis(addedAtMs), added, ...key };
}

function toCart(uid: string, snapshot: DocumentSnapshot): StoredCart {
  // Nobody but this file writes carts: the rules refuse everyone.
  const fields = (snapshot.get('lines') ?? {}) as Record<string, LineFields>;
  const lines = Object.entries(fields).map(([id, { addedAt, ...line }]) => ({
    id,
    ...line,
    addedAtMs: addedAt.toMillis(),
  }));
  lines.sort((one, other) => one.addedAtMs - other.addedAtMs || (one.id < other.id ? -1 : 1));
  return { uid, lines, revision: snapshot.updateTime };
}
