import type { Order, OrderLine } from '@thymely/contract/orders/endpoints';
import type { OrderState } from '@thymely/contract/orders/order-states';
import { brand } from '@brand/brand.ts';
import { choicesBesideSize, sizeIn } from '../../../shared/choices/line-size.ts';
import { isForLater, type KitchenNow } from '../../../shared/kitchen/board-columns.ts';

export type ChoiceToCook = { id: string; name: string; quantity: number };

export type DishToCook = {
  /** The ID of the dish, with that of its size. */
  id: string;
  name: string;
  size: string | undefined;
  /** How many are to be cooked now. */
  quantity: number;
  /** The options of those, the most frequent first. */
  choices: readonly ChoiceToCook[];
  /** How many more are to be cooked later on the same business day. */
  later: number;
};

type AllDay = KitchenNow & {
  /** The present business day; undefined until the hours are known. */
  today: string | undefined;
};

const uncooked: readonly OrderState[] = ['placed', 'accepted', 'cooking'];

/**
 * Adds up the dishes of all orders that are to be cooked, by size and the most frequent first: those
 * to be cooked now, and beside them those for later on this business day. Other days do not count.
 */
export function dishesToCook(orders: readonly Order[], now: AllDay): DishToCook[] {
  const dishes = new Map<string, Counted>();
  for (const order of orders) {
    const isLater = isForLater(order, now);
    if (!uncooked.includes(order.state) || (isLater && order.day !== now.today)) continue;
    for (const line of order.lines) {
      const size = sizeIn(line.choices);
      const id = size ? `${line.menuItemId}.${size.choiceId}` : line.menuItemId;
      const dish = dishes.get(id) ?? {
        name: '',
        size: undefined,
        now: 0,
        later: 0,
        choices: new Map(),
      };
      dishes.set(id, dish);
      count(dish, line, isLater);
    }
  }
  return [...dishes]
    .map(([id, { now: quantity, choices, ...dish }]): DishToCook => {
      return { id, ...dish, quantity, choices: mostFrequentFirst([...choices.values()]) };
    })
    .sort(
      (one, other) =>
        other.quantity - one.quantity ||
        other.later - one.later ||
        one.name.localeCompare(other.name, brand.locale),
    );
}

type Counted = Pick<DishToCook, 'name' | 'size' | 'later'> & {
  now: number;
  choices: Map<string, ChoiceToCook>;
};

function count(dish: Counted, { name, quantity, choices }: OrderLine, isLater: boolean): void {
  dish.name = name;
  dish.size = sizeIn(choices)?.name;
  if (isLater) {
    dish.later += quantity;
    return;
  }
  dish.now += quantity;
  for (const choice of choicesBesideSize(choices)) {
    const id = `${choice.groupId}.${choice.choiceId}`;
    const known = dish.choices.get(id)?.quantity ?? 0;
    dish.choices.set(id, { id, name: choice.name, quantity: known + quantity });
  }
}

function mostFrequentFirst(choices: readonly ChoiceToCook[]): ChoiceToCook[] {
  return choices.toSorted(
    (one, other) =>
      other.quantity - one.quantity || one.name.localeCompare(other.name, brand.locale),
  );
}

/** Returns how many dishes are to be cooked now. */
export function totalOf(dishes: readonly DishToCook[]): number {
  return dishes.reduce((sum, { quantity }) => sum + quantity, 0);
}
