import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { limits } from '@thymely/contract/ground/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { lineIdentityOf, type ChosenOption } from '@thymely/contract/options/choices';
import { cartKey, useAddToCart } from './cart.ts';
import { savePortions, useRemoveFromCart } from './cart-lines.ts';

export type Replacement = {
  line: CartLine;
  menuItem: Pick<MenuItem, '_id' | 'name' | 'image' | 'price'>;
  choices: ChosenOption[] | undefined;
  note: string;
  quantity: number;
};

/** The cart already has so many portions with these choices that no more fit. */
export class TooManyPortions extends Error {}

/** The dish is in the cart as it is wanted, but the line that it replaces is still there, too. */
export class HalfReplaced extends Error {}

/**
 * Replaces a line by one with other choices: it adds the new line, or takes another one with just
 * these choices, gives it its quantity and only then removes the old one. Whenever that fails,
 * nothing is lost, and the same call goes on from where it got to.
 */
export function useReplaceLine(email: string) {
  const client = useQueryClient();
  const { mutateAsync: add } = useAddToCart();
  const { mutateAsync: remove } = useRemoveFromCart(email);
  /** How many portions there were of what is wanted, so that a second try does not count its own. */
  const before = useRef(new Map<string, number>());
  return useMutation({
    mutationFn: async ({ line, quantity, ...wanted }: Replacement) => {
      const { menuItem, choices, note } = wanted;
      const identity = lineIdentityOf({ menuItemId: menuItem._id, choices, note });
      if (identity === lineIdentityOf(line)) return savePortions(line, quantity);
      const lines = client.getQueryData<CartLine[]>(cartKey(email)) ?? [];
      const same = lines.find((each) => lineIdentityOf(each) === identity);
      const portionsBefore = before.current.get(identity) ?? same?.quantity ?? 0;
      before.current.set(identity, portionsBefore);
      const portions = portionsBefore + quantity;
      if (portions > limits.quantityMax) throw new TooManyPortions();
      const target = same ?? (await add({ menuItem, email, choices, note }));
      try {
        await savePortions(target, portions);
        await remove(line._id);
        before.current.delete(identity);
      } catch (cause) {
        throw new HalfReplaced('the old line is still there', { cause });
      }
    },
  });
}
