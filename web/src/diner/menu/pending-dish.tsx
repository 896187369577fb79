import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { menuItemQuery } from '../../api/menu/menu.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { dishOfSearch, dishPath } from '../../model/dish-address.ts';
import { pendingOrder } from '../../model/sign-in-entry.ts';
import { useAddToCartOrLogIn } from '../../shared/add-to-cart.tsx';
import { useOpenDish } from '../../shared/dish-link.tsx';

/**
 * Adds the dish that a visitor chose before logging in, once; if it is no longer offered with these
 * choices, opens it instead. Renders nothing.
 */
export default function PendingDish({ dishId }: { dishId: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const account = useReadyAccount();
  const { addToCart } = useAddToCartOrLogIn();
  const openDish = useOpenDish(dishId);
  const added = useRef<string>(undefined);
  const { data: dish } = useQuery({
    ...menuItemQuery(dishId),
    enabled: account !== undefined,
  });

  useEffect(() => {
    // The history entry tells choices apart: effects may run twice for the same one.
    if (!dish || !account || dish._id !== dishId || added.current === location.key) return;
    added.current = location.key;
    const { pathname, search, hash } = location;
    const wanted = pendingOrder(location.state);
    const isShown = dishOfSearch(search) === dishId || pathname === dishPath(dishId);
    // A dish that is open shows what is now in the cart, not what it starts with.
    const state = isShown ? { wanted } : null;
    void navigate({ pathname, search, hash }, { replace: true, state });
    const ask = () => {
      // This component may be unmounted by then, and the person may be on another page.
      const { pathname: shownPath, search: shownSearch } = window.location;
      const shownId = dishOfSearch(shownSearch) ?? dishId;
      if (shownPath === pathname && shownId === dishId) openDish(wanted);
    };
    void addToCart(dish, { ...wanted, onRefused: ask });
  }, [dish, dishId, account, location, navigate, addToCart, openDish]);
  return null;
}
