import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import { menuQuery } from '../../../api/menu/menu.ts';
import { optionGroupsQuery } from '../../../api/menu/options.ts';
import { useGuestCart } from '../../../lib/guest-cart.ts';
import { keepDishes, keptDishes, keptLineIdOf, keptLinesIn } from '../../../model/kept-dishes.ts';
import { forgetKept } from '../forget-kept.ts';
import { keptAsLines } from './kept-lines.ts';
import type { LineActions } from './side-cart-line.tsx';

/** What a visitor has kept, as lines; undefined until its names and prices are known. */
export function useKeptLines(): CartLine[] | undefined {
  const kept = keptLinesIn(useGuestCart());
  const { data: menu } = useQuery(menuQuery);
  const keptIds = new Set(kept.map(({ menuItemId }) => menuItemId));
  const hasOptions =
    menu?.some(({ _id, optionGroups = [] }) => keptIds.has(_id) && optionGroups.length > 0) ===
    true;
  const { data: groups } = useQuery({ ...optionGroupsQuery, enabled: hasOptions });
  if (kept.length === 0) return [];
  if (!menu || (hasOptions && !groups)) return undefined;
  return keptAsLines(kept, { menu, groups: groups ?? [] });
}

/** What a visitor does with them: nothing is sent. */
export const keptActions: LineActions = {
  step: ({ _id }, by) => {
    const stepped = keptDishes().map((line) =>
      keptLineIdOf(line) === _id ? { ...line, quantity: line.quantity + by } : line,
    );
    keepDishes(stepped);
  },
  remove: ({ _id }) => void forgetKept((line) => keptLineIdOf(line) === _id),
  removingId: undefined,
};
