import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useAddToCart } from '../../api/cart.ts';
import { pendingDishState } from '../../api/pending-dish-state.ts';
import { settledAuth } from '../../lib/auth/settled-auth.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ChunkUnavailable } from '../../lib/load-chunk.ts';
import { whenReachable } from '../../lib/network.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import { signInEntry } from '../../lib/sign-in-entry.ts';
import { askToConfirm, loadMessages, showToast } from '../../ui/messages.ts';

/**
 * Adds a dish to the cart and tells how it went; visitors are asked to log in first. When the code
 * for that cannot be loaded, it goes on once the site can be reached.
 */
export function useAddDish() {
  const { mutateAsync } = useAddToCart();
  const [isAdding, setIsAdding] = useState(false);
  const { isWaiting, waitForNetwork } = useNetworkWait();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const askToLogIn = async (dish: MenuItem) => {
    await loadMessages();
    const agreed = await askToConfirm({
      title: 'Please login to order the food',
      confirmText: 'Login now!',
    });
    if (!agreed) return;
    const state = { ...signInEntry(), ...pendingDishState(dish._id) };
    await navigate(signInPath('/login', pathname + search), { state });
  };

  const addDish = async (dish: MenuItem): Promise<void> => {
    setIsAdding(true);
    try {
      const auth = await settledAuth();
      if (auth.status !== 'signed-in' || !auth.account.email) {
        setIsAdding(false);
        await askToLogIn(dish);
        return;
      }
      await mutateAsync({ menuItem: dish, email: auth.account.email });
      showToast('Food added on the cart.');
    } catch (error) {
      if (error instanceof ChunkUnavailable) waitForNetwork(() => void addDish(dish));
      else showToast(messageOf(error), 'warning');
    } finally {
      setIsAdding(false);
    }
  };
  return { addDish, isAdding, isWaiting };
}

/** Something that is to be done once the site can be reached, as long as the page still stands. */
function useNetworkWait() {
  const [isWaiting, setIsWaiting] = useState(false);
  const next = useRef<() => void>(undefined);
  useEffect(() => () => void (next.current = undefined), []);

  const waitForNetwork = (run: () => void) => {
    const isFirst = next.current === undefined;
    next.current = run;
    setIsWaiting(true);
    if (!isFirst) return;
    void whenReachable().then(() => {
      const latest = next.current;
      next.current = undefined;
      setIsWaiting(false);
      latest?.();
    });
  };
  return { isWaiting, waitForNetwork };
}
