import { Suspense } from 'react';
import { useReadyAccount } from '../lib/auth/auth-state.ts';
import { lazyComponent } from './lazy.tsx';

const DinerOrderBar = lazyComponent(() => import('../features/orders/diner-order-bar.tsx'), {
  withQueries: true,
});
const OrderBar = lazyComponent(() => import('../features/orders/order-bar.tsx'), {
  withStyles: true,
});

/** The bar about a diner's open orders: none of its code is loaded for visitors. */
export function OrderBarSlot() {
  const account = useReadyAccount();
  if (!account) return null;
  return (
    <Suspense>
      <DinerOrderBar key={account.uid} Bar={OrderBar} />
    </Suspense>
  );
}
