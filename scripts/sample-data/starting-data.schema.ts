import { categoryIds } from '@thymely/contract/ground/categories';
import type { NewOrderingSettings } from '@thymely/contract/hours/endpoints';
import { exceptionsSchema, weekSchema } from '@thymely/contract/hours/schema';
import { taxRatesSchema } from '@thymely/contract/hours/tax-rates.schema';
import { menuItemSchema } from '@thymely/contract/menu/schema';
import * as v from 'valibot';

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
