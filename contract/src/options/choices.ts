import type { MenuItem } from '../menu/endpoints.ts';
import type { OptionGroup } from './endpoints.ts';

/** What a diner chose, as carts keep it. */
export type ChosenOption = { groupId: string; choiceId: string };

/** What was chosen, as it is shown and ordered: with the words and the price of that moment. */
export type ResolvedChoice = ChosenOption & { group: string; name: string; cents: number };

/** The group that is wrong, and why in words that name it. */
export type ChoicesFault = { groupId: string; message: string };

type Groups = readonly OptionGroup[];

/** The groups of a dish in its own order. One that does not exist has no choices: left out. */
export function groupsOf(dish: Pick<MenuItem, 'optionGroups'>, groups: Groups): OptionGroup[] {
  const known = new Map(groups.map((group) => [group._id, group]));
  return (dish.optionGroups ?? [])
    .map((id) => known.get(id))
    .filter((group) => group !== undefined);
}

/** Whether a dish cannot be added before the diner was asked. */
export function needsDialog(dish: Pick<MenuItem, 'optionGroups'>, groups: Groups): boolean {
  return groupsOf(dish, groups).some(({ min }) => min > 0);
}

/** What is chosen until the diner says otherwise. */
export function defaultChoices(dishGroups: Groups): ChosenOption[] {
  return dishGroups.flatMap(({ _id: groupId, choices }) =>
    choices.filter(({ isDefault }) => isDefault).map(({ id }) => ({ groupId, choiceId: id })),
  );
}

/**
 * Checks what was chosen against the groups of the dish, and says it in words: the one rule for the
 * dialog, the cart, the checkout and the order.
 *
 * @param groups of the dish: see `groupsOf`.
 * @returns the choices in the order of the groups, or what is wrong with the first wrong group.
 */
export function resolveChoices({
  groups,
  chosen,
}: {
  groups: Groups;
  chosen: readonly ChosenOption[];
}): { choices: ResolvedChoice[] } | { fault: ChoicesFault } {
  const stranger = chosen.find(({ groupId }) => !groups.some(({ _id }) => _id === groupId));
  if (stranger !== undefined) {
    const message = `This dish has no options “${stranger.groupId}”.`;
    return { fault: { groupId: stranger.groupId, message } };
  }
  const choices: ResolvedChoice[] = [];
  for (const group of groups) {
    const ids = chosen.filter(({ groupId }) => groupId === group._id).map((each) => each.choiceId);
    const message = faultOf(group, ids);
    if (message !== undefined) return { fault: { groupId: group._id, message } };
    for (const { id, name, cents } of group.choices) {
      if (!ids.includes(id)) continue;
      choices.push({ groupId: group._id, choiceId: id, group: group.name, name, cents });
    }
  }
  return { choices };
}

function faultOf({ name, min, max, choices }: OptionGroup, ids: readonly string[]) {
  if (new Set(ids).size < ids.length) return `${name}: one choice is there twice.`;
  if (ids.some((each) => !choices.some(({ id }) => id === each)))
    return `${name}: one of your choices is no longer offered.`;
  if (ids.length < min)
    return min === max ? `${name}: choose ${min}.` : `${name}: choose at least ${min}.`;
  if (ids.length > max) return `${name}: choose no more than ${max}.`;
  return undefined;
}

/** The price of what was chosen, on top of the dish. */
export function centsOfChoices(choices: readonly Pick<ResolvedChoice, 'cents'>[]): number {
  return choices.reduce((total, { cents }) => total + cents, 0);
}

/**
 * The same for two lines of a cart that are one: the same dish with the same choices, in whatever
 * order, and the same note.
 */
export function lineIdentityOf({
  menuItemId,
  choices = [],
  note = '',
}: {
  menuItemId: string;
  choices?: readonly ChosenOption[] | undefined;
  note?: string | undefined;
}): string {
  const keys = choices.map(({ groupId, choiceId }) => `${groupId}/${choiceId}`);
  return JSON.stringify([menuItemId, keys.toSorted(), note]);
}
