import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits } from '@thymely/contract/ground/limits';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { priceFromCents } from '@thymely/contract/ground/price/money';
import { currencySign } from '../../../lib/currency.ts';
import {
  changesOf,
  dishFaultsOf,
  typedDishOf,
  emptyDish,
  dishValuesOf,
  type DishValues,
} from './dish-values.ts';
import { noNotice } from './notice-values.ts';
import { typedPriceSchema } from './typed-price.schema.ts';

const typed: DishValues = {
  name: '  Ember Margherita ',
  category: 'pizza',
  price: '12.5',
  recipe: 'Tomato, mozzarella, basil.',
  image: '/dish-art/1f355.webp',
  diets: 'vegetarian',
  allergens: 'gluten|milk',
  optionGroups: '',
  load: '',
  resting: '',
  taxRate: '',
  hasSizes: false,
  sizes: [],
  served: [],
  noticeMinutes: noNotice,
};

const declared = {
  diets: ['vegetarian'],
  allergens: ['gluten', 'milk'],
  optionGroups: null,
  load: null,
  resting: null,
  taxRate: null,
  sizes: null,
  served: null,
  noticeMinutes: null,
};

describe('the input of the dish form', () => {
  it('becomes a dish with a decimal price (spec 5.6)', () => {
    expect(typedDishOf(typed)).toEqual({
      ...typed,
      ...declared,
      hasSizes: undefined,
      name: 'Ember Margherita',
      price: 12.5,
    });
  });

  it('is all required (spec 5.6)', () => {
    expect(dishFaultsOf(emptyDish)).toEqual({
      name: 'Name is required.',
      category: 'Category is required.',
      price: 'Price is required.',
      recipe: 'Recipe is required.',
      image: 'Image is required.',
    });
  });

  it.each(['12,50', '12.50', ' 12,5 ', `12,50 ${currencySign}`, `${currencySign}12.50`])(
    'gives a price of 12.5: %j',
    (price) => {
      expect(typedDishOf({ ...typed, price }).price).toBe(12.5);
    },
  );

  it('has every price as cents, and only the dish that is sent has it as a decimal number', () => {
    fc.assert(
      fc.property(fc.integer({ min: limits.priceMinCents, max: limits.priceMaxCents }), (cents) => {
        const price = amountText(cents);
        expect(v.parse(typedPriceSchema, price)).toBe(cents);
        expect(typedDishOf({ ...typed, price }).price).toBe(priceFromCents(cents));
      }),
    );
  });

  it.each(['1,250', '1.250', '1,25.00', '12,5,0'])(
    'is rejected as ambiguous with a price like %s',
    (price) => {
      expect(dishFaultsOf({ ...typed, price })).toEqual({
        price: `This price can be read in more than one way. Write it like 1250 or ${amountText(1250)}.`,
      });
    },
  );

  it.each(['0', '-1', '9.999', '10000.01', '1e400', 'twelve', '   ', '¥12', '12 JPY'])(
    'is rejected with the price %j',
    (price) => {
      expect(Object.keys(dishFaultsOf({ ...typed, price }))).toEqual(['price']);
    },
  );

  it.each(['javascript:alert(1)', 'http://example.com/a.png', '//example.com/a.png', 'a.png'])(
    'is rejected with the image %s',
    (image) => {
      expect(Object.keys(dishFaultsOf({ ...typed, image }))).toEqual(['image']);
    },
  );

  it.each<[Partial<DishValues>, object]>([
    [
      { diets: '', allergens: 'none' },
      { diets: null, allergens: [] },
    ],
    [
      { diets: 'none', allergens: '' },
      { diets: [], allergens: null },
    ],
    [
      { optionGroups: 'extras|milk', load: '0' },
      { optionGroups: ['extras', 'milk'], load: 0 },
    ],
    [{ resting: 'yes' }, { resting: true }],
  ])('distinguishes none from not declared: %j', (changes, fields) => {
    expect(typedDishOf({ ...typed, ...changes })).toMatchObject(fields);
  });

  it('is rejected at both fields when a diet rules an allergen out, whatever else is wrong', () => {
    const words = "A vegan dish can't contain milk.";
    expect(dishFaultsOf({ ...typed, diets: 'vegan' })).toEqual({ diets: words, allergens: words });
    expect(dishFaultsOf({ ...typed, diets: 'vegan', name: '' })).toEqual({
      name: 'Name is required.',
      diets: words,
      allergens: words,
    });
  });

  it.each(['-1', '1.5', '21', 'much'])('is rejected with the load %s', (load) => {
    expect(dishFaultsOf({ ...typed, load })).toEqual({
      load: 'Load must be a whole number from 0 to 20.',
    });
  });

  it('is sent where it differs from the original dish', () => {
    const dish = typedDishOf(typed);
    expect(changesOf(dish, { ...dish, price: 9, category: 'soup' })).toEqual({
      price: 9,
      category: 'soup',
    });
    expect(changesOf(dish, { ...dish, allergens: null, load: 2 })).toEqual({
      allergens: null,
      load: 2,
    });
    expect(changesOf({ ...dish, diets: ['vegetarian'] }, dish)).toEqual(dish);
    expect(changesOf(dish, dish)).toEqual(dish);
  });

  it("starts with both decimals of a dish's price", () => {
    const dish = { ...typedDishOf(typed), _id: 'ember-margherita' };
    expect(dishValuesOf(dish)).toEqual({
      ...typed,
      name: 'Ember Margherita',
      price: amountText(1250),
    });
  });
});

describe('sizes in the dish form', () => {
  const row = (name: string, price: string, load = '') => ({
    key: name,
    id: undefined,
    name,
    price,
    load,
  });
  const sized: DishValues = {
    ...typed,
    price: 'much',
    hasSizes: true,
    sizes: [row('Large ', '14', '2'), row('Small', '9,5')],
  };
  const large = { id: 'large', name: 'Large', cents: 1400, load: 2 };
  const small = { id: 'small', name: 'Small', cents: 950 };

  it('become sizes with IDs, and the lowest is the price of the dish', () => {
    expect(dishFaultsOf(sized)).toEqual({});
    expect(typedDishOf(sized)).toMatchObject({ price: 9.5, sizes: [large, small] });
    // What is typed beside the single price is not sent.
    expect(typedDishOf({ ...sized, price: '8', hasSizes: false })).toMatchObject({
      price: 8,
      sizes: null,
    });
  });

  it('keep their IDs when they are renamed, and new ones get others', () => {
    const renamed = { ...row('Big', '14'), id: 'large' };
    const { sizes } = typedDishOf({ ...sized, sizes: [renamed, row('Large', '20')] });
    expect(sizes?.map(({ id, name }) => [id, name])).toEqual([
      ['large', 'Big'],
      ['large-2', 'Large'],
    ]);
  });

  it('are rejected beside the field that is wrong', () => {
    const sizes = [row('', '1,250'), row('Large', '0', '1.5'), row(' LARGE', '9')];
    expect(Object.keys(dishFaultsOf({ ...sized, sizes }))).toEqual([
      'sizes.0.name',
      'sizes.0.price',
      'sizes.1.price',
      'sizes.1.load',
      'sizes.2.name',
    ]);
    expect(dishFaultsOf({ ...sized, sizes })).toMatchObject({
      'sizes.2.name': 'This size is already listed.',
    });
  });

  it('are sent with the price when any of them has changed, even in its load only', () => {
    const dish = typedDishOf(sized);
    const other = { ...dish, sizes: [{ ...large, load: 3 }, small] };
    expect(changesOf(dish, other)).toEqual({ price: 9.5, sizes: other.sizes });
    expect(changesOf(dish, { ...dish, sizes: null })).toEqual({ price: 9.5, sizes: null });
    expect(changesOf(dish, { ...dish, name: 'Pizza' })).toEqual({ name: 'Pizza' });
  });
});
