import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { idSchema, textSchema } from '../ground/fields.schema.ts';
import { orderingLimits } from './limits.ts';
import { thousandthsOf } from './tax-thousandths.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

const basisPointsSchema = v.pipe(
  v.number(words.taxRateRange),
  v.check((bp) => thousandthsOf(bp) / 10 === bp, words.taxRateRange),
  v.minValue(0, words.taxRateRange),
  v.maxValue(orderingLimits.taxRateMaxBp, words.taxRateRange),
);

/** A rate of tax that prices include. Dishes name it by its ID, so it can be renamed. */
export const taxRateSchema = v.strictObject({
  id: idSchema,
  name: textSchema({ label: fieldWords.name, min: 1, max: orderingLimits.taxRateNameLength }),
  /** The rate in hundredths of a percent, with at most one decimal: 1300 is 13 %, 887.5 is 8.875 %. */
  bp: basisPointsSchema,
});
export type TaxRate = v.InferOutput<typeof taxRateSchema>;

/** The named rates. The first is the default: it counts for every dish that names none of them. */
export const taxRatesSchema = v.pipe(
  v.array(taxRateSchema, words.taxRatesMustBeList),
  v.maxLength(orderingLimits.taxRates, words.tooManyTaxRates(orderingLimits.taxRates)),
  v.check((rates) => areDistinct(rates.map(({ id }) => id)), words.taxRateIdTwice),
  v.check(
    (rates) => areDistinct(rates.map(({ name }) => name.toLowerCase())),
    words.taxRateNameTwice,
  ),
);

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** How settings name their rates. Older ones have a single rate, without a name. */
export const taxRateFields = {
  /** The rates of tax that prices include. The first is the default; without any, none is stated. */
  taxRates: v.optional(taxRatesSchema),
  /** The only rate, in hundredths of a percent, where `taxRates` is missing. */
  taxIncludedBp: v.nullish(basisPointsSchema),
};

const namedRatesSchema = v.object(taxRateFields);

/** Returns the rates of settings. */
export function taxRatesOf({ taxRates, taxIncludedBp }: v.InferOutput<typeof namedRatesSchema>) {
  if (taxRates !== undefined) return taxRates;
  return typeof taxIncludedBp === 'number'
    ? [{ id: 'tax', name: words.tax, bp: taxIncludedBp }]
    : [];
}

/** Reads the rates alone from stored settings. */
export const storedTaxRatesSchema = v.pipe(namedRatesSchema, v.transform(taxRatesOf));

/**
 * Returns rates as they are stored: in thousandths of a percent, by their IDs, beside percentages with at
 * most two decimals. Those are all that a server from before there were three decimals can read.
 */
export function storedTaxRates(rates: readonly TaxRate[]) {
  return {
    taxRates: rates.map((rate) => ({ ...rate, bp: Math.round(rate.bp) })),
    taxThousandths: Object.fromEntries(rates.map(({ id, bp }) => [id, thousandthsOf(bp)])),
  };
}

const storedThousandthsSchema = v.object({
  taxRates: v.array(v.looseObject({ id: anyTextSchema(), bp: v.number() })),
  taxThousandths: v.record(anyTextSchema(), v.number()),
});

/**
 * Returns stored settings with their rates in full. Where the two disagree, an older server has changed
 * the rate since, and its percentage counts.
 */
export function withExactTaxRates(fields: Record<string, unknown>): Record<string, unknown> {
  const parsed = v.safeParse(storedThousandthsSchema, fields);
  if (!parsed.success) return fields;
  const { taxRates, taxThousandths } = parsed.output;
  const exact = taxRates.map((rate) => {
    const bp = (taxThousandths[rate.id] ?? NaN) / 10;
    return Math.round(bp) === rate.bp ? { ...rate, bp } : rate;
  });
  return { ...fields, taxRates: exact };
}
