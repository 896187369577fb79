import type { Category } from '@thymely/contract/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/money';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import type { StoredLine } from '../cart/store.ts';
import type { MenuSnapshot } from '../menu/store.ts';

/** A line of the cart at the menu's present price. */
export type PricedLine = {
  shown: Checkout['lines'][number];
  /** Undefined for a dish that is gone. */
  category: Category | undefined;
  /** What it takes of a slot's capacity. */
  load: number;
};

type Parts = {
  cart: { lines: readonly StoredLine[] };
  menu: Pick<MenuSnapshot, 'items'>;
  /** IDs of dishes that are on the menu, and sold out now. */
  soldOut: ReadonlySet<string>;
};

export type PricedCart = {
  lines: PricedLine[];
  /** Of the lines that can be ordered, like the load and the number of dishes. */
  totalCents: number;
  load: number;
  dishes: number;
  /** One for each line that cannot be ordered. */
  problems: OrderProblem[];
};

/** A cart as it would be ordered now. */
export function priceCart({ cart, menu, soldOut }: Parts): PricedCart {
  const dishes = new Map(menu.items.map((item) => [item._id, item]));
  const lines = cart.lines.map((line) => priceLine(line, dishes.get(line.menuItemId), soldOut));
  const ordered = lines.filter(({ shown }) => shown.available);
  return {
    lines,
    totalCents: sum(ordered.map(({ shown }) => shown.totalCents)),
    load: sum(ordered.map(({ load }) => load)),
    dishes: sum(ordered.map(({ shown }) => shown.quantity)),
    problems: lines
      .filter(({ shown }) => !shown.available)
      .map(({ shown, category }) => ({
        code: category === undefined ? ('dish_gone' as const) : ('sold_out' as const),
        lineId: shown.lineId,
      })),
  };
}

function priceLine(
  { id, menuItemId, quantity, added }: StoredLine,
  dish: MenuItem | undefined,
  soldOut: ReadonlySet<string>,
): PricedLine {
  const { name, image, price } = dish ?? added;
  const unitCents = centsFromPrice(price);
  return {
    shown: {
      ...{ lineId: id, menuItemId, name, image, unitCents, quantity, choices: [], note: '' },
      totalCents: unitCents * quantity,
      available: dish !== undefined && !soldOut.has(menuItemId),
    },
    category: dish?.category,
    // Nobody cooks a drink.
    load: dish?.category === 'drinks' ? 0 : quantity,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
