import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { lowWindow, useMedia } from '../../lib/use-media.ts';
import { lazyExtra } from '../lazy.tsx';
import { screens } from '../screens.ts';

const DinerOrderBar = lazyExtra(() => import('../../diner/orders/diner-order-bar.tsx'), {
  withQueries: true,
});
const OrderBar = lazyExtra(() => import('../../diner/orders/order-bar.tsx'), {
  withStyles: true,
});
const OrderChip = lazyExtra(() => import('../../diner/orders/order-chip.tsx'), {
  withStyles: true,
});

/** Windows whose navbar has the room for an order, or that are too low for a bar. */
const isForChip = `(width >= 64rem) or ${lowWindow}`;

/**
 * The bar about a diner's open orders; none of its code is loaded for visitors. Where the navbar
 * has room for a chip, there is no bar; the dashboard has no such navbar. The kitchen's screen has
 * no room for either, even if somebody who cooks there has ordered.
 */
export function OrderBarSlot() {
  const account = useReadyAccount();
  const { pathname } = useLocation();
  const isChip = useMedia(isForChip) && !pathname.startsWith(screens.dashboard.path);
  if (!account || isChip || pathname === screens.kitchen.path) return null;
  return (
    <Suspense>
      <DinerOrderBar key={account.uid} Bar={OrderBar} />
    </Suspense>
  );
}

/** The same as a chip in the navbar. */
export function OrderChipSlot() {
  const account = useReadyAccount();
  const isChip = useMedia(isForChip);
  if (!account || !isChip) return null;
  return (
    <Suspense>
      <DinerOrderBar key={account.uid} Bar={OrderChip} />
    </Suspense>
  );
}
