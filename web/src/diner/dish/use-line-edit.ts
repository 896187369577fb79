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
import * as words from './words.en.ts';

/** Saves what a diner has changed about a line of the cart, and reports the outcome. */
export function useLineEdit(
  email: string,
  { onSaved, onFailed }: { onSaved: () => void; onFailed: (message: string) => void },
) {
  const { mutateAsync: replace, isPending } = useReplaceLine(email);
  const save = async (line: CartLine, wanted: Omit<Replacement, 'line'>) => {
    try {
      await replace({ line, ...wanted });
      onSaved();
      showToast(words.saved, 'success');
    } catch (error) {
      const said = wordsFor(error);
      if (said === undefined) await reportRefusal(error, { onFailed });
      else onFailed(said);
    }
  };
  return { save, isSaving: isPending };
}

/** Returns what to say about a failure that only a replacement has. */
function wordsFor(error: unknown): string | undefined {
  if (error instanceof TooManyPortions) {
    return words.tooMany(limits.quantityMax);
  }
  if (error instanceof HalfReplaced) {
    return words.inCartTwice(messageOf(error.cause));
  }
  return undefined;
}
