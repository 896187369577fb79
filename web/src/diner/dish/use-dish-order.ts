import { useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { lineIdentityOf, type ChosenOption } from '@thymely/contract/options/choices';
import { setPortions, useSetCartQuantity } from '../../api/cart/cart-lines.ts';
import { useCart, type CartLine } from '../../api/cart/cart.ts';
import { useLeftToday } from '../../api/ordering.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useWhileShown } from '../../lib/use-while-shown.ts';
import type { WantedDish } from '../../model/dish-entry.ts';
import { leftOf, mostToday } from '../../shared/portions-today.ts';
import { useAddToCartOrLogIn } from '../../shared/add-to-cart.tsx';
import { useFailure } from '../../ui/messages/use-failure.ts';
import { useLineEdit } from './use-line-edit.ts';

type Chosen = { choices: ChosenOption[] | undefined; note: string };

type Options = {
  /** What to start with, and the line to change, if any. */
  wanted: WantedDish | undefined;
  onAdded: () => void;
};

/**
 * Holds how many of a dish are wanted, and orders them. Once the cart has a line with exactly these
 * choices, the quantity is that of the line, and stepping or typing changes the line. If a line of
 * the cart is being changed, everything waits until it is saved.
 */
export function useDishOrder(dish: MenuItem, chosen: Chosen, { wanted, onAdded }: Options) {
  const { addToCart, isAdding, isWaiting } = useAddToCartOrLogIn(dish);
  const whenAdded = useWhileShown(onAdded);
  const email = useReadyAccount()?.email ?? '';
  const { data: lines } = useCart();
  const { failure, fail, forgetFailure } = useFailure();
  const warn = (error: unknown) => {
    fail(messageOf(error));
  };
  const setLineQuantity = useSetCartQuantity(email, warn);
  const edit = useLineEdit(email, { onSaved: whenAdded, onFailed: fail });
  const [quantity, setQuantity] = useState(wanted?.quantity ?? 1);
  const lineId = wanted?.lineId;
  const left = useLeftToday();
  const like = { menuItemId: dish._id, choices: chosen.choices };
  const { edited, line, others } = linesOf(dish, { chosen, lines: lines ?? [], lineId });
  return {
    quantity: line?.quantity ?? quantity,
    isInCart: line !== undefined,
    isEdit: edited !== undefined,
    /** Whether it is known which line is to be changed, if one is. */
    isKnown: lineId === undefined || lines !== undefined,
    /** How many portions the cart has with other choices. */
    others: others.reduce((sum, each) => sum + each.quantity, 0),
    /** How many portions are left today, if few are; with 0 it can be ordered for other days. */
    left: leftOf(like, left),
    /** The most that can be taken today beside `others`. */
    most: mostToday(like, { others, left }),
    isBusy: isAdding || edit.isSaving,
    isWaiting,
    /** Why the last press did nothing. */
    failure,
    step: (by: 1 | -1) => {
      forgetFailure();
      if (line) setLineQuantity(line._id, by);
      else setQuantity(quantity + by);
    },
    order: () => {
      forgetFailure();
      if (edited) void edit.save(edited, { menuItem: dish, quantity, ...chosen });
      else void addToCart({ ...chosen, quantity, onAdded: whenAdded, onFailed: fail });
    },
    type: (number: number) => {
      forgetFailure();
      if (line) setPortions(line, number, warn);
      else setQuantity(number);
    },
  };
}

export type DishChoosing = ReturnType<typeof useDishOrder>;

type Search = { chosen: Chosen; lines: readonly CartLine[]; lineId: string | undefined };

/** Returns the line that is being changed, or the line that has these choices, and the others. */
function linesOf(dish: MenuItem, { chosen, lines, lineId }: Search) {
  const ofDish = lines.filter(({ menuItemId }) => menuItemId === dish._id);
  const edited = ofDish.find(({ _id }) => _id === lineId);
  const identity = lineIdentityOf({ menuItemId: dish._id, ...chosen });
  const line = edited ? undefined : ofDish.find((each) => lineIdentityOf(each) === identity);
  return { edited, line, others: ofDish.filter((each) => each !== line && each !== edited) };
}
