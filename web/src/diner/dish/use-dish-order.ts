import { useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { lineIdentityOf, type ChosenOption } from '@thymely/contract/options/choices';
import { useSetCartQuantity } from '../../api/cart/cart-lines.ts';
import { useCart } from '../../api/cart/cart.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useWhileShown } from '../../lib/use-while-shown.ts';
import { useAddToCartOrLogIn } from '../../shared/add-to-cart.tsx';
import { showToast } from '../../ui/messages/messages.ts';

type Chosen = { choices: ChosenOption[] | undefined; note: string };

type Options = {
  /** The quantity to start with; 1 by default. */
  quantity: number | undefined;
  onAdded: () => void;
};

/**
 * Holds how many of a dish are wanted, and orders them. Once the cart has a line with exactly these
 * choices, the quantity is that of the line, and stepping changes the line.
 */
export function useDishOrder(dish: MenuItem, chosen: Chosen, { quantity = 1, onAdded }: Options) {
  const { addToCart, isAdding, isWaiting } = useAddToCartOrLogIn();
  const whenAdded = useWhileShown(onAdded);
  const account = useReadyAccount();
  const { data: lines } = useCart();
  const setQuantity = useSetCartQuantity(account?.email ?? '', (error) => {
    showToast(messageOf(error), 'warning');
  });
  const [wanted, setWanted] = useState(quantity);
  const identity = lineIdentityOf({ menuItemId: dish._id, ...chosen });
  const line = lines?.find((each) => lineIdentityOf(each) === identity);
  return {
    quantity: line?.quantity ?? wanted,
    isInCart: line !== undefined,
    isAdding,
    isWaiting,
    step: (by: 1 | -1) => {
      if (line) setQuantity(line._id, by);
      else setWanted(wanted + by);
    },
    order: () => void addToCart(dish, { ...chosen, quantity: wanted, onAdded: whenAdded }),
  };
}

export type DishChoosing = ReturnType<typeof useDishOrder>;
