import type { FigureSums } from '@thymely/contract/figures/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { SoldOutEntry } from '../../../api/sold-out.ts';

export type Unsold = {
  id: string;
  name: string;
  /** When it sold out, as ISO 8601; undefined if it can be ordered. */
  soldOutSince: string | undefined;
  /** Whether guests who avoid an allergen do not see it. */
  isUndeclared: boolean;
};

/** Returns the dishes that were not sold, those with a reason first. */
export function neverSold(
  menu: readonly Pick<MenuItem, '_id' | 'name' | 'allergens'>[],
  { dishes }: Pick<FigureSums, 'dishes'>,
  soldOut: readonly SoldOutEntry[],
): Unsold[] {
  const since = new Map(
    soldOut.flatMap((entry) =>
      'dish' in entry && !('size' in entry) ? [[entry.dish, entry.at] as const] : [],
    ),
  );
  const rank = ({ soldOutSince, isUndeclared }: Unsold) =>
    Number(soldOutSince === undefined) * 2 + Number(!isUndeclared);
  return menu
    .filter(({ _id }) => (Object.hasOwn(dishes, _id) ? (dishes[_id]?.n ?? 0) : 0) <= 0)
    .map(({ _id, name, allergens }) => ({
      id: _id,
      name,
      soldOutSince: since.get(_id),
      isUndeclared: !allergens,
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}
