import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import {
  centsOfChoices,
  choicesOf,
  groupsAtSize,
  groupsOf,
  resolveChoices,
  type ResolvedChoice,
} from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import type { MenuSnapshot } from '../menu/store.ts';
import type { StoredLine } from './store.ts';

/** The dishes of a menu, their groups of options and their categories. */
export type Menu = Pick<MenuSnapshot, 'items' | 'groups' | 'categories'>;

/** A line of a cart with the menu's current words and prices, if the dish is on the menu. */
export type PresentLine = {
  line: StoredLine;
  /** The dish, or undefined once it is off the menu. */
  dish: MenuItem | undefined;
  name: string;
  image: string;
  /** The price of the dish with its choices. */
  unitCents: number;
  choices: ResolvedChoice[];
  note: string;
  /** The reason, in words, why the choices can no longer be ordered. */
  fault: string | undefined;
};

/** @returns one for each line, in the same order. */
export function presentLines(
  lines: readonly StoredLine[],
  { items, groups }: Pick<Menu, 'items' | 'groups'>,
): PresentLine[] {
  const dishes = new Map(items.map((item) => [item._id, item]));
  return lines.map((line) => {
    const dish = dishes.get(line.menuItemId);
    return presentLine(line, dish, dish === undefined ? [] : groupsOf(dish, groups));
  });
}

function presentLine(
  line: StoredLine,
  dish: MenuItem | undefined,
  groups: readonly OptionGroup[],
): PresentLine {
  const { added, choices: chosen = [], note = '' } = line;
  const { name, image, price } = dish ?? added;
  const { choices, fault } =
    dish === undefined ? { choices: [...chosen] } : presentChoices(chosen, groups);
  const unitCents = centsFromPrice(price) + centsOfChoices(choices);
  return { line, dish, name, image, unitCents, choices, note, fault };
}

/** Returns the choices of a line. Those that are no longer offered keep their old words. */
function presentChoices(
  chosen: readonly ResolvedChoice[],
  groups: readonly OptionGroup[],
): { choices: ResolvedChoice[]; fault?: string } {
  const resolved = resolveChoices({ groups, chosen });
  if ('choices' in resolved) return resolved;
  const offered = groupsAtSize(groups, chosen).flatMap(choicesOf);
  const choices = chosen.map((one) => offered.find((other) => areSame(one, other)) ?? one);
  return { choices, fault: resolved.fault.message };
}

function areSame(one: ResolvedChoice, other: ResolvedChoice): boolean {
  return one.groupId === other.groupId && one.choiceId === other.choiceId;
}
