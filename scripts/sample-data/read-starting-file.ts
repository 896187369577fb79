import { categoryIds } from '@thymely/contract/ground/categories';
import { priceSchemaIn } from '@thymely/contract/ground/fields.schema';
import { limits } from '@thymely/contract/ground/limits';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import type { NewOrderingSettings } from '@thymely/contract/ordering/endpoints';
import { exceptionsSchema, weekSchema } from '@thymely/contract/ordering/schema';
import { taxRatesSchema } from '@thymely/contract/ordering/tax-rates.schema';
import { lowestCents } from '@thymely/contract/menu/sizes';
import { sizesSchemaIn } from '@thymely/contract/menu/further-fields.schema';
import { menuItemSchema } from '@thymely/contract/menu/schema';
import * as v from 'valibot';
import type { Brand } from '../../brands/brand.schema.ts';
import { UnusableBrand } from '../../brands/check-facts.ts';

/** The hours that a restaurant's folder has for a start; the rest is set in the dashboard. */
export const startingOrderingSchema = v.strictObject({
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'This is no time zone such as Europe/Lisbon.')),
  week: weekSchema,
  exceptions: v.optional(exceptionsSchema, {}),
  taxRates: v.optional(taxRatesSchema, []),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

type MenuFacts = {
  /** The rates of tax that dishes can name. */
  rates: NewOrderingSettings['taxRates'];
  /** Whose currency the prices are in. */
  brand: Pick<Brand, 'locale' | 'currency' | 'limits'>;
};

/**
 * The dishes that a restaurant's folder has for a start, with its own categories and rates. A command
 * has no settings of the brand in its environment, so its prices have a schema of their own.
 */
export function startingMenuSchema({ rates, brand: { locale, currency, limits: own } }: MenuFacts) {
  const rateIds = rates.map(({ id }) => id);
  const priceMaxCents = own?.priceMaxCents ?? limits.priceMaxCents;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const inWords = (cents: number) => money.format(priceFromCents(cents));
  const price = priceSchemaIn({ priceMaxCents, inWords });
  const dish = v.pipe(
    v.strictObject({
      ...menuItemSchema.entries,
      price,
      sizes: v.optional(sizesSchemaIn(priceMaxCents)),
    }),
    v.forward(
      v.check(
        ({ category }) => categoryIds.includes(category),
        'This is not a category of categories.json.',
      ),
      ['category'],
    ),
    v.forward(
      v.check(
        ({ price: own, sizes }) =>
          sizes === undefined || centsFromPrice(own) === lowestCents(sizes),
        'The price of a dish with sizes is that of the cheapest.',
      ),
      ['price'],
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
