import type { MissingDish } from '@thymely/contract/cart/endpoints';
import { limits } from '@thymely/contract/ground/limits';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  centsOfChoices,
  choiceKeyOf,
  choicesOf,
  groupsOf,
  lineIdentityOf,
  type ResolvedChoice,
} from '@thymely/contract/options/choices';
import { namesOfChoices } from '@thymely/contract/options/counted-choices';
import { dishesWithoutChoice } from '@thymely/contract/options/dishes-without-choice';
import { soldOutKeyOf } from '@thymely/contract/options/sold-out-keys';
import type { ChangedDish, OrderLine } from '@thymely/contract/orders/endpoints';
import { wantedLine, type Wanted } from '../../cart/merge-lines.ts';
import type { AddReading } from '../../cart/store.ts';
import * as words from './words.en.ts';

/** A line of an earlier order, and what can be had of it now. */
type Item = {
  ordered: OrderLine;
  dish: MenuItem | undefined;
  wanted: Wanted;
  lostChoices: string[];
  lostNote: boolean;
};

type Today = { ids: readonly string[]; reading: AddReading };

/** Returns what can be had now of each line of an order. */
export function itemsOf(ordered: readonly OrderLine[], { ids, reading }: Today): Item[] {
  const withoutChoice = dishesWithoutChoice(reading.menu, reading.soldOutChoices);
  const soldOut = new Set([...reading.soldOut, ...withoutChoice]);
  const items = ordered.map((line, at) => itemOf(line, { id: ids[at] ?? '', reading, soldOut }));
  // Lines that have become the same are one line with the sum of their portions.
  const portions = new Map<string, number>();
  for (const { wanted } of items) {
    if (!('line' in wanted)) continue;
    const identity = lineIdentityOf(wanted.line);
    portions.set(identity, (portions.get(identity) ?? 0) + wanted.line.quantity);
  }
  return items.map((item) => {
    if (!('line' in item.wanted)) return item;
    const { line } = item.wanted;
    const sum = portions.get(lineIdentityOf(line)) ?? line.quantity;
    return { ...item, wanted: { line: { ...line, quantity: Math.min(sum, limits.quantityMax) } } };
  });
}

type Moment = { id: string; reading: AddReading; soldOut: ReadonlySet<string> };

function itemOf(ordered: OrderLine, { id, reading, soldOut }: Moment): Item {
  const { menuItemId, name, quantity, choices, note } = ordered;
  const { menu, soldOutChoices, takesNotes } = reading;
  const dish = menu.items.find(({ _id }) => _id === menuItemId);
  const offered = dish === undefined ? [] : groupsOf(dish, menu.groups).flatMap(choicesOf);
  const canBeHad = (choice: ResolvedChoice) => {
    const key = choiceKeyOf(choice);
    const isOut = soldOutChoices.has(soldOutKeyOf(menuItemId, choice));
    return !isOut && offered.some((each) => choiceKeyOf(each) === key);
  };
  const left = choices.filter(canBeHad);
  const lostNote = note !== '' && !takesNotes;
  const lostChoices = namesOfChoices(choices.filter((choice) => !canBeHad(choice)));
  const wish = { menuItemId, chosen: left, note: lostNote ? '' : note };
  const wanted: Wanted = soldOut.has(menuItemId)
    ? { missing: { menuItemId, reason: 'sold_out', message: words.soldOut } }
    : wantedLine(wish, { id, quantity, reading });
  return { ordered, dish, wanted: withName(wanted, dish?.name ?? name), lostChoices, lostNote };
}

/** A dish that is off the menu has the name under which it was ordered. */
function withName(wanted: Wanted, name: string): Wanted {
  if ('line' in wanted) return wanted;
  const missing: MissingDish = { ...wanted.missing, name };
  return { missing };
}

/** Returns how a line of the cart differs from what was ordered: one change, or none. */
export function reorderChangesOf(item: Item | undefined, lineId: string): ChangedDish[] {
  if (item?.dish === undefined || !('line' in item.wanted)) return [];
  const { ordered, dish, wanted, lostChoices, lostNote } = item;
  const nowCents = centsFromPrice(dish.price) + centsOfChoices(wanted.line.choices ?? []);
  const before = ordered.allergens;
  const newAllergens =
    before === undefined ? [] : (dish.allergens ?? []).filter((each) => !before.includes(each));
  const isSame =
    nowCents === ordered.unitCents &&
    lostChoices.length === 0 &&
    !lostNote &&
    newAllergens.length === 0;
  if (isSame) return [];
  const prices = { wasCents: ordered.unitCents, nowCents };
  return [{ lineId, name: dish.name, ...prices, lostChoices, lostNote, newAllergens }];
}
