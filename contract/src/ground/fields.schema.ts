import * as v from 'valibot';
import { categoryIdPattern } from '../../../brands/category-rules.ts';
import { anyTextSchema } from './text/any-text.schema.ts';
import { isCalendarDay } from './calendar-day.ts';
import { formatCents } from './price/format-cents.ts';
import { idPattern, limits, ownImagePathPattern } from './limits.ts';
import { centsFromPrice, isWholeCents } from './price/money.ts';
import { inLines, inOneLine, isPlainText, isVisible } from './text/tidy-text.ts';
import * as words from './words.en.ts';
import { parseUrl } from './parse-url.ts';

type TextLimits = { label: string; min: number; max: number };

/** One line of trimmed text, such as a name. It is either empty or has a visible character. */
export function textSchema({ label, min, max }: TextLimits) {
  return v.pipe(
    anyTextSchema(words.mustBeText(label), words.cannotBeShown(label)),
    v.transform(inOneLine),
    v.check(isPlainText, words.cannotBeShown(label)),
    v.trim(),
    v.check((text) => text === '' || isVisible(text), words.nothingVisible(label)),
    v.minLength(min, words.required(label)),
    v.maxLength(max, words.tooLong(label, max)),
  );
}

/** Trimmed text of one or more lines, such as a note. */
export function linesSchema({ label, min, max }: TextLimits) {
  return v.pipe(
    anyTextSchema(words.mustBeText(label), words.cannotBeShown(label)),
    v.transform(inLines),
    v.check(isPlainText, words.cannotBeShown(label)),
    v.trim(),
    v.minLength(min, words.required(label)),
    v.maxLength(max, words.tooLong(label, max)),
  );
}

/** Requests the version of each element of a list, with `versions=1`. */
export const versionsSchema = v.optional(v.literal('1', words.versionsFlag));

/** Identifies the current content of a resource: the value of its ETag, for If-Match. */
export const versionSchema = anyTextSchema(words.versionMustBeText);

/** A revision increases with each change of settings, and is 0 before the first. */
export const revisionSchema = v.pipe(
  v.number(words.invalidRevision),
  v.safeInteger(words.invalidRevision),
  v.minValue(0, words.invalidRevision),
);

/** Excludes inherited names (`constructor`), which would seem to be set as keys. */
export const idSchema = v.pipe(
  anyTextSchema(words.idMustBeText),
  v.regex(idPattern, words.invalidId),
  v.check((id) => !(id in Object.prototype), words.invalidId),
);

/** The ID of an entry of the audit, which can be longer than other IDs because it may contain a dish's ID. */
export const auditIdSchema = v.pipe(
  anyTextSchema(words.idMustBeText),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,160}$/, words.invalidId),
);

export const dishNameSchema = textSchema({ label: words.name, min: 1, max: limits.dishNameLength });
export const recipeSchema = linesSchema({ label: words.recipe, min: 1, max: limits.recipeLength });

/** The recipe of a dish as it is stored: a dish from a file may have none. */
export const storedRecipeSchema = linesSchema({
  label: words.recipe,
  min: 0,
  max: limits.recipeLength,
});

/** A user's name as the API accepts it: it may be empty, because some Google accounts have none. */
export const userNameSchema = textSchema({ label: words.name, min: 0, max: limits.userNameLength });

/** A trimmed email in lower case, the form in which emails are compared everywhere. */
export const emailSchema = v.pipe(
  anyTextSchema(words.mustBeText(words.email), words.cannotBeShown(words.email)),
  v.check(isPlainText, words.cannotBeShown(words.email)),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(limits.emailLength, words.tooLong(words.email, limits.emailLength)),
  v.regex(/^[^\s@]+@[^\s@]+$/, words.invalidEmail),
);

type Money = { priceMaxCents: number; inWords: (cents: number) => string };

/** Returns the schema of prices as the API sends them, whose message has amounts of a currency. */
export function priceSchemaIn({ priceMaxCents, inWords }: Money) {
  const message = words.priceRange(inWords(limits.priceMinCents), inWords(priceMaxCents));
  return v.pipe(
    v.number(message),
    v.finite(message),
    v.check(
      (price) =>
        centsFromPrice(price) >= limits.priceMinCents &&
        centsFromPrice(price) <= priceMaxCents &&
        isWholeCents(price),
      message,
    ),
  );
}

/** A price of this restaurant. */
export const priceSchema = priceSchemaIn({
  priceMaxCents: limits.priceMaxCents,
  inWords: formatCents,
});

const priceMessage = words.priceRange(
  formatCents(limits.priceMinCents),
  formatCents(limits.priceMaxCents),
);

/** A price of this restaurant in cents, as it is before the API sends it; refused in the same words. */
export const priceCentsSchema = v.pipe(
  v.number(priceMessage),
  v.integer(priceMessage),
  v.minValue(limits.priceMinCents, priceMessage),
  v.maxValue(limits.priceMaxCents, priceMessage),
);

/** The category of a dish as it is stored: the restaurant may no longer have it. */
export const storedCategorySchema = v.pipe(anyTextSchema(), v.regex(categoryIdPattern));

/** A category as callers name it. The server knows which there are. */
export const categorySchema = v.pipe(
  anyTextSchema(words.mustBeText(words.category)),
  v.nonEmpty(words.required(words.category)),
);

/** Browsers accept much more (`https:///host`, line breaks), so they cannot decide. */
const plainHttpsPattern = /^https:\/\/[^\s/\\?#][^\s\\]*$/;

function isHttpsUrl(text: string): boolean {
  const url = plainHttpsPattern.test(text) ? parseUrl(text) : undefined;
  return url !== undefined && url.hostname !== '' && url.username === '' && url.password === '';
}

export const imageSchema = v.pipe(
  anyTextSchema(words.imageMustBeAddress, words.cannotBeShown(words.image)),
  v.check(isPlainText, words.cannotBeShown(words.image)),
  v.minLength(1, words.required(words.image)),
  v.maxLength(limits.imageUrlLength, words.tooLong(words.image, limits.imageUrlLength)),
  v.check((image) => ownImagePathPattern.test(image) || isHttpsUrl(image), words.imageNotUsable),
);

const quantityMessage = words.wholeNumber(words.quantity, limits.quantityMin, limits.quantityMax);

export const quantitySchema = v.pipe(
  v.number(quantityMessage),
  v.integer(quantityMessage),
  v.minValue(limits.quantityMin, quantityMessage),
  v.maxValue(limits.quantityMax, quantityMessage),
);

/** The response of calls that return nothing but a confirmation. */
export const messageSchema = v.strictObject({ message: anyTextSchema() });

/** The number of entries to return, as a query parameter from 1 to `most`. */
export function pageSizeSchema(most: number) {
  const message = words.wholeNumber(words.limit, 1, most);
  return v.pipe(
    anyTextSchema(message),
    v.regex(/^[1-9]\d{0,2}$/, message),
    v.transform(Number),
    v.maxValue(most, message),
  );
}

/** A time on the restaurant's clocks, `HH:MM`. */
export const timeSchema = v.pipe(
  anyTextSchema(words.timeMustBeText),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.invalidTime),
);

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Firestore's times end with the year 9999, in UTC. They begin with the year 1. */
const [firstMs, lastMs] = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'].map(Date.parse) as [
  number,
  number,
];

function isInstant(text: string): boolean {
  const at = instantPattern.test(text) && isCalendarDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
  return at >= firstMs && at <= lastMs;
}

/** A date and time as ISO 8601 with its offset. The output is in milliseconds. */
export const instantSchema = v.pipe(
  anyTextSchema(words.instantMustBeText),
  v.check(isInstant, words.invalidInstant),
  v.transform((text) => Date.parse(text)),
);
