import type { CartLine } from '@thymely/contract/cart/endpoints';
import { useRemoveFromCart, useSetCartQuantity } from '../../api/cart-lines.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { askToDelete } from '../../shared/ask-to-delete.ts';
import { showAlert, showToast } from '../../ui/messages.ts';

export type CartActions = {
  /** One more or one less, at once. */
  step: (line: CartLine, by: 1 | -1) => void;
  /** Asks first. */
  remove: (line: CartLine) => void;
  /** The line that the server is taking out just now. */
  removingId: string | undefined;
};

/**
 * What a diner can do to a line, and what is said when it fails. `onRemoved`: the line is gone, and
 * with it the button that had the focus.
 */
export function useCartActions(email: string, onRemoved: (line: CartLine) => void): CartActions {
  const warn = (error: unknown) => {
    showToast(messageOf(error), 'warning');
  };
  const step = useSetCartQuantity(email, warn);
  const removal = useRemoveFromCart(email);

  const remove = async (line: CartLine) => {
    if (!(await askToDelete({ name: line.name, image: line.image }))) return;
    try {
      await removal.mutateAsync(line._id);
      onRemoved(line);
      showAlert('Deleted!', 'Your file has been deleted.');
    } catch (error) {
      warn(error);
    }
  };

  return {
    step: (line, by) => {
      step(line._id, by);
    },
    remove: (line) => void remove(line),
    removingId: removal.isPending ? removal.variables : undefined,
  };
}
