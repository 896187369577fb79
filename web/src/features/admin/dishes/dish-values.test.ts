import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  changesOf,
  dishValuesSchema,
  emptyDish,
  valuesOf,
  type DishValues,
} from './dish-values.ts';

const typed: DishValues = {
  name: '  Ember Margherita ',
  category: 'pizza',
  price: '12.5',
  recipe: 'Tomato, mozzarella, basil.',
  image: '/dish-art/1f355.webp',
};

/** The first message of each invalid field. */
function messagesFor(values: DishValues) {
  const result = v.safeParse(dishValuesSchema, values);
  const messages: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return messages;
}

describe('what is typed into the dish form', () => {
  it('becomes a dish with a decimal price (spec 5.6)', () => {
    expect(v.parse(dishValuesSchema, typed)).toEqual({
      ...typed,
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

  it.each(['12,50', '12.50', ' 12,5 '])('has a price of 12.5: %j', (price) => {
    expect(v.parse(dishValuesSchema, { ...typed, price }).price).toBe(12.5);
  });

  it.each(['1,250', '1.250', '1.250,00', '12,5,0'])(
    'is asked again for a price like %s',
    (price) => {
      expect(messagesFor({ ...typed, price })).toEqual({
        price: 'This price can be read in more than one way. Write it like 1250 or 12.50.',
      });
    },
  );

  it.each(['0', '-1', '9.999', '10000.01', '1e400', 'twelve', '   '])(
    'is refused as a price: %j',
    (price) => {
      expect(Object.keys(messagesFor({ ...typed, price }))).toEqual(['price']);
    },
  );

  it.each(['javascript:alert(1)', 'http://example.com/a.png', '//example.com/a.png', 'a.png'])(
    'is refused as an image: %s',
    (image) => {
      expect(Object.keys(messagesFor({ ...typed, image }))).toEqual(['image']);
    },
  );

  it('is sent where it differs from the original dish', () => {
    const dish = v.parse(dishValuesSchema, typed);
    expect(changesOf(dish, { ...dish, price: 9, category: 'soup' })).toEqual({
      price: 9,
      category: 'soup',
    });
    expect(changesOf(dish, dish)).toEqual(dish);
  });

  it("starts with both decimals of a dish's price", () => {
    const dish = { ...v.parse(dishValuesSchema, typed), _id: 'ember-margherita' };
    expect(valuesOf(dish)).toEqual({ ...typed, name: 'Ember Margherita', price: '12.50' });
  });
});
