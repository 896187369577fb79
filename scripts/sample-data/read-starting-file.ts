import * as v from 'valibot';
import { UnusableBrand } from '../../brands/read-brand.ts';

/**
 * Reads what a restaurant's folder has for a start: its menu, or its hours.
 *
 * @throws UnusableBrand one line for each fault, with the dish that has it
 */
export function readStartingFile<Data>(
  schema: v.GenericSchema<unknown, Data>,
  json: string,
  file: string,
): Data {
  let facts: unknown;
  try {
    facts = JSON.parse(json);
  } catch {
    throw new UnusableBrand(`${file} is not JSON.`);
  }
  const parsed = v.safeParse(schema, facts);
  if (parsed.success) return parsed.output;
  throw new UnusableBrand(parsed.issues.map((issue) => lineOf(issue, file)).join('\n'));
}

function lineOf(issue: v.BaseIssue<unknown>, file: string): string {
  const dish = issue.path?.map(({ value }) => nameIn(value)).find((name) => name !== undefined);
  const place = v.getDotPath(issue);
  const where = [file, dish, place].filter((part) => part !== undefined && part !== null);
  return `${where.join(': ')}: ${reasonOf(issue)}`;
}

function nameIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined;
  return typeof value.name === 'string' ? value.name : undefined;
}

function reasonOf({ kind, message, received, expected }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'This field is unknown.';
  if (received === 'undefined') return 'This field is missing.';
  return kind === 'schema' && message.startsWith('Invalid') ? `It cannot be ${received}.` : message;
}
