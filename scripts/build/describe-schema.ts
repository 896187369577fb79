import type { JsonSchema } from './json-schemas.ts';

export type DescribedField = { name: string; isOptional: boolean; words: string };

/** Describes a schema in one line of Markdown: `text, 1–120 characters`. A named type is a link. */
export function describeSchema(schema: JsonSchema): string {
  const words = [kindOf(schema), ...limitsOf(schema)].join(', ');
  return schema.description === undefined ? words : `${words}. ${schema.description}`;
}

/**
 * Returns the fields of an object with their descriptions; undefined for any other schema. The
 * fields of a nested object are listed as `pickup.kind`, those of the objects of a list as
 * `charges[].kind`.
 */
export function describeFields(schema: JsonSchema): DescribedField[] | undefined {
  if (schema.properties === undefined) return undefined;
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const isOptional = schema.required?.includes(name) !== true;
    const { inner, suffix, note } = insideOf(field as JsonSchema);
    const fields = inner === undefined ? undefined : describeFields(inner);
    if (fields === undefined) {
      return [{ name, isOptional, words: describeSchema(field as JsonSchema) }];
    }
    return [
      ...(isOptional || note !== 'object' ? [{ name, isOptional, words: note }] : []),
      ...fields.map((each) => ({ ...each, name: `${name}${suffix}.${each.name}` })),
    ];
  });
}

/** Returns the object that a field contains, alone or in a list; undefined if it contains none. */
function insideOf(field: JsonSchema): { inner?: JsonSchema; suffix: string; note: string } {
  if (field.properties) return { inner: field, suffix: '', note: 'object' };
  const items = field.items as JsonSchema | undefined;
  if (items?.properties) {
    return { inner: items, suffix: '[]', note: ['list', ...limitsOf(field)].join(', ') };
  }
  const object = alternatives(field).find(({ properties }) => properties);
  if (object === undefined || alternatives(field).length !== 2) return { suffix: '', note: '' };
  return { inner: object, suffix: '', note: 'object or null' };
}

function alternatives({ anyOf = [] }: JsonSchema): JsonSchema[] {
  return anyOf as JsonSchema[];
}

function kindOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref.replace(/^.*\//, ''));
  if (schema.anyOf) return alternatives(schema).map(describeSchema).join(' or ');
  if (schema.enum) return schema.enum.map(asCode).join(', ');
  if (schema.const !== undefined) return asCode(schema.const);
  if (schema.items !== undefined) return `list of ${describeSchema(schema.items as JsonSchema)}`;
  if (typeof schema.additionalProperties === 'object') return mapOf(schema);
  return wordsOfType[String(schema.type)] ?? String(schema.type);
}

const wordsOfType: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  undefined: 'anything',
};

/** Formats a word of a list, or the only value of a field. */
function asCode(value: unknown): string {
  return typeof value === 'string' ? `\`${value}\`` : `\`${JSON.stringify(value)}\``;
}

/** Describes an object whose keys are data. */
function mapOf({ additionalProperties, propertyNames }: JsonSchema): string {
  const { $ref } = (propertyNames ?? {}) as JsonSchema;
  const key = $ref === undefined ? 'name' : linkTo($ref.replace(/^.*\//, ''));
  return `object; under each ${key}: ${describeSchema(additionalProperties as JsonSchema)}`;
}

function limitsOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern } = schema;
  return [
    rangeOf(minLength, maxLength, ' characters'),
    rangeOf(minItems, maxItems, ' entries'),
    rangeOf(minimum, maximum, ''),
    pattern === undefined ? '' : `\`/${pattern}/\``,
  ].filter((words) => words !== '');
}

function rangeOf(min: number | undefined, max: number | undefined, unit: string): string {
  if (max === Number.MAX_SAFE_INTEGER) return rangeOf(min, undefined, unit);
  if (max === undefined) {
    return min === undefined || min === Number.MIN_SAFE_INTEGER ? '' : `at least ${min}${unit}`;
  }
  return min === undefined ? `at most ${max}${unit}` : `${min}–${max}${unit}`;
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}
