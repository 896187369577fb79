import { priceFromCents } from '@thymely/contract/ground/price/money';
import { parsePrice } from '@thymely/contract/ground/price/parse-price';
import { newMenuItemSchema } from '@thymely/contract/menu/schema';
import * as v from 'valibot';
import { withoutOwnCurrency } from '../typed/own-currency.ts';
import * as words from './words.en.ts';

/** Rejects an ambiguous price, and leaves one that is no number to the contract's rules. */
export const typedPriceSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(words.priceMissing),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePrice(withoutOwnCurrency(dataset.value));
    if ('cents' in parsed) return priceFromCents(parsed.cents);
    if (parsed.fault === undefined) return NaN;
    addIssue({ message: parsed.fault });
    return NEVER;
  }),
  newMenuItemSchema.entries.price,
);
