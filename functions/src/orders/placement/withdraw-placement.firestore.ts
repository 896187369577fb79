import { orderLimits } from '@thymely/contract/orders/limits';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { orConflict, requireTime, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { toOrder } from '../order/order.firestore.ts';
import type { StoredOrder } from '../order/store.ts';
import type { PlacementStore } from './placement-store.ts';

type Withdrawal = Parameters<PlacementStore['withdraw']>[0];

/**
 * Every placement is guarded by the cart as it was read. This write therefore defeats one in
 * transit, or is itself defeated by one that was faster, so that no check is needed.
 */
export function withdrawPlacement(db: Firestore, { uid, email, id, untilMs }: Withdrawal) {
  return retryOnConflict(
    async () => {
      const [placed, cart] = await db.getAll(db.doc(`orders/${id}`), db.doc(`carts/${uid}`));
      if (!placed || !cart) throw new Error('too little was read');
      if (placed.exists) return requireReadable(placed);
      const known = withdrawnIn(cart);
      if (known.includes(id)) return undefined;
      requireTime(untilMs);
      const withdrawn = [...known, id].slice(-orderLimits.withdrawnPlacements);
      const { updateTime: lastUpdateTime } = cart;
      await orConflict(
        lastUpdateTime === undefined
          ? cart.ref.create({ uid, email, lines: {}, withdrawn })
          : cart.ref.update({ withdrawn }, { lastUpdateTime }),
      );
      return undefined;
    },
    { untilMs },
  );
}

/** @throws Error for an order that cannot be read. */
export function requireReadable(placed: DocumentSnapshot): StoredOrder {
  const order = toOrder(placed);
  if (order === undefined) throw new Error(`order ${placed.id} cannot be read`);
  return order;
}

/** Returns the IDs of orders that may no longer be placed, the last six. */
export function withdrawnIn(cart: DocumentSnapshot): readonly string[] {
  const withdrawn: unknown = cart.get('withdrawn');
  return Array.isArray(withdrawn) ? withdrawn.filter((id) => typeof id === 'string') : [];
}
