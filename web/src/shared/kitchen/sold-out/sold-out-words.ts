import type { Category } from '@thymely/contract/ground/categories';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { labelOf } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { brand } from '@brand/brand.ts';
import type { Sellable } from '../../../api/sold-out.ts';
import { presentCategories } from '../../../lib/categories.ts';
import { comingInWords, type Zone } from '../../../model/restaurant-time.ts';
import * as untilWords from '../pause-words.en.ts';
import * as words from './words.en.ts';

type Now = { nowMs: number; zone: Zone };

/** Returns words such as `until recalled`, `until 6 PM`, or `until tomorrow at 11 AM`. */
export function untilInWords(until: string | null, now: Now): string {
  if (until === null) return words.untilRecalled;
  return comingInWords(until, now, { today: untilWords.untilTime, later: untilWords.untilDay });
}

/** Names a dish, a size of it, or a choice with its group: `Ember Margherita Large`, `Toppings: Feta`. */
export function nameOf(item: Sellable): string {
  if ('size' in item) return `${item.dishName} ${item.name}`;
  return 'dish' in item ? item.name : `${labelOf(item.groupName)} ${item.name}`;
}

/** The maximum number of rows: nobody reads more, but types to narrow the search. */
const mostRows = 100;

type Offer = { menu: readonly MenuItem[]; groups: readonly OptionGroup[] };

/** A part of what is offered: `all`, the dishes of a category, or the `options` of dishes. */
export type Shelf = Category;

/** Returns the parts that have something in them, in the order of the menu's tabs. */
export function shelvesOf({ menu, groups }: Offer): Shelf[] {
  const stocked = presentCategories()
    .all.map(({ id }) => id)
    .filter((id) => menu.some(({ category }) => category === id));
  const options = groups.some(({ choices }) => choices.length > 0);
  return ['all', ...stocked, ...(options ? ['options'] : [])];
}

/**
 * Returns the dishes and their sizes that match by name and the choices that match by their name or their group's,
 * each in alphabetical order, and how many more there are.
 */
export function findByName({ menu, groups }: Offer, search: string, shelf: Shelf = 'all') {
  const isOn = ({ category }: MenuItem) => shelf === 'all' || shelf === category;
  const dishes = found(
    menu.filter(isOn).flatMap((dish) => [{ dish: dish._id, name: dish.name }, ...sizesOf(dish)]),
    search,
  );
  const hasOptions = shelf === 'all' || shelf === 'options';
  const choices = hasOptions ? found(groups.flatMap(choicesOf), search) : [];
  const shown = dishes.slice(0, mostRows);
  const shownChoices = choices.slice(0, mostRows - shown.length);
  const more = dishes.length + choices.length - shown.length - shownChoices.length;
  return { dishes: shown, choices: shownChoices, more };
}

function sizesOf({ _id: dish, name: dishName, sizes = [] }: MenuItem): Sellable[] {
  return sizes.map(({ id: size, name }) => ({ dish, size, dishName, name }));
}

function choicesOf({ _id: group, name: groupName, choices }: OptionGroup): Sellable[] {
  return choices.map(({ id: choice, name }) => ({ group, choice, groupName, name }));
}

function found(items: readonly Sellable[], search: string): Sellable[] {
  const text = foldText(search.trim());
  return items
    .filter((item) => foldText(nameOf(item)).includes(text))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), brand.locale));
}
