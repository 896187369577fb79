import type { GenericSchema } from 'valibot';

/** A schema or one of the actions in its pipe, as valibot represents them: plain objects. */
type Part = {
  kind: string;
  type: string;
  pipe?: Part[];
  wrapped?: Part;
  entries?: Record<string, Part>;
  item?: Part;
  options?: unknown[];
  key?: Part;
  value?: Part;
  literal?: unknown;
  requirement?: unknown;
  message?: unknown;
};

/** A schema described in one line: `text, 1–120 characters`. */
export function describeSchema(schema: GenericSchema): string {
  return describe(schema);
}

/** The fields of an object schema with their descriptions; undefined for any other schema. */
export function describeFields(
  schema: GenericSchema,
): { name: string; isOptional: boolean; words: string }[] | undefined {
  const part = schema as unknown as Part;
  const { entries } = part.pipe?.[0] ?? part;
  return (
    entries &&
    Object.entries(entries).map(([name, field]) => ({
      name,
      isOptional: isOptional(field),
      words: describe(field),
    }))
  );
}

function isOptional({ type }: Part): boolean {
  return type === 'optional' || type === 'nullish';
}

function describe(part: Part): string {
  if (part.pipe) return describePipe(part.pipe);
  if (part.wrapped) {
    const isNullable = part.type === 'nullable' || part.type === 'nullish';
    return `${describe(part.wrapped)}${isNullable ? ' or null' : ''}`;
  }
  if (part.key && part.value) return `${describe(part.value)} for each ${describe(part.key)}`;
  if (part.item) return `list of ${describe(part.item)}`;
  if (part.entries) {
    const fields = Object.entries(part.entries).map(
      ([name, field]) => `${name}${isOptional(field) ? '?' : ''}: ${describe(field)}`,
    );
    return `{ ${fields.join('; ')} }`;
  }
  switch (part.type) {
    case 'picklist':
      return (part.options ?? []).map((option) => `\`${String(option)}\``).join(', ');
    case 'union':
      return (part.options ?? []).map((option) => describe(option as Part)).join(' or ');
    case 'literal':
      return `\`${String(part.literal)}\``;
    case 'string':
      return 'text';
    default:
      return part.type;
  }
}

function describePipe([schema, ...actions]: Part[]): string {
  const base = schema ? describe(schema) : '';
  // A rule written as a function describes itself in its message.
  const checks = actions.filter(({ type, kind }) => kind === 'validation' && type === 'check');
  const rules = [...new Set(checks.map(({ message }) => String(message)))].filter(isNoBoilerplate);
  const unit = schema?.type === 'array' ? 'entries' : 'characters';
  return [base, lengthOf(actions, unit), rangeOf(actions), patternOf(actions), ...rules]
    .filter((words) => words !== '')
    .join(', ');
}

/** What all text refuses; the reference says so once. */
function isNoBoilerplate(message: string): boolean {
  return !message.includes("can't be displayed") && !message.includes('no visible character');
}

function lengthOf(actions: Part[], unit: string): string {
  const min = requirementOf(actions, 'min_length');
  const max = requirementOf(actions, 'max_length');
  if (max === '') return '';
  return min === '' ? `at most ${max} ${unit}` : `${min}–${max} ${unit}`;
}

function rangeOf(actions: Part[]): string {
  const min = requirementOf(actions, 'min_value');
  const max = requirementOf(actions, 'max_value');
  return max === '' ? '' : `whole, ${min}–${max}`;
}

function patternOf(actions: Part[]): string {
  const pattern = requirementOf(actions, 'regex');
  return pattern === '' ? '' : `\`${pattern}\``;
}

function requirementOf(actions: Part[], type: string): string {
  const requirement = actions.find((action) => action.type === type)?.requirement;
  return requirement instanceof RegExp || typeof requirement === 'number'
    ? String(requirement)
    : '';
}
