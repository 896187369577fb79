import { categoryIds } from '@thymely/contract/ground/categories';
import type { NewOrderingSettings } from '@thymely/contract/hours/endpoints';
import { exceptionsSchema, weekSchema } from '@thymely/contract/hours/schema';
import { taxRatesSchema } from '@thymely/contract/hours/tax-rates.schema';
import { menuItemSchema } from '@thymely/contract/menu/schema';
import * as v from 'valibot';
import { UnusableBrand } from '../../brands/read-brand.ts';

/** The hours that a restaurant's folder has for a start; the rest is set in the dashboard. */
export const startingHoursSchema = v.strictObject({
  timeZone: v.string(),
  week: weekSchema,
  exceptions: v.optional(exceptionsSchema, {}),
  taxRates: v.optional(taxRatesSchema, []),
});

/** The dishes that a restaurant's folder has for a start, with its own categories and rates. */
export function startingMenuSchema(rates: NewOrderingSettings['taxRates']) {
  const rateIds = rates.map(({ id }) => id);
  const dish = v.pipe(
    menuItemSchema,
    v.forward(
      v.check(
        ({ category }) => categoryIds.includes(category),
        'This is not a category of categories.json.',
      ),
      ['category'],
    ),
    v.forward(
      v.check(
        ({ taxRate }) => taxRate === undefined || rateIds.includes(taxRate),
        'This is not a tax rate of hours.json.',
      ),
      ['taxRate'],
    ),
  );
  return v.pipe(
    v.array(dish, 'The file is not a list of dishes.'),
    v.check(
      (dishes) => new Set(dishes.map(({ _id }) => _id)).size === dishes.length,
      'Two dishes have the same _id.',
    ),
  );
}

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
