import { priceCentsSchema } from '@thymely/contract/ground/fields.schema';
import { parsePrice } from '@thymely/contract/ground/price/parse-price';
import * as v from 'valibot';
import { withoutOwnCurrency } from '../typed/own-currency.ts';
import * as words from './words.en.ts';

/**
 * Reads a price as cents. It rejects an ambiguous one, and leaves one that is no number to the
 * contract's rules.
 */
export const typedPriceSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(words.priceMissing),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePrice(withoutOwnCurrency(dataset.value));
    if ('cents' in parsed) return parsed.cents;
    if (parsed.fault === undefined) return NaN;
    addIssue({ message: parsed.fault });
    return NEVER;
  }),
  priceCentsSchema,
);
