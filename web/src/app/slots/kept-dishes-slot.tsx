import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuthState, useReadyAccount } from '../../lib/auth/auth-state.ts';
import { mayHaveKeptDishes, useGuestCart } from '../../lib/guest-cart.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyComponent } from '../lazy.tsx';
import { menuScreens } from '../screens.ts';

const MergeKeptDishes = lazyComponent(() => import('../../diner/cart/merge-kept-dishes.tsx'), {
  withQueries: true,
});
const KeptBar = lazyComponent(() => import('../../diner/cart/kept-bar.tsx'), { withStyles: true });

/** Gets what a visitor has kept into the cart of whoever is logged in. Renders nothing. */
export function KeptDishesSlot() {
  const account = useReadyAccount();
  const isHydrated = useHydrated();
  // It stays until it has said what came of it, although nothing is kept by then.
  const [uid, setUid] = useState<string>();
  if (account && isHydrated && uid !== account.uid && mayHaveKeptDishes()) setUid(account.uid);
  if (!account || uid !== account.uid) return null;
  return (
    <Suspense>
      <MergeKeptDishes key={account.uid} account={account} />
    </Suspense>
  );
}

const paths = new Set<string>(menuScreens.map(({ path }) => path));

/** The bar of the menu that says how many dishes a visitor has kept. */
export function KeptBarSlot() {
  const { status } = useAuthState();
  const kept = useGuestCart();
  const { pathname } = useLocation();
  if (status !== 'signed-out' || kept === null || !paths.has(pathname)) return null;
  return (
    <Suspense>
      <KeptBar />
    </Suspense>
  );
}
