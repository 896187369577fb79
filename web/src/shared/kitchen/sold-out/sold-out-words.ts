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

/** Something that is offered, with what a search compares. */
type Offered = { item: Sellable; text: string; category?: Category };

/** All dishes with their sizes, and all choices, each in alphabetical order. */
export type OfferByName = { dishes: readonly Offered[]; choices: readonly Offered[] };

/** Returns what is offered in alphabetical order: sorting a large menu takes longer than searching it. */
export function byName({ menu, groups }: Offer): OfferByName {
  const dishes = menu.flatMap((dish) =>
    [{ dish: dish._id, name: dish.name }, ...sizesOf(dish)].map((item) => ({
      ...offered(item),
      category: dish.category,
    })),
  );
  return { dishes: sorted(dishes), choices: sorted(groups.flatMap(choicesOf).map(offered)) };
}

/**
 * Returns the dishes and their sizes that match by name and the choices that match by their name or their group's,
 * and how many more there are.
 */
export function findByName(offer: OfferByName, search: string, shelf: Shelf = 'all') {
  const text = foldText(search).trim();
  const isFound = (each: Offered) => each.text.includes(text);
  const isOn = ({ category }: Offered) => shelf === 'all' || shelf === category;
  const dishes = offer.dishes.filter((each) => isOn(each) && isFound(each));
  const hasOptions = shelf === 'all' || shelf === 'options';
  const choices = hasOptions ? offer.choices.filter(isFound) : [];
  const shown = dishes.slice(0, mostRows);
  const shownChoices = choices.slice(0, mostRows - shown.length);
  const more = dishes.length + choices.length - shown.length - shownChoices.length;
  return { dishes: shown.map(itemOf), choices: shownChoices.map(itemOf), more };
}

function sizesOf({ _id: dish, name: dishName, sizes = [] }: MenuItem): Sellable[] {
  return sizes.map(({ id: size, name }) => ({ dish, size, dishName, name }));
}

function choicesOf({ _id: group, name: groupName, choices }: OptionGroup): Sellable[] {
  return choices.map(({ id: choice, name }) => ({ group, choice, groupName, name }));
}

function offered(item: Sellable): Offered {
  return { item, text: foldText(nameOf(item)) };
}

const itemOf = ({ item }: Offered) => item;

function sorted(all: readonly Offered[]): Offered[] {
  const { compare } = new Intl.Collator(brand.locale);
  return all
    .map((each) => ({ each, name: nameOf(each.item) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ each }) => each);
}
