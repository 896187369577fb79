import { foldText } from '@thymely/contract/ground/fold-text';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { labelOf } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import type { Sellable } from '../../api/sold-out.ts';
import { comingTime, type Zone } from '../../model/restaurant-time.ts';

type Now = { nowMs: number; zone: Zone };

/** `until recalled`, `until 6 PM`, `until tomorrow at 11 AM`. */
export function untilInWords(until: string | null, now: Now): string {
  return until === null ? 'until recalled' : `until ${comingTime(until, now)}`;
}

/** `Ember Margherita`, `Toppings: Feta`: choices of the same name are told apart by their group. */
export function nameOf(item: Sellable): string {
  return 'dish' in item ? item.name : `${labelOf(item.groupName)} ${item.name}`;
}

/** More rows than anyone reads: whoever looks further types. */
const mostRows = 100;

type Offer = { menu: readonly MenuItem[]; groups: readonly OptionGroup[] };

/**
 * The dishes that a search finds by name, and the choices that it finds by their name or that of their
 * group, each in the order of the alphabet; and how many there are more.
 */
export function findByName({ menu, groups }: Offer, search: string) {
  const dishes = found(
    menu.map(({ _id, name }) => ({ dish: _id, name })),
    search,
  );
  const choices = found(groups.flatMap(choicesOf), search);
  const shown = dishes.slice(0, mostRows);
  const shownChoices = choices.slice(0, mostRows - shown.length);
  const more = dishes.length + choices.length - shown.length - shownChoices.length;
  return { dishes: shown, choices: shownChoices, more };
}

function choicesOf({ _id: group, name: groupName, choices }: OptionGroup): Sellable[] {
  return choices.map(({ id: choice, name }) => ({ group, choice, groupName, name }));
}

function found(items: readonly Sellable[], search: string): Sellable[] {
  const text = foldText(search.trim());
  return items
    .filter((item) => foldText(nameOf(item)).includes(text))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
