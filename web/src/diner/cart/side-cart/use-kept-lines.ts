import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../../../api/menu/menu.ts';
import { optionGroupsQuery } from '../../../api/menu/options.ts';
import { useGuestCart } from '../../../lib/guest-cart.ts';
import { keepDishes, keptDishes, keptLineIdOf, keptLinesIn } from '../../../model/kept-dishes.ts';
import type { ErrorStateProps } from '../../../ui/error-state.tsx';
import type { LineOfCart } from '../cart-totals.ts';
import { forgetKept } from '../forget-kept.ts';
import { hasOptions, keptAsLines } from './kept-lines.ts';
import type { LineActions } from './side-cart-line.tsx';
import * as words from '../words.en.ts';

type KeptLines = {
  lines: LineOfCart[];
  /** Why some of them have no options. */
  failure?: ErrorStateProps | undefined;
};

/** What a visitor has kept, as lines; undefined until its names and prices are known. */
export function useKeptLines(): KeptLines | undefined {
  const kept = keptLinesIn(useGuestCart());
  const { data: menu } = useQuery(menuQuery);
  const keptIds = new Set(kept.map(({ menuItemId }) => menuItemId));
  const isNeeded = menu?.some((dish) => keptIds.has(dish._id) && hasOptions(dish)) === true;
  const options = useQuery({ ...optionGroupsQuery, enabled: isNeeded });
  const { data: groups, errorUpdateCount, isFetching, refetch } = options;
  if (kept.length === 0) return { lines: [] };
  const isAwaited = isNeeded && !groups;
  // Another try is no reason to hide what is shown.
  if (!menu || (isAwaited && errorUpdateCount === 0)) return undefined;
  const failure = { message: words.optionsFailed, busy: isFetching, onRetry: () => void refetch() };
  const lines = keptAsLines(kept, { menu, groups });
  return { lines, failure: isAwaited ? failure : undefined };
}

/**
 * What a visitor does with them: nothing is sent. `onRemoved` is called before the alert that offers to
 * take a removal back, which an open sheet would hide.
 */
export function keptActions(onRemoved: () => void): LineActions {
  return {
    step: ({ _id }, by) => {
      keepQuantity(_id, (quantity) => quantity + by);
    },
    type: ({ _id }, quantity) => {
      keepQuantity(_id, () => quantity);
    },
    remove: ({ _id }) => {
      onRemoved();
      void forgetKept((line) => keptLineIdOf(line) === _id);
    },
    removingId: undefined,
  };
}

function keepQuantity(id: string, next: (quantity: number) => number): void {
  const changed = keptDishes().map((line) =>
    keptLineIdOf(line) === id ? { ...line, quantity: next(line.quantity) } : line,
  );
  keepDishes(changed);
}
