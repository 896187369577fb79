import { useState } from 'react';
import { priceFromCents } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { useRemoveFromCart } from '../../../api/cart/cart-lines.ts';
import { useReplaceLine } from '../../../api/cart/replace-line.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { showToast } from '../../../ui/messages/messages.ts';
import * as words from '../words.en.ts';

type Line = Checkout['lines'][number];

/**
 * Removes a line from the cart, or replaces it by another dish, without asking, because its own
 * dish cannot be ordered. The line is busy until the new total is there, so that nothing is ordered
 * at the old one.
 *
 * @param onRemoved resolves once the new total is shown
 */
export function useLineMending(email: string, onRemoved: (lineId: string) => Promise<void>) {
  const { mutateAsync: removeLine } = useRemoveFromCart(email);
  const { mutateAsync: replaceLine } = useReplaceLine(email);
  const [busyId, setBusyId] = useState<string>();

  const mend = async (lineId: string, change: () => Promise<unknown>) => {
    setBusyId(lineId);
    try {
      await change();
      await onRemoved(lineId);
    } catch (error) {
      // Where the new dish was added but the old one stayed, the cause says why.
      showToast(messageOf(error instanceof Error ? (error.cause ?? error) : error), 'warning');
    }
    setBusyId(undefined);
  };

  return {
    busyId,
    remove: (lineId: string) => mend(lineId, () => removeLine(lineId)),
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
