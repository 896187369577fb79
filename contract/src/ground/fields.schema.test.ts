import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  categorySchema,
  dishNameSchema,
  emailSchema,
  idSchema,
  imageSchema,
  priceCentsSchema,
  priceSchema,
  quantitySchema,
  recipeSchema,
  userNameSchema,
} from './fields.schema.ts';

const schemas = {
  category: categorySchema,
  'dish name': dishNameSchema,
  email: emailSchema,
  id: idSchema,
  image: imageSchema,
  price: priceSchema,
  'price in cents': priceCentsSchema,
  quantity: quantitySchema,
  recipe: recipeSchema,
  'user name': userNameSchema,
};

const cases: Record<keyof typeof schemas, { fine: unknown[]; refused: unknown[] }> = {
  category: { fine: ['salad', 'drinks'], refused: ['', undefined, 7] },
  'dish name': { fine: ['a', ' a '], refused: ['', '  ', 'a'.repeat(121), 'a\u0000', 7] },
  email: {
    fine: ['a@b', ' A@B.test '],
    refused: ['a', '@', 'a@', 'a b@c.test', `${'a'.repeat(250)}@b.de`, 'a@b\u202E'],
  },
  id: { fine: ['a', 'A-z_9', 'a'.repeat(128)], refused: ['', '__x__', 'a/b', 'a'.repeat(129)] },
  image: {
    fine: [
      'https://a.test/x.png',
      '/dish-art/1f372.webp',
      '/dish-art/plated/a-B_9.webp',
      '/api/images/a-B_9',
    ],
    refused: [
      '/dish-art/plated/.webp',
      '/dish-art/plated/a.b.webp',
      'http://a.test',
      '//a.test',
      'https://u:p@a.test',
      'https:///a',
      '/dish-art/x.webp',
    ],
  },
  price: { fine: [0.01, 8.2, 10000], refused: [0, -1, 10000.01, 9.999, Infinity, NaN, '8.2'] },
  'price in cents': { fine: [1, 820, 1_000_000], refused: [0, -1, 1_000_001, 8.2, NaN, '820'] },
  quantity: { fine: [1, 99], refused: [0, 100, 1.5, '1', NaN] },
  recipe: { fine: ['a', 'a\n\tb'], refused: ['', 'a'.repeat(2001), 'a\u0007'] },
  'user name': { fine: ['', 'Dana', 'a'.repeat(80)], refused: ['a'.repeat(81), null] },
};

const rows = (kind: 'fine' | 'refused') =>
  Object.entries(cases).flatMap(([field, values]) =>
    values[kind].map((value) => ({ field: field as keyof typeof schemas, value })),
  );

describe('fields of the contract', () => {
  it.each(rows('fine'))('$field may be $value', ({ field, value }) => {
    expect(v.is(schemas[field], value)).toBe(true);
  });

  it.each(rows('refused'))('$field may not be $value, and the message says why', (row) => {
    const parsed = v.safeParse(schemas[row.field], row.value);
    expect(parsed.success).toBe(false);
    expect(parsed.issues?.[0].message).toMatch(/^[A-Z].*\.$/);
  });

  it('text is trimmed, and emails are in lower case', () => {
    expect(v.parse(dishNameSchema, ' Soup ')).toBe('Soup');
    expect(v.parse(emailSchema, ' Dana@Thymely.TEST ')).toBe('dana@thymely.test');
  });
});

it.each(Object.getOwnPropertyNames(Object.prototype))('requirement 55: %s is no ID', (name) => {
  expect(v.is(idSchema, name)).toBe(false);
  expect(v.is(idSchema, `a-${name}`)).toBe(true);
});
