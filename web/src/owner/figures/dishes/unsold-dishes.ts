import type { FigureSums } from '@thymely/contract/figures/endpoints';
import type { ListedDish } from '@thymely/contract/menu/endpoints';
import type { SoldOutEntry } from '../../../api/sold-out.ts';

export type Unsold = {
  id: string;
  name: string;
  /** When it came onto the menu, as ISO 8601; undefined if it was there all the time. */
  newSince: string | undefined;
  /** When it sold out, as ISO 8601; undefined if it can be ordered. */
  soldOutSince: string | undefined;
  /** Whether guests who avoid an allergen do not see it. */
  isUndeclared: boolean;
};

/** What was sold since the first of these days. */
type Sold = Pick<FigureSums, 'dishes'> & { firstDay: string };

/** Returns the dishes that were not sold, those with a reason first. */
export function neverSold(
  menu: readonly Pick<ListedDish, '_id' | 'name' | 'allergens' | 'addedAt'>[],
  { dishes, firstDay }: Sold,
  soldOut: readonly SoldOutEntry[],
): Unsold[] {
  const since = new Map(
    soldOut.flatMap((entry) => ('dish' in entry ? [[entry.dish, entry.at] as const] : [])),
  );
  const rank = ({ soldOutSince, newSince, isUndeclared }: Unsold) =>
    [soldOutSince !== undefined, newSince !== undefined, isUndeclared, true].indexOf(true);
  return menu
    .filter(({ _id }) => (Object.hasOwn(dishes, _id) ? (dishes[_id]?.n ?? 0) : 0) <= 0)
    .map(({ _id, name, allergens, addedAt = '' }) => ({
      id: _id,
      name,
      newSince: addedAt >= firstDay ? addedAt : undefined,
      soldOutSince: since.get(_id),
      isUndeclared: !allergens,
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}
