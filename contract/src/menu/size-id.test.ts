import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sizeIdSchema } from './further-fields.schema.ts';
import { sizeIdOf } from './size-id.ts';

it.each([
  ['Large', 'large'],
  [' Größe  XL ', 'grosse-xl'],
  ['30 cm', '30-cm'],
  ['½ L', '1-2-l'],
  ['大', 'u5927'],
  ['大 L', 'u5927-l'],
  ['🍕', 'size'],
  ['Constructor', 'constructor-2'],
  ['a'.repeat(40), 'a'.repeat(32)],
])('the size %j has the ID %j in every dish', (name, id) => {
  expect(sizeIdOf(name)).toBe(id);
  expect(v.is(sizeIdSchema, id)).toBe(true);
});

it('differs from those of the other sizes', () => {
  expect(sizeIdOf('Small', ['small', 'small-2'])).toBe('small-3');
  expect(sizeIdOf('a'.repeat(40), ['a'.repeat(32)])).toBe(`${'a'.repeat(30)}-2`);
});
