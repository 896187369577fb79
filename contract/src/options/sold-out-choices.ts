/** Apart from `choices.ts`, because no first load needs it. */
import type { MenuItem } from '../menu/endpoints.ts';
import { labelOf, type ChoicesFault, type ChosenOption, type ResolvedChoice } from './choices.ts';
import type { OptionGroup } from './endpoints.ts';

/** How a choice is named among those that are sold out: IDs have no dots. */
export function choiceKeyOf({ groupId, choiceId }: ChosenOption): string {
  return `${groupId}.${choiceId}`;
}

/** Why what was chosen cannot be ordered today, in words that name the first such choice. */
export function soldOutFault(
  choices: readonly ResolvedChoice[],
  soldOutChoices: ReadonlySet<string>,
): ChoicesFault | undefined {
  const choice = choices.find((each) => soldOutChoices.has(choiceKeyOf(each)));
  if (choice === undefined) return undefined;
  const message = `${labelOf(choice.group)} “${choice.name}” is sold out today.`;
  return { groupId: choice.groupId, message };
}

type Menu = { items: readonly MenuItem[]; groups: readonly OptionGroup[] };

/** Dishes that cannot be ordered in any way: of one of their groups fewer choices are left than must be chosen. */
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
  { _id: groupId, min, choices }: OptionGroup,
  soldOutChoices: ReadonlySet<string>,
): boolean {
  const left = choices.filter(
    ({ id }) => !soldOutChoices.has(choiceKeyOf({ groupId, choiceId: id })),
  );
  return left.length < min;
}

function idOf({ _id }: { _id: string }): string {
  return _id;
}
