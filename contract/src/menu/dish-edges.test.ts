import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dishNameSchema, idSchema, imageSchema, recipeSchema } from '../ground/fields.schema.ts';
import { limits } from '../ground/limits.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { allergensSchema, dietsSchema } from './declarations.schema.ts';
import { allergenIds, contradictionsOf, dietIds } from './declarations.ts';
import { loadSchema, optionGroupsSchema } from './further-fields.schema.ts';

const texts = [
  { field: 'name', schema: dishNameSchema, most: limits.dishNameLength },
  { field: 'recipe', schema: recipeSchema, most: limits.recipeLength },
];

const blanks = [' ', '\u00a0', '\u3000'];

describe.each(texts)('the $field of a dish', ({ schema, most }) => {
  it.each(['a', '汤', '🍲', '𐍈'])('is limited in UTF-16 code units: %j', (character) => {
    const count = most / character.length;
    expect(v.is(schema, character.repeat(count))).toBe(true);
    expect(v.is(schema, character.repeat(count + 1))).toBe(false);
  });

  it.each([0x20, 0x7e, 0x202f])('may hold the code point %i', (codePoint) => {
    expect(v.is(schema, `a${String.fromCodePoint(codePoint)}b`)).toBe(true);
  });

  it.each([0x00, 0x08, 0x0b, 0x1f, 0x7f, 0x202a, 0x202e, 0x2066, 0x2069, 0xd800, 0xdfff])(
    'may not hold the code point %i',
    (codePoint) => {
      expect(v.is(schema, `a${String.fromCodePoint(codePoint)}b`)).toBe(false);
    },
  );

  it.each(blanks)('is without %j around it, and not without anything else', (blank) => {
    expect(v.parse(schema, `${blank}a${blank}`)).toBe('a');
    expect(v.is(schema, blank)).toBe(false);
  });

  it.each([null, undefined, 7, true, ['a'], { a: 1 }])('is text, and cannot be %j', (value) => {
    expect(v.is(schema, value)).toBe(false);
  });
});

const longestUrl = 'https://example.com/'.padEnd(limits.imageUrlLength, 'a');

const images = {
  fine: [
    ...['/dish-art/1f355.webp', '/dish-art/1f336-fe0f.webp', '/dish-art/plated/A.webp'],
    `/dish-art/plated/${'aZ0_-'.repeat(26)}.webp`,
    ...['/api/images/A', `/api/images/${'aZ0_-xyz'.repeat(8)}`],
    ...['https://example.com', 'https://example.com?id=1', 'https://example.com#soup'],
    ...[
      'https://localhost/soup.png',
      'https://my_pictures.a-b.co-op:8443/@chef/süppe/汤.png?v=1#a',
    ],
    ...['https://192.0.2.1/soup.png', 'https://süppe.example/soup.png', 'https://a.test:/b'],
    longestUrl,
  ],
  refused: [
    ...['/dish-art/.webp', '/dish-art/1F355.webp', '/dish-art/1f355.png', '/dish-art/1f355xwebp'],
    ...['/dish-art/../1f355.webp', '/dish-art/1f355.webp?x', '/dish-art/plated/a/1f355.webp'],
    ...[`/dish-art/plated/${'a'.repeat(131)}.webp`, '/dish-art/plated/../1f355.webp'],
    ...['/api/images/', `/api/images/${'a'.repeat(65)}`, '/api/images/a.b', '/api/images/a/b'],
    ...['/menu', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'https://', 'HTTPS://a.test'],
    ...['https://user@a.test', 'https://a.test\\@evil.example', 'https://a.test/a\\b'],
    ...['https://exam ple.com/a.png', 'https://256.1.1.1/a.png', 'https://a.test/a b.png'],
    ...['https://a.test/a\u00a0b.png', 'https://a.test/a\ufeffb.png', 'https://a.test/a\nb.png'],
    ...['https://a.test/a.png ', 'https://a.test:65536/a.png', 'https://a.test:x/a.png'],
    ...['https://a.test/\u202egnp.exe', 'https://a.test/\u0000.png', `${longestUrl}a`],
    ...['', null, undefined, 7],
  ],
};

describe('the picture of a dish', () => {
  it.each(images.fine)('may be %j', (image) => {
    expect(v.parse(imageSchema, image)).toBe(image);
  });

  it.each(images.refused)('may not be %j', (image) => {
    expect(v.is(imageSchema, image)).toBe(false);
  });
});

const longestId = 'aZ09_-xy'.repeat(limits.idLength / 8);
const badIds = [
  '',
  'a.b',
  'a b',
  'a\n',
  'a/b',
  'a,b',
  'ä',
  '..%2f',
  '____',
  '__a__',
  `${longestId}a`,
];

const listsOfIds = {
  fine: [
    [],
    ['a'],
    ['a', 'b'],
    [longestId, `b${longestId.slice(1)}`],
    Array.from({ length: optionLimits.optionGroupsPerDish }, (_, n) => `group-${n}`),
    ['___', '__a_', '_a__'],
  ],
  refused: [
    Array.from({ length: optionLimits.optionGroupsPerDish + 1 }, (_, n) => `group-${n}`),
    ['a', 'b', 'a'],
    ...badIds.flatMap((id) => [[id], ['a', id]]),
    ...[[1, 2], [null], [{ id: 'a' }], 'a', '', 7, true, { a: true }, null],
  ],
};

describe('the groups of options of a dish', () => {
  it.each(listsOfIds.fine.map((ids) => ({ ids })))('may be $ids', ({ ids }) => {
    expect(v.parse(optionGroupsSchema, ids)).toEqual(ids);
  });

  it.each(listsOfIds.refused.map((ids) => ({ ids })))('may not be $ids', ({ ids }) => {
    expect(v.is(optionGroupsSchema, ids)).toBe(false);
  });

  it.each(badIds)('have IDs, and %j is none', (id) => {
    expect(v.is(idSchema, id)).toBe(false);
  });
});

it.each([-1, optionLimits.dishLoadMax + 1, 0.5, '1', true, [1], { load: 1 }, null])(
  'the load of a dish may not be %j',
  (load) => {
    expect(v.is(loadSchema, load)).toBe(false);
  },
);

it.each([0, 1, 20])('the load of a dish may be %j', (load) => {
  expect(v.is(loadSchema, load)).toBe(true);
});

/** The allergens that rule out each diet, as literals, so that a mistake shows here. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  'gluten-free': ['gluten'],
  kosher: ['crustaceans', 'molluscs'],
};

describe('what a dish declares', () => {
  it.each([
    { schema: dietsSchema, words: dietIds },
    { schema: allergensSchema, words: allergenIds },
  ])('can be any of $words, each at most once', ({ schema, words }) => {
    const [first = '', second = ''] = words;
    for (const fine of [[], words, ...words.map((word) => [word])])
      expect(v.parse(schema, fine)).toEqual(fine);
    const lists = [[first, second, first], ['love'], [first, 'love'], [first.toUpperCase()]];
    for (const refused of [...lists, [7], [null], [''], first, '', 7, true, { [first]: true }])
      expect(v.is(schema, refused)).toBe(false);
  });

  it.each(dietIds)('contradicts itself as %s with just these allergens', (diet) => {
    const found = allergenIds.flatMap((id) => contradictionsOf({ diets: [diet], allergens: [id] }));
    const expected = (ruledOut[diet] ?? []).map((allergen) => ({ diet, allergen }));
    expect(found.sort((a, b) => a.allergen.localeCompare(b.allergen))).toEqual(expected);
  });
});
