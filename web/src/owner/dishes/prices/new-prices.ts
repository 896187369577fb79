import { limits } from '@thymely/contract/ground/limits';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import type { NewPrice } from '../../../api/menu/price-changes.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { typedPercent } from '../../parts/typed/typed-number.ts';
import * as words from './words.en.ts';

/** New prices are multiples of `step` cents, plus `ending`. */
type Rounding = { value: string; label: string; step: number; ending: number };

const steps = [1, 5, 10, 50, 100].map((step): Rounding => {
  return { value: `to-${step}`, label: words.roundTo(formatCents(step)), step, ending: 0 };
});
const endings = [90, 95].map((ending): Rounding => {
  const label = words.endingIn(amountText(ending).replace(/^0/, ''));
  return { value: `on-${ending}`, label, step: 100, ending };
});

export const roundings: readonly Rounding[] = [...steps, ...endings];

/** Hundredths of a percent, with which all amounts stay whole numbers. */
const whole = 10_000;

const mostRaised = 500 * 100;

export type PercentChange = { direction: 'up' | 'down'; percent: string; rounding: string };

/** Reads a percentage as it is typed, in hundredths of a percent, or says what is wrong with it. */
export function readPercent({ direction, percent }: PercentChange): number | { fault: string } {
  const hundredths = typedPercent(percent);
  if (!(hundredths > 0)) return { fault: words.noPercentage };
  if (direction === 'up') {
    return hundredths <= mostRaised ? hundredths : { fault: words.raisedTooMuch };
  }
  return hundredths < whole ? -hundredths : { fault: words.loweredTooMuch };
}

/** Returns the nearest price that the rounding allows; the higher one of two that are as near. */
export function newCents(cents: number, hundredths: number, { step, ending }: Rounding): number {
  const exact = cents * (whole + hundredths);
  const unit = step * whole;
  const steps = Math.floor((2 * (exact - ending * whole) + unit) / (2 * unit));
  const rounded = steps * step + ending;
  // Nothing is free: the lowest price is the first that the rounding allows.
  return rounded >= limits.priceMinCents ? rounded : ending || step;
}

export type PricePlan = { changes: NewPrice[]; fault?: string };

/** Returns the dishes whose price changes, with their new prices. */
export function planPrices(dishes: readonly EditedDish[], change: PercentChange): PricePlan {
  const hundredths = readPercent(change);
  if (typeof hundredths === 'object') return { changes: [], ...hundredths };
  const rounding = roundings.find(({ value }) => value === change.rounding) ?? roundings[0];
  if (!rounding) return { changes: [] };
  const raised = (cents: number) => newCents(cents, hundredths, rounding);
  const all = dishes.map((seen): NewPrice => {
    if (!seen.sizes) return { seen, cents: raised(centsFromPrice(seen.price)) };
    return { seen, sizes: seen.sizes.map(({ id, cents }) => ({ id, cents: raised(cents) })) };
  });
  const tooHigh = all.flatMap(priceSteps).find(({ after }) => after > limits.priceMaxCents);
  if (tooHigh) {
    const most = formatCents(limits.priceMaxCents);
    return { changes: [], fault: words.tooExpensive(tooHigh.name, most) };
  }
  return { changes: all.flatMap(withoutUnchanged) };
}

/** A price before and after: of a dish, or of a dish in one of its sizes. */
export type PriceStep = { key: string; name: string; before: number; after: number };

export function priceSteps(change: NewPrice): PriceStep[] {
  const { _id, name, price, sizes: known = [] } = change.seen;
  if (!change.sizes) {
    return [{ key: _id, name, before: centsFromPrice(price), after: change.cents }];
  }
  return change.sizes.flatMap(({ id, cents }) => {
    const size = known.find((each) => each.id === id);
    if (!size) return [];
    return [
      { key: `${_id}.${id}`, name: `${name} ${size.name}`, before: size.cents, after: cents },
    ];
  });
}

/** Returns the number of prices that dishes have. */
export function countPrices(dishes: readonly EditedDish[]): number {
  return dishes.reduce((count, { sizes }) => count + (sizes?.length ?? 1), 0);
}

function withoutUnchanged(change: NewPrice): NewPrice[] {
  const { seen } = change;
  if (!change.sizes) return change.cents === centsFromPrice(seen.price) ? [] : [change];
  const isNew = ({ id, cents }: { id: string; cents: number }) =>
    seen.sizes?.some((size) => size.id === id && size.cents !== cents);
  const sizes = change.sizes.filter(isNew);
  return sizes.length === 0 ? [] : [{ seen, sizes }];
}
