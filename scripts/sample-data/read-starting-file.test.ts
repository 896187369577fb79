import { describe, expect, it } from 'vitest';
import { categoryIds } from '@thymely/contract/ground/categories';
import {
  readStartingFile,
  startingOrderingSchema,
  startingMenuSchema,
} from './read-starting-file.ts';

const dish = {
  _id: 'marinara',
  name: 'Marinara',
  recipe: 'Tomato, garlic, oregano.',
  image: '/dish-art/1f355.webp',
  category: categoryIds[0],
  price: 8.5,
};
const rates = [{ id: 'food', name: 'Food', bp: 1300 }];
const dollars = { locale: 'en-US', currency: 'USD' };

function faultsOf(
  facts: unknown,
  brand: Parameters<typeof startingMenuSchema>[0]['brand'] = dollars,
): string {
  const menu = startingMenuSchema({ rates, brand });
  try {
    readStartingFile(menu, typeof facts === 'string' ? facts : JSON.stringify(facts), 'menu.json');
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe("the menu in a restaurant's folder", () => {
  it('is read', () => {
    expect(faultsOf([dish, { ...dish, _id: 'other', taxRate: 'food' }])).toBe('');
  });

  it.each([
    ['no JSON', '[{', 'menu.json is not JSON.'],
    ['no list', {}, 'menu.json: The file is not a list of dishes.'],
    [
      'a price below zero',
      [{ ...dish, price: -1 }],
      'menu.json: Marinara: 0.price: Price must be a number between $0.01 and $10,000.00, with no more than two decimal places.',
    ],
    [
      'a dish without a recipe',
      [{ ...dish, recipe: undefined }],
      'menu.json: Marinara: 0.recipe: This field is missing.',
    ],
    [
      'an unknown category',
      [{ ...dish, category: 'sushi' }],
      'menu.json: Marinara: 0.category: This is not a category of categories.json.',
    ],
    [
      'an unknown tax rate',
      [{ ...dish, taxRate: 'wine' }],
      'menu.json: Marinara: 0.taxRate: This is not a tax rate of hours.json.',
    ],
    [
      'a price that is not that of the cheapest size',
      [
        {
          ...dish,
          sizes: [950, 1500].map((cents) => ({ id: `${cents}`, name: `${cents}`, cents })),
        },
      ],
      'menu.json: Marinara: 0.price: The price of a dish with sizes is that of the cheapest.',
    ],
    ['one ID twice', [dish, dish], 'menu.json: Two dishes have the same _id.'],
  ])('with %s is one line', (_, facts, line) => {
    expect(faultsOf(facts)).toBe(line);
  });

  it('has prices in the currency and up to the limit of its restaurant', () => {
    const limits = { orderCents: 1, orderCentsUnverified: 1, priceMaxCents: 500_000 };
    const euros = { locale: 'pt-PT', currency: 'EUR', limits };
    expect(faultsOf([{ ...dish, price: 5000 }], euros)).toBe('');
    const rupiah = { ...euros, limits: { ...limits, priceMaxCents: 50_000_000 } };
    const sizes = [450_000, 45_000_000].map((cents) => ({
      id: `${cents}`,
      name: `${cents}`,
      cents,
    }));
    expect(faultsOf([{ ...dish, price: 4500, sizes }], rupiah)).toBe('');
    expect(faultsOf([{ ...dish, price: 4500, sizes }], euros)).toContain('0.sizes.1.cents');
    expect(faultsOf([{ ...dish, price: 5000.01 }], euros).replaceAll(/\s/g, ' ')).toBe(
      'menu.json: Marinara: 0.price: Price must be a number between 0,01 € and 5000,00 €, with no more than two decimal places.',
    );
  });
});

it('hours that are none are a line each', () => {
  const hours = { timeZone: 'Europe/Lisbon', week: {}, taxes: [] };
  const elsewhere = JSON.stringify({ ...hours, timeZone: 'Europe/Lisboa' });
  expect(() => readStartingFile(startingOrderingSchema, elsewhere, 'hours.json')).toThrow(
    'hours.json: timeZone: This is no time zone such as Europe/Lisbon.',
  );
  expect(() =>
    readStartingFile(startingOrderingSchema, JSON.stringify(hours), 'hours.json'),
  ).toThrow(
    /^hours\.json: week\.mon: This field is missing\.\n[^]*taxes: This field is unknown\.$/,
  );
});
