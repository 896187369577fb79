import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { importedDishSchema } from '@thymely/contract/menu/schema';
import { describe, expect, it } from 'vitest';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { issuesInWords } from './parse-input.ts';

/** A schema in valibot's representation. */
type Schema = {
  type: string;
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: Schema[];
  value?: Schema;
};

const wrong: unknown[] = [
  ...[undefined, null, true, 7, -1, 1.5, 1e21, NaN, Infinity],
  ...[
    '',
    ' ',
    'x',
    'x'.repeat(5000),
    '2026-02-30',
    '9999-12-31',
    '\u0000',
    '\u200B',
    '__proto',
    '-1',
  ],
  ...[[], {}, [null], ['x', 'x'], { x: 1 }, Array.from({ length: 600 }, () => 'x')],
];

/** Returns input that is invalid in every way, at every place of a schema. */
function wrongFor({ entries, item, value, wrapped, options = [] }: Schema): unknown[] {
  return [
    ...wrong,
    ...Object.entries(entries ?? {}).flatMap(([name, nested]) =>
      wrongFor(nested).map((each) => ({ [name]: each })),
    ),
    ...(item ? wrongFor(item).map((each) => [each]) : []),
    ...(value ? wrongFor(value).map((each) => ({ '2026-01-01': each })) : []),
    ...[...(wrapped ? [wrapped] : []), ...options.filter(({ type }) => type !== 'literal')].flatMap(
      wrongFor,
    ),
  ];
}

/** Returns all messages that a person could see. */
function messagesOf(schema: GenericSchema): string[] {
  const messages = wrongFor(schema as unknown as Schema).flatMap((input) => {
    const { issues = [] } = v.safeParse(schema, input);
    return issues.map(issuesInWords);
  });
  return [...new Set(messages)];
}

const inputs = (Object.keys(apiEndpoints) as EndpointName[]).flatMap((name) => {
  const { schemas }: EndpointWithSchemas = apiEndpoints[name];
  return (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = schemas[place];
    return schema === undefined ? [] : [{ what: `${name}, ${place}`, schema }];
  });
});

describe('requirement 56: a message about invalid input', () => {
  it.each([...inputs, { what: 'a row of an import', schema: importedDishSchema }])(
    'requirement 56: is written for people: $what',
    ({ schema }) => {
      const messages = messagesOf(schema);
      expect(messages.length).toBeGreaterThan(0);
      for (const message of messages) {
        expect(message).toMatch(/^[A-Z“][^{}]*\.$/s);
        expect(message).not.toMatch(/Invalid|Expected|[Rr]eceived|undefined|NaN|\bnull\b|Object/);
      }
    },
  );
});
