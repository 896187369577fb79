import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuItem } from '@thymely/contract/menu';
import { useAddToCart } from '../../api/cart.ts';
import { pendingDishState } from '../../api/pending-dish-state.ts';
import { settledAuth } from '../../lib/auth/settled-auth.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import { signInEntry } from '../../lib/sign-in-entry.ts';
import { askToConfirm, showToast } from '../../ui/messages.ts';

/** Adds a dish to the cart and tells how it went; visitors are asked to log in first. */
export function useAddDish() {
  const { mutateAsync } = useAddToCart();
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const askToLogIn = async (dish: MenuItem) => {
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
      showToast(messageOf(error), 'warning');
    } finally {
      setIsAdding(false);
    }
  };
  return { addDish, isAdding };
}
