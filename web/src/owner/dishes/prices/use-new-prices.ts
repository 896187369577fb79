import { useState } from 'react';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import { useChangePrices, type NewPrice } from '../../../api/menu/price-changes.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { showAlertWithUndo, showToast } from '../../../ui/messages/messages.ts';
import * as words from './words.en.ts';

const namesShown = 3;

/** How long the offer to take the prices back stays, unless something is pressed. */
const undoMs = 30_000;

/** Changes prices, and offers to take that back as a whole. */
export function useNewPrices(onDone: () => void) {
  const { mutateAsync: change, isPending: isBusy } = useChangePrices();
  const [problem, setProblem] = useState<string>();

  const takeBack = async (prices: readonly NewPrice[]) => {
    try {
      const { changed, left } = await change(prices);
      showToast(
        said(words.withOldPrice(changed.length, inThousands(changed.length)), left),
        left.length > 0 ? 'warning' : 'success',
      );
    } catch (error) {
      showToast(messageOf(error), 'warning');
    }
  };
  const apply = async (prices: readonly NewPrice[]) => {
    setProblem(undefined);
    try {
      const { changed, left } = await change(prices);
      onDone();
      const text = said(words.withNewPrice(changed.length, inThousands(changed.length)), left);
      if (changed.length === 0) showToast(text, 'warning');
      else if (await showAlertWithUndo(words.changed, text, undoMs)) await takeBack(changed);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return { isBusy, problem, apply };
}

/** Adds to a sentence the dishes that somebody else has changed or deleted meanwhile. */
function said(sentence: string, left: readonly EditedDish[]): string {
  if (left.length === 0) return sentence;
  const names = left.slice(0, namesShown).map(({ name }) => name);
  const more = left.length - names.length;
  const dishes = names.join(', ');
  return `${sentence} ${more > 0 ? words.leftWithMore(more, dishes) : words.left(dishes)}`;
}
