import { useState } from 'react';
import { priceFromCents } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { savePortions, useRemoveFromCart } from '../../../api/cart/cart-lines.ts';
import { useReplaceLine } from '../../../api/cart/replace-line.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { showToast } from '../../../ui/messages/messages.ts';
import * as words from '../words.en.ts';

type Line = Checkout['lines'][number];

type LineMendingDone = {
  onRemoved: (lineId: string) => Promise<void>;
  onTaken: (lineId: string, portions: number) => Promise<void>;
};

/**
 * Removes a line from the cart, takes fewer portions of it, or replaces it by another dish, without asking, because it
 * cannot be ordered as it is. The line is busy until the new total is there, so that nothing is ordered
 * at the old one.
 *
 * @param done.onRemoved resolves once the new total is shown, as does `onTaken`
 */
export function useLineMending(email: string, { onRemoved, onTaken }: LineMendingDone) {
  const { mutateAsync: removeLine } = useRemoveFromCart(email);
  const { mutateAsync: replaceLine } = useReplaceLine(email);
  const [busyId, setBusyId] = useState<string>();

  const mend = async (
    lineId: string,
    change: () => Promise<unknown>,
    onMended = () => onRemoved(lineId),
  ) => {
    setBusyId(lineId);
    try {
      await change();
      await onMended();
    } catch (error) {
      // Where the new dish was added but the old one stayed, the cause says why.
      showToast(messageOf(error instanceof Error ? (error.cause ?? error) : error), 'warning');
    }
    setBusyId(undefined);
  };

  return {
    busyId,
    remove: (lineId: string) => mend(lineId, () => removeLine(lineId)),
    take: (line: Line, portions: number) =>
      mend(
        line.lineId,
        () => savePortions(cartLineOf(line, email), portions),
        () => onTaken(line.lineId, portions),
      ),
    replace: (line: Line, dish: MenuItem) =>
      mend(line.lineId, async () => {
        const { quantity } = line;
        const replaced = cartLineOf(line, email);
        // The note was about the other dish.
        const wanted = { menuItem: dish, choices: undefined, note: '', quantity };
        await replaceLine({ line: replaced, ...wanted });
        const { name, image, category } = dish;
        showToast(words.added, 'success', { name, image, category });
      }),
  };
}

function cartLineOf(line: Line, email: string) {
  const { lineId, menuItemId, name, image, quantity, unitCents, available, choices, note } = line;
  const price = priceFromCents(unitCents);
  return { _id: lineId, menuItemId, name, image, quantity, price, email, available, choices, note };
}
