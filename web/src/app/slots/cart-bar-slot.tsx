import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { lazyExtra } from '../lazy.tsx';
import { menuScreens, screens } from '../screens.ts';

const CartBars = lazyExtra(() => import('./cart-bars.tsx'), {
  withQueries: true,
  withStyles: true,
});

const paths = new Set<string>([screens.home, ...menuScreens].map(({ path }) => path));

/** The bar of the cart, on pages where dishes are chosen. Visitors have no cart. */
export function CartBarSlot() {
  const account = useReadyAccount();
  const { pathname } = useLocation();
  if (!account || !paths.has(pathname)) return null;
  return (
    <Suspense>
      <CartBars key={account.uid} isMenu={pathname !== screens.home.path} />
    </Suspense>
  );
}
