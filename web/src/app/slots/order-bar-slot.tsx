import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
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

/** Pages that have a bar of their own at the bottom. */
const pagesWithBar = [screens.cart, screens.checkout, screens.dish];

/** Whether the order is a chip in the navbar, and not in the dock. The dashboard has no such navbar. */
function useIsChip(): boolean {
  const { pathname } = useLocation();
  const hasOwnBar = pagesWithBar.some(({ path }) => matchPath(path, pathname));
  const isForNavbar = useMedia(isForChip) || hasOwnBar;
  return isForNavbar && !pathname.startsWith(screens.dashboard.path);
}

/**
 * The part of the dock about a diner's open orders; none of its code is loaded for visitors. The kitchen's
 * screen has no room for it, even if somebody who cooks there has ordered.
 */
export function OrderBarSlot() {
  const account = useReadyAccount();
  const { pathname } = useLocation();
  const isChip = useIsChip();
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
  const isChip = useIsChip();
  if (!account || !isChip) return null;
  return (
    <Suspense>
      <DinerOrderBar key={account.uid} Bar={OrderChip} />
    </Suspense>
  );
}
