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
import type { LineOfCart } from '../cart-totals.ts';

type Offer = {
  menu: readonly MenuItem[];
  /** Undefined if they could not be loaded. */
  groups: readonly OptionGroup[] | undefined;
};

/**
 * Returns what a visitor has kept as lines of a cart, with the names and prices of the menu. A dish
 * that is not on the menu has no name: it is left out, and the login says so.
 */
export function keptAsLines(kept: readonly KeptLine[], { menu, groups }: Offer): LineOfCart[] {
  return kept.flatMap((line) => {
    const dish = menu.find(({ _id }) => _id === line.menuItemId);
    return dish ? [lineOf(line, dish, groups)] : [];
  });
}

function lineOf(line: KeptLine, dish: MenuItem, groups: Offer['groups']): LineOfCart {
  const isUnpriced = groups === undefined && hasOptions(dish);
  const resolved = isUnpriced
    ? { choices: [] }
    : resolvedChoices(line, groupsOf(dish, groups ?? []));
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
    ...(isUnpriced && { isUnpriced }),
    ...('fault' in resolved && { fault: resolved.fault.message }),
  };
}

function resolvedChoices({ choices }: KeptLine, groups: OptionGroup[]) {
  return resolveChoices({ groups, chosen: choices ?? defaultChoices(groups) });
}

export function hasOptions({ optionGroups = [] }: MenuItem): boolean {
  return optionGroups.length > 0;
}
