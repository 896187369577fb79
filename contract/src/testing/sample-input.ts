import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { categoryIds } from '../ground/categories.ts';

/** What the kinds of schemas are made of. */
type AnySchema = {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  options?: readonly unknown[];
  wrapped?: GenericSchema;
  key?: GenericSchema;
  value?: GenericSchema;
  literal?: unknown;
};

/** One of these is right for each text of the contract. */
const texts = [
  'some-text',
  'dana@example.com',
  '2026-03-04',
  '00:00',
  '2026-03-04T18:30:00Z',
  'https://example.com/soup.jpg',
  'A'.repeat(22),
  'A'.repeat(87),
  `${'A'.repeat(43)}.1`,
  'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  '/menu',
  '12',
  '+351 210 000 142',
  'Europe/Lisbon',
  'i1234',
  ...categoryIds,
];

const numbers = [1, 5, 30, 0, 600];

/** Returns an input that a schema accepts, with all that is optional in it. */
export function sampleOf(schema: GenericSchema): unknown {
  const { type, entries, item, options, wrapped, key, value, literal }: AnySchema = schema;
  if (entries !== undefined) {
    return Object.fromEntries(
      Object.entries(entries).map(([name, each]) => [name, sampleOf(each)]),
    );
  }
  if (item !== undefined) return [sampleOf(item), ...furtherItems(schema, item)];
  if (wrapped !== undefined) return sampleOf(wrapped);
  if (key !== undefined && value !== undefined) {
    return { [String(sampleOf(key))]: sampleOf(value) };
  }
  const first = options?.[0];
  if (type === 'union') return sampleOf(first as GenericSchema);
  if (type === 'picklist') return first;
  if (type === 'literal') return literal;
  if (type === 'instance') return new Uint8Array();
  return [...texts, ...numbers, true].find((each) => v.is(schema, each));
}

/** Returns a second, different sample for a list that one alone is too short for. */
function furtherItems(list: GenericSchema, item: GenericSchema): unknown[] {
  const first = sampleOf(item);
  if (v.is(list, [first])) return [];
  const fields = Object.entries(Object(first) as Record<string, unknown>);
  const second = fields.map(([name, value]) => [
    name,
    typeof value === 'string' ? `${value}-2` : value,
  ]);
  return [Object.fromEntries(second)];
}

/** An input, and the place of the text that was changed in it, such as `lines[].note`. */
export type InputWithText = { at: string; input: unknown };

/** Returns samples of a schema's input, each of which has another one of its texts replaced. */
export function samplesWithText(schema: GenericSchema, text: string, at = ''): InputWithText[] {
  const { type, entries, item, options, wrapped, key, value }: AnySchema = schema;
  const below = (each: GenericSchema, place: string, around: (input: unknown) => unknown) =>
    samplesWithText(each, text, place).map((found) => ({ ...found, input: around(found.input) }));

  if (type === 'string') return [{ at, input: text }];
  if (entries !== undefined) {
    const whole = sampleOf(schema) as object;
    return Object.entries(entries).flatMap(([name, each]) =>
      below(each, `${at}.${name}`, (input) => ({ ...whole, [name]: input })),
    );
  }
  if (item !== undefined)
    return below(item, `${at}[]`, (input) => [input, ...furtherItems(schema, item)]);
  if (wrapped !== undefined) return samplesWithText(wrapped, text, at);
  if (key !== undefined && value !== undefined) {
    const name = String(sampleOf(key));
    return [
      ...below(key, `${at}.*`, (input) => ({ [String(input)]: sampleOf(value) })),
      ...below(value, `${at}.${name}`, (input) => ({ [name]: input })),
    ];
  }
  if (type !== 'union') return [];
  return (options as GenericSchema[]).flatMap((each) => samplesWithText(each, text, at));
}
