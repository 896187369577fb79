import type { MenuItem } from '../menu/endpoints.ts';
import { choiceKeyOf } from './choices.ts';
import type { OptionGroup } from './endpoints.ts';

type Menu = { items: readonly MenuItem[]; groups: readonly OptionGroup[] };

/** Returns the dishes with a group whose choices that are left cannot answer it. */
export function dishesWithoutChoice(
  { items, groups }: Menu,
  soldOutChoices: ReadonlySet<string>,
): string[] {
  if (soldOutChoices.size === 0) return [];
  const usedUp = new Set(groups.filter((group) => isUsedUp(group, soldOutChoices)).map(idOf));
  return items
    .filter(({ optionGroups = [] }) => optionGroups.some((id) => usedUp.has(id)))
    .map(idOf);
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
