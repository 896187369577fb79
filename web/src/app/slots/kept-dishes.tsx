import { useLocation } from 'react-router-dom';
import KeptBar from '../../diner/cart/kept-bar.tsx';
import MergeKeptDishes from '../../diner/cart/merge-kept-dishes.tsx';
import { useAuthState, useReadyAccount } from '../../lib/auth/auth-state.ts';
import { menuScreens, screens } from '../screens.ts';

const menuPaths = new Set<string>(menuScreens.map(({ path }) => path));
const { login, signup, resetPassword, kitchen, dashboard } = screens;
/** The pages on which nobody orders; those of the dashboard begin alike. */
const otherPaths = new Set<string>([login, signup, resetPassword, kitchen].map(({ path }) => path));

/**
 * Gets what a visitor has kept into the cart of whoever is logged in; until then, a bar of the menu
 * says how many dishes it is, as long as no notice has its place.
 */
export default function KeptDishes({ hasRoom }: { hasRoom: boolean }) {
  const { status } = useAuthState();
  const account = useReadyAccount();
  const { pathname } = useLocation();
  if (account) {
    const isOther = otherPaths.has(pathname) || pathname.startsWith(dashboard.path);
    return isOther ? null : <MergeKeptDishes key={account.uid} account={account} />;
  }
  const isOnMenu = status === 'signed-out' && menuPaths.has(pathname);
  return isOnMenu ? <KeptBar hasRoom={hasRoom} /> : null;
}
