import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { lazyComponent } from '../lazy.tsx';
import { menuScreens, screens } from '../screens.ts';

const CartBar = lazyComponent(() => import('../../diner/cart/cart-bar.tsx'), {
  withQueries: true,
  withStyles: true,
});

const UsualBar = lazyComponent(() => import('../../diner/orders/usual/usual-bar.tsx'), {
  withQueries: true,
  withStyles: true,
});

const paths = new Set<string>([screens.home, ...menuScreens].map(({ path }) => path));

/**
 * The bar that leads to the cart, on pages where dishes are chosen. On the menu, an empty cart has
 * one with what the diner usually orders. Visitors have no cart.
 */
export function CartBarSlot() {
  const account = useReadyAccount();
  const { pathname } = useLocation();
  if (!account || !paths.has(pathname)) return null;
  const isMenu = pathname !== screens.home.path;
  return (
    <>
      <Suspense>
        <CartBar />
      </Suspense>
      <Suspense>{isMenu && <UsualBar key={account.uid} />}</Suspense>
    </>
  );
}
