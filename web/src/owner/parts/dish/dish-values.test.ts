import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { currencySign } from '../../../lib/currency.ts';
import {
  changesOf,
  dishValuesSchema,
  emptyDish,
  dishValuesOf,
  type DishValues,
} from './dish-values.ts';

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
  sizes: '',
};

const declared = {
  diets: ['vegetarian'],
  allergens: ['gluten', 'milk'],
  optionGroups: null,
  load: null,
  resting: null,
  taxRate: null,
  sizes: null,
};

/** Returns the first message of each invalid field. */
function messagesFor(values: DishValues) {
  const result = v.safeParse(dishValuesSchema, values);
  const messages: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return messages;
}

describe('the input of the dish form', () => {
  it('becomes a dish with a decimal price (spec 5.6)', () => {
    expect(v.parse(dishValuesSchema, typed)).toEqual({
      ...typed,
      ...declared,
      name: 'Ember Margherita',
      price: 12.5,
    });
  });

  it('is all required (spec 5.6)', () => {
    expect(messagesFor(emptyDish)).toEqual({
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
      expect(v.parse(dishValuesSchema, { ...typed, price }).price).toBe(12.5);
    },
  );

  it.each(['1,250', '1.250', '1,25.00', '12,5,0'])(
    'is rejected as ambiguous with a price like %s',
    (price) => {
      expect(messagesFor({ ...typed, price })).toEqual({
        price: `This price can be read in more than one way. Write it like 1250 or ${amountText(1250)}.`,
      });
    },
  );

  it.each(['0', '-1', '9.999', '10000.01', '1e400', 'twelve', '   ', '¥12', '12 JPY'])(
    'is rejected with the price %j',
    (price) => {
      expect(Object.keys(messagesFor({ ...typed, price }))).toEqual(['price']);
    },
  );

  it.each(['javascript:alert(1)', 'http://example.com/a.png', '//example.com/a.png', 'a.png'])(
    'is rejected with the image %s',
    (image) => {
      expect(Object.keys(messagesFor({ ...typed, image }))).toEqual(['image']);
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
    expect(v.parse(dishValuesSchema, { ...typed, ...changes })).toMatchObject(fields);
  });

  it('is rejected at both fields when a diet rules an allergen out, whatever else is wrong', () => {
    const words = "A vegan dish can't contain milk.";
    expect(messagesFor({ ...typed, diets: 'vegan' })).toEqual({ diets: words, allergens: words });
    expect(messagesFor({ ...typed, diets: 'vegan', name: '' })).toEqual({
      name: 'Name is required.',
      diets: words,
      allergens: words,
    });
  });

  it.each(['-1', '1.5', '21', 'much'])('is rejected with the load %s', (load) => {
    expect(messagesFor({ ...typed, load })).toEqual({
      load: 'Load must be a whole number from 0 to 20.',
    });
  });

  it('is sent where it differs from the original dish', () => {
    const dish = v.parse(dishValuesSchema, typed);
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
    const dish = { ...v.parse(dishValuesSchema, typed), _id: 'ember-margherita' };
    expect(dishValuesOf(dish)).toEqual({
      ...typed,
      name: 'Ember Margherita',
      price: amountText(1250),
    });
  });
});
