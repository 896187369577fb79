import type { CartLine } from '@thymely/contract/cart/endpoints';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  centsOfChoices,
  defaultChoices,
  groupsOf,
  resolveChoices,
} from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { keptLineIdOf, type KeptLine } from '../../../model/kept-dishes.ts';
import * as words from '../words.en.ts';

type Offer = {
  menu: readonly MenuItem[];
  /** Undefined if they could not be loaded. */
  groups: readonly OptionGroup[] | undefined;
};

/**
 * Returns what a visitor has kept as lines of a cart, with the names and prices of the menu. A dish
 * that is not on the menu has no name: it is left out, and the login says so.
 */
export function keptAsLines(kept: readonly KeptLine[], { menu, groups }: Offer): CartLine[] {
  return kept.flatMap((line) => {
    const dish = menu.find(({ _id }) => _id === line.menuItemId);
    return dish ? [lineOf(line, dish, groups)] : [];
  });
}

function lineOf(line: KeptLine, dish: MenuItem, groups: Offer['groups']): CartLine {
  const resolved = resolvedChoices(line, dish, groups);
  const choices = 'choices' in resolved ? resolved.choices : [];
  return {
    _id: keptLineIdOf(line),
    menuItemId: dish._id,
    name: dish.name,
    quantity: line.quantity,
    image: dish.image,
    price: priceFromCents(centsFromPrice(dish.price) + centsOfChoices(choices)),
    email: '',
    available: true,
    ...(choices.length > 0 && { choices }),
    ...(line.note !== undefined && { note: line.note }),
    ...('fault' in resolved && { fault: resolved.fault.message }),
  };
}

function resolvedChoices({ choices }: KeptLine, dish: MenuItem, groups: Offer['groups']) {
  if (groups === undefined && hasOptions(dish)) return { fault: { message: words.withoutOptions } };
  const ofDish = groupsOf(dish, groups ?? []);
  return resolveChoices({ groups: ofDish, chosen: choices ?? defaultChoices(ofDish) });
}

export function hasOptions({ optionGroups = [] }: MenuItem): boolean {
  return optionGroups.length > 0;
}
