import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { lazyComponent } from '../lazy.tsx';
import { screens } from '../screens.ts';

const DinerOrderBar = lazyComponent(() => import('../../diner/orders/diner-order-bar.tsx'), {
  withQueries: true,
});
const OrderBar = lazyComponent(() => import('../../diner/orders/order-bar.tsx'), {
  withStyles: true,
});

/**
 * The bar about a diner's open orders; none of its code is loaded for visitors. The kitchen's
 * screen has no room for it, even if somebody who cooks there has ordered.
 */
export function OrderBarSlot() {
  const account = useReadyAccount();
  const { pathname } = useLocation();
  if (!account || pathname === screens.kitchen.path) return null;
  return (
    <Suspense>
      <DinerOrderBar key={account.uid} Bar={OrderBar} />
    </Suspense>
  );
}
