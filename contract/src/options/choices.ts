import { capitalized } from '../ground/text/capitalized.ts';
import { optionLimits } from '../ground/option-limits.ts';
import type { MenuItem } from '../menu/schema.ts';
import { lowestCents, sizeGroupId } from '../menu/sizes.ts';
import type { OptionGroup } from './schema.ts';
import type { ResolvedChoice } from './resolved-choice.schema.ts';
import { soldOutKeyOf } from './sold-out-keys.ts';
import * as words from './choices-words.en.ts';

/** A chosen option with the words and the price of that moment. */
export type { ResolvedChoice } from './resolved-choice.schema.ts';

/** What identifies a chosen option. */
export type ChosenOption = Pick<ResolvedChoice, 'groupId' | 'choiceId'>;

/** A chosen option with the words it had, which name it once it is off the menu. */
type ChosenWords = ChosenOption & Partial<Pick<ResolvedChoice, 'group' | 'name'>>;

/** The group that is wrong, and a message that names it. */
export type ChoicesFault = { groupId: string; message: string };

type Groups = readonly OptionGroup[];

type Choosable = Pick<MenuItem, 'optionGroups' | 'sizes' | 'allergens'>;

/** Returns what is chosen with a dish: its size, if it has sizes, and then the groups it names. */
export function groupsOf(dish: Choosable, groups: Groups): OptionGroup[] {
  return [...sizeGroupOf(dish), ...namedGroupsOf(dish, groups)];
}

/** Returns the sizes of a dish as a group whose choices add to the price of the cheapest one. */
function sizeGroupOf({ sizes, allergens }: Choosable): OptionGroup[] {
  if (sizes === undefined) return [];
  const lowest = lowestCents(sizes);
  const choices = sizes.map(({ id, name, cents }) => ({
    id,
    name,
    cents: cents - lowest,
    isDefault: false,
    // What a dish contains is the same in every size.
    ...(allergens && { allergens: [] }),
  }));
  return [{ _id: sizeGroupId, name: words.size, min: 1, max: 1, choices }];
}

/** Returns the groups that a dish names in its order, without those that do not exist. */
export function namedGroupsOf(dish: Pick<MenuItem, 'optionGroups'>, groups: Groups): OptionGroup[] {
  const known = new Map(groups.map((group) => [group._id, group]));
  return (dish.optionGroups ?? [])
    .map((id) => known.get(id))
    .filter((group) => group !== undefined);
}

/**
 * Whether the diner must be asked before a dish is added: a group must be answered, or a
 * preselected choice costs something, contains an allergen, or declares nothing where the dish
 * does.
 */
export function needsDialog(dish: Choosable, groups: Groups): boolean {
  const ofDish = groupsOf(dish, groups);
  if (ofDish.some(({ min }) => min > 0)) return true;
  const fromTheStart = ofDish.flatMap(({ choices }) => choices.filter((each) => each.isDefault));
  return fromTheStart.some(({ cents, allergens }) => {
    const isUndeclared = allergens === undefined && dish.allergens !== undefined;
    return cents > 0 || isUndeclared || (allergens ?? []).length > 0;
  });
}

/** Returns the groups of a dish with the prices of the size that is chosen, if one is. */
export function groupsAtSize(groups: Groups, chosen: readonly ChosenOption[]): OptionGroup[] {
  const sizes = groups.find(({ _id }) => _id === sizeGroupId)?.choices ?? [];
  const size = sizes.find(({ id }) =>
    chosen.some(({ groupId, choiceId }) => groupId === sizeGroupId && choiceId === id),
  );
  if (size === undefined) return [...groups];
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map(({ centsBySize, ...choice }) => ({
      ...choice,
      cents: centsBySize?.[size.id] ?? choice.cents,
    })),
  }));
}

/** Returns the preselected choices. */
export function defaultChoices(dishGroups: Groups): ChosenOption[] {
  return dishGroups.flatMap(({ _id: groupId, choices }) =>
    choices.filter(({ isDefault }) => isDefault).map(({ id }) => ({ groupId, choiceId: id })),
  );
}

/**
 * Checks choices against the groups of the dish, with messages. One that is taken twice is there
 * twice. The dialog, the cart, the checkout and the order all use this rule.
 *
 * @param groups of the dish: see `groupsOf`.
 * @returns the choices in the order of the groups, or the fault of the first wrong group.
 */
export function resolveChoices({
  groups,
  chosen,
}: {
  groups: Groups;
  chosen: readonly ChosenWords[];
}): { choices: ResolvedChoice[] } | { fault: ChoicesFault } {
  const notOfDish = chosen.find(({ groupId }) => !groups.some(({ _id }) => _id === groupId));
  if (notOfDish !== undefined) {
    const name = notOfDish.group ?? words.unknownGroup(notOfDish.groupId);
    const message = say(name, words.notOfDish);
    return { fault: { groupId: notOfDish.groupId, message } };
  }
  const choices: ResolvedChoice[] = [];
  for (const group of groupsAtSize(groups, chosen)) {
    const ofGroup = chosen.filter(({ groupId }) => groupId === group._id);
    const message = faultOf(group, ofGroup);
    if (message !== undefined) return { fault: { groupId: group._id, message } };
    choices.push(
      ...choicesOf(group).flatMap((choice) =>
        ofGroup.filter(({ choiceId }) => choiceId === choice.choiceId).map(() => choice),
      ),
    );
    if (choices.length > optionLimits.portionsPerLine) {
      const tooMany = say(group.name, words.tooManyPortions(optionLimits.portionsPerLine));
      return { fault: { groupId: group._id, message: tooMany } };
    }
  }
  return { choices };
}

/** Returns a group's name as the beginning of a message: `Size:`, `How would you like it?` */
export function labelOf(name: string): string {
  return /[?!:.…؟]$/.test(name) ? name : `${name}:`;
}

/** Returns a message such as `Size: choose 1.` or `How would you like it? Choose 1.` */
function say(group: string, sentence: string): string {
  const label = labelOf(group);
  if (label !== group) return `${label} ${sentence}`;
  return `${label} ${capitalized(sentence)}`;
}

function faultOf(group: OptionGroup, chosen: readonly ChosenWords[]): string | undefined {
  const { name, min, max, maxEach = 1, choices } = group;
  const ids = chosen.map(({ choiceId }) => choiceId);
  const portions = Math.max(...countsOf(ids).values());
  if (portions > maxEach)
    return say(name, maxEach === 1 ? words.choiceTwice : words.chooseAtMostOfEach(maxEach));
  const gone = chosen.find(({ choiceId }) => !choices.some(({ id }) => id === choiceId));
  if (gone !== undefined) {
    return say(name, gone.name === undefined ? words.choiceGone : words.namedChoiceGone(gone.name));
  }
  if (ids.length < min)
    return say(name, min === max ? words.chooseExactly(min) : words.chooseAtLeast(min));
  return ids.length > max ? say(name, words.chooseAtMost(max)) : undefined;
}

/** Counts how often each ID is there. */
function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Returns all choices of a group as they would be ordered. */
export function choicesOf({ _id: groupId, name: group, choices }: OptionGroup): ResolvedChoice[] {
  return choices.map(({ id: choiceId, name, cents, allergens }) => ({
    groupId,
    choiceId,
    group,
    name,
    cents,
    ...(allergens !== undefined && { allergens }),
  }));
}

/** The key of a choice in the list of sold-out choices. IDs contain no dots. */
export function choiceKeyOf({ groupId, choiceId }: ChosenOption): string {
  return `${groupId}.${choiceId}`;
}

type Line = { menuItemId: string; choices?: readonly ResolvedChoice[] | undefined };

/** Returns a message that names the first sold-out choice of a line, if there is one. */
export function soldOutFault(
  { menuItemId, choices = [] }: Line,
  soldOut: ReadonlySet<string>,
): ChoicesFault | undefined {
  const choice = choices.find((each) => soldOut.has(soldOutKeyOf(menuItemId, each)));
  if (choice === undefined) return undefined;
  const message = say(choice.group, words.choiceSoldOut(choice.name));
  return { groupId: choice.groupId, message };
}

/** Returns the price of the choices, which is added to that of the dish. */
export function centsOfChoices(choices: readonly Pick<ResolvedChoice, 'cents'>[]): number {
  return choices.reduce((total, { cents }) => total + cents, 0);
}

/**
 * Returns the same key for two lines that are one: those of the same dish with the same choices, in
 * any order, and the same note.
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
