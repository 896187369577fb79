import { expect, it } from 'vitest';
import { describeFields, describeSchema } from './describe-schema.ts';
import type { JsonSchema } from './json-schemas.ts';
import { markdownTable } from './markdown-table.ts';

const text: JsonSchema = { type: 'string' };

it.each([
  ['text, 1–120 characters', { type: 'string', minLength: 1, maxLength: 120 }],
  ['whole number, at least 0', { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
  ['`a`, `b`', { type: 'string', enum: ['a', 'b'] }],
  ['text or null', { anyOf: [text, { type: 'null' }] }],
  [
    'list of [Order](#order), at most 3 entries',
    { type: 'array', items: { $ref: '#/x/Order' }, maxItems: 3 },
  ],
  ['object; under each name: text', { type: 'object', additionalProperties: text }],
] satisfies [string, JsonSchema][])('a schema is described as %s', (words, schema) => {
  expect(describeSchema(schema)).toBe(words);
});

it('the fields of a nested object have the names of both objects', () => {
  const who: JsonSchema = { type: 'object', properties: { name: text }, required: ['name'] };
  const fields = describeFields({
    type: 'object',
    properties: { who, all: { type: 'array', items: who } },
    required: ['who'],
  });
  expect(fields?.map(({ name, isOptional, words }) => [name, isOptional, words])).toEqual([
    ['who.name', false, 'text'],
    ['all', true, 'list'],
    ['all[].name', false, 'text'],
  ]);
});

it('a `|` in a pattern does not end its cell', () => {
  const rows = markdownTable(['field', 'type'], [['`time`', '`/^a|b$/`']]).split('\n');
  expect(rows.at(-1)).toBe('| `time` | `/^a\\|b$/` |');
});
