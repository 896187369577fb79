import { limits } from '@thymely/contract/ground/limits';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import {
  HalfReplaced,
  TooManyPortions,
  useReplaceLine,
  type Replacement,
} from '../../api/cart/replace-line.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { reportRefusal } from '../../shared/add-to-cart.tsx';
import { showToast } from '../../ui/messages/messages.ts';

/** Saves what a diner has changed about a line of the cart, and reports the outcome. */
export function useLineEdit(email: string, onSaved: () => void) {
  const { mutateAsync: replace, isPending } = useReplaceLine(email);
  const save = async (line: CartLine, wanted: Omit<Replacement, 'line'>) => {
    try {
      await replace({ line, ...wanted });
      onSaved();
      showToast('Your cart has the changes.', 'success');
    } catch (error) {
      const words = wordsFor(error);
      if (words === undefined) await reportRefusal(error);
      else showToast(words, 'warning');
    }
  };
  return { save, isSaving: isPending };
}

/** Returns what to say about a failure that only a replacement has. */
function wordsFor(error: unknown): string | undefined {
  if (error instanceof TooManyPortions) {
    return `Your cart has this dish with these choices already, and no more than ${limits.quantityMax} portions of it.`;
  }
  if (error instanceof HalfReplaced) {
    const reason = messageOf(error.cause);
    return `${reason} For now the dish is in your cart both ways. Save again, or delete one of them.`;
  }
  return undefined;
}
