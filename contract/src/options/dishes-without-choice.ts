import type { MenuItem } from '../menu/schema.ts';
import { sizeGroupId } from '../menu/sizes.ts';
import { choiceKeyOf } from './choices.ts';
import type { OptionGroup } from './schema.ts';
import { soldOutKeyOf } from './sold-out-keys.ts';

type Menu = { items: readonly MenuItem[]; groups: readonly OptionGroup[] };

/** Returns the dishes without a size that is left, or with a group that cannot be answered. */
export function dishesWithoutChoice(
  { items, groups }: Menu,
  soldOutChoices: ReadonlySet<string>,
): string[] {
  if (soldOutChoices.size === 0) return [];
  const usedUp = new Set(groups.filter((group) => isUsedUp(group, soldOutChoices)).map(idOf));
  return items
    .filter(
      (dish) =>
        dish.optionGroups?.some((id) => usedUp.has(id)) === true ||
        isOutInEverySize(dish, soldOutChoices),
    )
    .map(idOf);
}

function isOutInEverySize({ _id, sizes }: MenuItem, soldOut: ReadonlySet<string>): boolean {
  if (sizes === undefined) return false;
  return sizes.every(({ id }) =>
    soldOut.has(soldOutKeyOf(_id, { groupId: sizeGroupId, choiceId: id })),
  );
}

function isUsedUp(
  { _id: groupId, min, maxEach = 1, choices }: OptionGroup,
  soldOutChoices: ReadonlySet<string>,
): boolean {
  const left = choices.filter(
    ({ id }) => !soldOutChoices.has(choiceKeyOf({ groupId, choiceId: id })),
  );
  return left.length * maxEach < min;
}

function idOf({ _id }: { _id: string }): string {
  return _id;
}
