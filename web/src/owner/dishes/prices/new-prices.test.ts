import { describe, expect, it } from 'vitest';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import { newCents, planPrices, priceSteps, readPercent, roundings } from './new-prices.ts';

const roundingOf = (value: string) => {
  const found = roundings.find((each) => each.value === value);
  if (!found) throw new Error(value);
  return found;
};

describe('a price changed by percent', () => {
  it.each([
    [1000, 400, 'to-1', 1040],
    [1000, 450, 'to-5', 1045],
    [1290, 400, 'to-10', 1340],
    [1290, 400, 'to-50', 1350],
    [1290, 400, 'to-100', 1300],
    [1290, 200, 'on-90', 1290],
    [1290, 800, 'on-90', 1390],
    [1290, 400, 'on-95', 1295],
    [1250, -1000, 'to-5', 1125],
    // Half a cent, and half a step, go up.
    [1050, 100, 'to-1', 1061],
    [1025, 1, 'to-50', 1050],
    [1000, 25, 'to-5', 1005],
    // Nothing becomes free.
    [3, -9900, 'to-1', 1],
    [20, -5000, 'to-100', 100],
    [20, -5000, 'on-95', 95],
  ])('%i cents by %i hundredths of a percent, rounded %s, is %i', (cents, by, rounding, result) => {
    expect(newCents(cents, by, roundingOf(rounding))).toBe(result);
  });
});

describe('a percentage', () => {
  it.each([
    ['4', 'up', 400],
    ['2,5', 'up', 250],
    ['2.5 %', 'down', -250],
    ['500', 'up', 50_000],
    ['99.99', 'down', -9999],
  ] as const)('%s %s is %i hundredths', (percent, direction, hundredths) => {
    expect(readPercent({ percent, direction, rounding: 'to-5' })).toBe(hundredths);
  });

  it.each([
    ['', 'up', 'Enter a percentage such as 4 or 2.5.'],
    ['0', 'up', 'Enter a percentage such as 4 or 2.5.'],
    ['-4', 'up', 'Enter a percentage such as 4 or 2.5.'],
    ['four', 'up', 'Enter a percentage such as 4 or 2.5.'],
    ['501', 'up', 'Raise prices by up to 500 %.'],
    ['100', 'down', 'Lower prices by less than 100 %.'],
  ] as const)('%j %s is refused', (percent, direction, fault) => {
    expect(readPercent({ percent, direction, rounding: 'to-5' })).toEqual({ fault });
  });
});

describe('the prices of several dishes', () => {
  const dish = (name: string, price: number): EditedDish => ({
    _id: name,
    name,
    price,
    category: 'soup',
    recipe: 'Slow.',
    image: '/dish-art/1f372.webp',
    version: 'v1',
  });
  const change = { direction: 'up', percent: '2', rounding: 'on-90' } as const;

  it('leave out those that stay as they are', () => {
    const { changes } = planPrices([dish('Stays', 12.9), dish('Rises', 12.5)], change);
    expect(changes.flatMap(priceSteps).map(({ name, after }) => [name, after])).toEqual([
      ['Rises', 1290],
    ]);
  });

  it('are those of each size of a dish with sizes, without those that stay', () => {
    const sizes = [
      { id: 'small', name: 'Small', cents: 1290 },
      { id: 'large', name: 'Large', cents: 1650 },
    ];
    const pizza = { ...dish('Pizza', 12.9), sizes };
    const { changes } = planPrices([pizza], change);
    expect(changes).toEqual([{ seen: pizza, sizes: [{ id: 'large', cents: 1690 }] }]);
    expect(changes.flatMap(priceSteps)).toEqual([
      { key: 'Pizza.large', name: 'Pizza Large', before: 1650, after: 1690 },
    ]);
    const gold = { ...pizza, sizes: sizes.map((size) => ({ ...size, cents: 999_900 })) };
    expect(planPrices([gold], change).fault).toMatch(/^Pizza Small would cost more than /);
  });

  it('are refused as a whole if one would be too high', () => {
    const plan = planPrices([dish('Soup', 12), dish('Gold', 9999)], change);
    expect(plan.changes).toEqual([]);
    expect(plan.fault).toMatch(/^Gold would cost more than /);
  });
});
