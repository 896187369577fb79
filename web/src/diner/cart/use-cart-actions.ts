import type { CartLine } from '@thymely/contract/cart/endpoints';
import { setPortions, useRemoveFromCart, useSetCartQuantity } from '../../api/cart/cart-lines.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { askToDelete } from '../../shared/ask-to-delete.ts';
import { pictureOfLine } from '../../shared/line-picture.ts';
import { showAlert, showToast } from '../../ui/messages/messages.ts';
import * as words from './words.en.ts';

export type CartActions = {
  /** Changes the quantity by one, immediately. */
  step: (line: CartLine, by: 1 | -1) => void;
  /** Sets the quantity to the number that was typed, immediately. */
  type: (line: CartLine, quantity: number) => void;
  /** Removes the line after asking for confirmation. */
  remove: (line: CartLine) => void;
  /** The line that the server is currently removing. */
  removingId: string | undefined;
};

/**
 * The diner's actions on a line, and the messages when they fail. `onRemoved` is called once the
 * line is gone, together with the button that had the focus.
 */
export function useCartActions(email: string, onRemoved: (line: CartLine) => void): CartActions {
  const warn = (error: unknown) => {
    showToast(messageOf(error), 'warning');
  };
  const step = useSetCartQuantity(email, warn);
  const removal = useRemoveFromCart(email);

  const remove = async (line: CartLine) => {
    if (!(await askToDelete({ name: line.name, image: pictureOfLine(line) }))) return;
    try {
      await removal.mutateAsync(line._id);
      onRemoved(line);
      showAlert(words.deleted, words.deletedText);
    } catch (error) {
      warn(error);
    }
  };

  return {
    step: (line, by) => {
      step(line._id, by);
    },
    type: (line, quantity) => {
      setPortions(line, quantity, warn);
    },
    remove: (line) => void remove(line),
    removingId: removal.isPending ? removal.variables : undefined,
  };
}
