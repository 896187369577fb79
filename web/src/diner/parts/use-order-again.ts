import { useNavigate } from 'react-router-dom';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useReorder } from '../../api/orders/reorder.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { reorderEntry } from '../../model/reordered.ts';
import { showAlert, showToast } from '../../ui/messages/messages.ts';
import * as words from './order-again-words.en.ts';

/**
 * Puts an order into the cart again and leads there. A toast says whether all of it is there; the
 * page of the cart names what has changed and what is missing.
 */
export function useOrderAgain() {
  const navigate = useNavigate();
  const email = useReadyAccount()?.email ?? '';
  const { mutateAsync, isPending } = useReorder(email);
  const orderAgain = async ({ _id, number }: Pick<Order, '_id' | 'number'>) => {
    try {
      const { added, changed, missing } = await mutateAsync(_id);
      if (added.length === 0) {
        const reasons = missing.map(({ name = '', message }) => words.missingDish(name, message));
        showAlert(words.nothingToOrderAgain, reasons.join(' '));
        return;
      }
      const isSame = changed.length === 0 && missing.length === 0;
      await navigate(
        '/cart-page',
        isSame ? {} : { state: reorderEntry({ number, changed, missing }) },
      );
      if (isSame) showToast(words.inCartAgain(number));
      else showToast(words.inCartChanged(number), 'warning');
    } catch (error) {
      showToast(messageOf(error), 'warning');
    }
  };
  return { orderAgain, isBusy: isPending };
}
