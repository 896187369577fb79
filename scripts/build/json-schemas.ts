import { namedTypes, namedWords } from '@thymely/contract/named-types.schema';
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { instantSchema } from '@thymely/contract/ground/fields.schema';

export type { JsonSchema };

/** Parts of the messages for what every text rejects; the reference explains it once. */
const saidOnce = ["can't be displayed", 'no visible character', "This isn't a valid"];

/** The JSON Schemas of types that the contract defines by a function. */
const instants: Record<string, JsonSchema> = {
  Instant: {
    type: 'string',
    format: 'date-time',
    description: 'A date and time in ISO 8601 with an offset, such as 2026-01-31T18:00:00Z.',
  },
  InstantInUtc: {
    type: 'string',
    format: 'date-time',
    description: 'A date and time in ISO 8601, in UTC, such as 2026-01-31T18:00:00.000Z.',
  },
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // A check that JSON Schema cannot express is described in words, or left out.
  errorMode: 'ignore',
  definitions: namedTypes,
  overrideRef: ({ referenceId }) => referenceTo(referenceId),
  overrideSchema({ valibotSchema }) {
    if (valibotSchema.type === 'instance') return { type: 'string', format: 'binary' };
    const { options } = valibotSchema as { options?: unknown };
    const words = Object.keys(namedWords).find((name) => namedWords[name] === options);
    return words === undefined ? undefined : { $ref: referenceTo(words) };
  },
  overrideAction({ valibotAction, jsonSchema }) {
    const { type, operation, message } = valibotAction as {
      type: string;
      operation?: unknown;
      message?: unknown;
    };
    // This is a number in a query string.
    if (type === 'transform' && operation === Number) return { type: 'integer', minimum: 1 };
    if (type !== 'check' || typeof message !== 'string') return undefined;
    if (saidOnce.some((words) => message.includes(words))) return jsonSchema;
    const before = jsonSchema.description === undefined ? '' : `${jsonSchema.description} `;
    return { ...jsonSchema, description: `${before}Otherwise it is refused: '${message}'` };
  },
};

/** Returns a schema of the contract as JSON Schema; named types in it are references. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const converted = toJsonSchema(schema, config);
  delete converted.$schema;
  delete converted.$defs;
  return converted;
}

/** Returns all named types by name, in alphabetical order. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  const { $defs: types = {} } = toJsonSchema(instantSchema, config);
  const words = Object.entries(namedWords).map(([name, list]): [string, JsonSchema] => [
    name,
    { type: 'string', enum: [...list] },
  ]);
  const all: [string, JsonSchema][] = [
    ...words,
    ...(Object.entries(types) as [string, JsonSchema][]),
    ...Object.entries(instants),
  ];
  return Object.fromEntries(Object.entries(Object.fromEntries(all)).sort(byName));
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}
