import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { Category } from '@thymely/contract/ground/categories';
import type { OrderingSettings, TaxRate } from '@thymely/contract/ordering/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { servedOf } from '@thymely/contract/menu/served';
import { chosenSizeOf } from '@thymely/contract/menu/sizes';
import { soldOutFault, type ResolvedChoice } from '@thymely/contract/options/choices';
import { dishesWithoutChoice } from '@thymely/contract/options/dishes-without-choice';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { taxRateOf } from '@thymely/contract/ordering/included-tax';
import { presentLines, type Menu, type PresentLine } from '../../cart/present-line.ts';
import type { StoredLine } from '../../cart/store.ts';

/** A line of the cart at the current menu price. */
export type PricedLine = {
  shown: Checkout['lines'][number];
  /** The category, or undefined for a dish that is gone. */
  category: Category | undefined;
  /** The units of a slot's capacity that the line takes. */
  load: number;
  /** When the dish is served; undefined for always. */
  served: ReturnType<typeof servedOf>;
  /** The minutes before its pick-up by which the dish has to be ordered. */
  noticeMinutes: number;
};

type PricedLinesInput = {
  cart: { lines: readonly StoredLine[] };
  menu: Menu;
  /** The IDs of dishes that are on the menu but sold out now. */
  soldOut: ReadonlySet<string>;
  /** The choices and sizes that are sold out now, by the keys of `soldOutKeyOf`. */
  soldOutChoices: ReadonlySet<string>;
  settings: Pick<OrderingSettings, 'taxRates'>;
};

export type PricedCart = {
  lines: PricedLine[];
  /** The total of the lines that can be ordered, like the load and the number of dishes. */
  totalCents: number;
  load: number;
  dishes: number;
  /** The problems, one for each line that cannot be ordered. */
  problems: OrderProblem[];
};

/** Returns the cart as it would be ordered now. */
export function priceCart(input: PricedLinesInput): PricedCart {
  const { cart, menu, soldOut, soldOutChoices, settings } = input;
  const dishes = new Set([...soldOut, ...dishesWithoutChoice(menu, soldOutChoices)]);
  const { taxRates } = settings;
  const { categories } = menu;
  const today = { soldOut: { dishes, choices: soldOutChoices }, taxRates, categories };
  const lines = presentLines(cart.lines, menu).map((line) => priceLine(line, today));
  const ordered = lines.filter(({ shown }) => shown.available);
  return {
    lines,
    totalCents: sum(ordered.map(({ shown }) => shown.totalCents)),
    load: sum(ordered.map(({ load }) => load)),
    dishes: sum(ordered.map(({ shown }) => shown.quantity)),
    problems: lines.map(problemOf).filter((problem) => problem !== undefined),
  };
}

/** Returns the first reason why a line cannot be ordered. Removing the line solves all of them. */
function problemOf({ shown, category }: PricedLine): OrderProblem | undefined {
  const { lineId, available, fault } = shown;
  if (available) return undefined;
  if (category === undefined) return { code: 'dish_gone', lineId };
  return { code: fault === undefined ? 'sold_out' : 'choice_gone', lineId };
}

type Today = {
  soldOut: { dishes: ReadonlySet<string>; choices: ReadonlySet<string> };
  taxRates: readonly TaxRate[];
  categories: readonly MenuCategory[];
};

function priceLine(present: PresentLine, { soldOut, taxRates, categories }: Today): PricedLine {
  const { line, dish, name, image, unitCents, choices, note } = present;
  const { id: lineId, menuItemId, quantity } = line;
  const isSoldOut = soldOut.dishes.has(menuItemId);
  // If the dish is sold out, that is the reason, because no other choice could be ordered either.
  const faultToday = isSoldOut
    ? undefined
    : soldOutFault({ menuItemId, choices }, soldOut.choices)?.message;
  const fault = dish && (present.fault ?? faultToday);
  const rate = dish && taxRateOf(dish, taxRates);
  const category = dish?.category ?? line.added.category;
  return {
    shown: {
      lineId,
      menuItemId,
      name,
      image,
      unitCents,
      quantity,
      choices,
      note,
      totalCents: unitCents * quantity,
      available: dish !== undefined && fault === undefined && !isSoldOut,
      ...(dish?.diets !== undefined && { diets: dish.diets }),
      ...(dish?.allergens !== undefined && { allergens: dish.allergens }),
      ...(fault !== undefined && { fault }),
      ...(category !== undefined && { category }),
      ...(rate !== undefined && { tax: { name: rate.name, bp: rate.bp } }),
    },
    category: dish?.category,
    load: dish === undefined ? 0 : loadOf({ dish, choices, categories }) * quantity,
    served: dish && servedOf(dish, categories),
    noticeMinutes: dish?.noticeMinutes ?? 0,
  };
}

type Portion = {
  dish: MenuItem;
  choices: readonly ResolvedChoice[];
  categories: readonly MenuCategory[];
};

/** Returns the units of a slot's capacity that one portion takes: those of its size, if it has any. */
function loadOf({ dish, choices, categories }: Portion): number {
  const ofCategory = categories.find(({ id }) => id === dish.category)?.load;
  return chosenSizeOf(dish, choices)?.load ?? dish.load ?? ofCategory ?? 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
