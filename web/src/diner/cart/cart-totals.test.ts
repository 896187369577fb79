import { expect, it } from 'vitest';
import {
  cartTotalCents,
  lineTotalCents,
  portionCount,
  withSoldOut,
  type ShownLine,
} from './cart-totals.ts';

function line(changes: Partial<ShownLine>): ShownLine {
  return {
    _id: 'line',
    menuItemId: 'dish',
    name: 'Ember Margherita',
    quantity: 1,
    image: '/dish-art/1f355.webp',
    price: 12.5,
    email: 'ben@thymely.example',
    available: true,
    isSoldOut: false,
    ...changes,
  };
}

it('a line costs its price times its quantity', () => {
  expect(lineTotalCents(line({ price: 12.5, quantity: 3 }))).toBe(3750);
});

it('sums are exact where binary fractions are not (spec 9.7)', () => {
  expect(0.1 * 3).not.toBe(0.3);
  expect(cartTotalCents([line({ price: 0.1, quantity: 3 }), line({ price: 8.2 })])).toBe(850);
});

it('a dish that was taken off the menu does not count', () => {
  expect(cartTotalCents([line({}), line({ available: false, price: 99 })])).toBe(1250);
});

it('a dish whose choices are no longer offered does not count', () => {
  const fault = 'Size: “Large” is no longer offered.';
  expect(cartTotalCents([line({}), line({ fault, price: 99 })])).toBe(1250);
});

it('a sold-out dish does not count either, and differs from one that is gone', () => {
  const lines = [
    line({}),
    line({ menuItemId: 'soup' }),
    line({ menuItemId: 'x', available: false }),
  ];
  const shown = withSoldOut(lines, { dishes: ['soup', 'x'], choices: new Set() });
  expect(shown.map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, false]);
  expect(cartTotalCents(shown)).toBe(1250);
});

it('a dish with a sold-out choice does not count, and names that choice', () => {
  const choices = [
    { groupId: 'size', choiceId: 'large', group: 'Size', name: 'Large', cents: 300 },
  ];
  const gone = 'Size: “Large” is no longer offered.';
  const lines = [
    line({ menuItemId: 'tea' }),
    line({ choices }),
    line({ choices, fault: gone }),
    line({ choices, menuItemId: 'soup' }),
    line({ choices, available: false }),
  ];
  const shown = withSoldOut(lines, { dishes: ['soup'], choices: new Set(['size.large']) });
  expect(shown.map(({ fault, isFaultOfToday = false }) => [fault, isFaultOfToday])).toEqual([
    [undefined, false],
    ['Size: “Large” is sold out today.', true],
    [gone, false],
    [undefined, false],
    [undefined, false],
  ]);
  expect(cartTotalCents(shown)).toBe(1250);
  expect(portionCount(shown)).toBe(1);
});

it('portions are counted rather than lines, and only those that are ordered', () => {
  const lines = [
    line({ quantity: 3 }),
    line({}),
    line({ quantity: 9, available: false }),
    line({ quantity: 9, isSoldOut: true }),
  ];
  expect(portionCount(lines)).toBe(4);
});

it('an empty cart costs nothing', () => {
  expect(cartTotalCents([])).toBe(0);
});
