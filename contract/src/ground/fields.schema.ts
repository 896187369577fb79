import * as v from 'valibot';
import { categoryIds } from './categories.ts';
import { idPattern, limits, ownImagePathPattern } from './limits.ts';
import { centsFromPrice, isWholeCents } from './money.ts';
import { inLines, inOneLine, isPlainText, isVisible } from './tidy-text.ts';

type TextLimits = { label: string; min: number; max: number };

/** One line of trimmed text, such as a name. It is either empty or has a visible character. */
export function textSchema({ label, min, max }: TextLimits) {
  return v.pipe(
    v.string(`${label} must be text.`),
    v.transform(inOneLine),
    v.check(isPlainText, `${label} contains characters that can't be displayed.`),
    v.trim(),
    v.check((text) => text === '' || isVisible(text), `${label} has no visible character.`),
    v.minLength(min, `${label} is required.`),
    v.maxLength(max, `${label} can be up to ${max} characters long.`),
  );
}

/** Trimmed text of one or more lines, such as a note. */
export function linesSchema({ label, min, max }: TextLimits) {
  return v.pipe(
    v.string(`${label} must be text.`),
    v.transform(inLines),
    v.check(isPlainText, `${label} contains characters that can't be displayed.`),
    v.trim(),
    v.minLength(min, `${label} is required.`),
    v.maxLength(max, `${label} can be up to ${max} characters long.`),
  );
}

const idMessage = "This isn't a valid ID.";

/** Excludes inherited names (`constructor`), which would seem to be set as keys. */
/** Requests the version of each element of a list, with `versions=1`. */
export const versionsSchema = v.optional(v.literal('1', 'Set versions to 1, or leave it out.'));

/** Identifies the current content of a resource: the value of its ETag, for If-Match. */
export const versionSchema = v.string();

export const idSchema = v.pipe(
  v.string('An ID must be text.'),
  v.regex(idPattern, idMessage),
  v.check((id) => !(id in Object.prototype), idMessage),
);

export const dishNameSchema = textSchema({ label: 'Name', min: 1, max: limits.dishNameLength });
export const recipeSchema = linesSchema({ label: 'Recipe', min: 1, max: limits.recipeLength });

/** A user's name as the API accepts it: it may be empty, because some Google accounts have none. */
export const userNameSchema = textSchema({ label: 'Name', min: 0, max: limits.userNameLength });

/** A trimmed email in lower case, the form in which emails are compared everywhere. */
export const emailSchema = v.pipe(
  v.string('Email must be text.'),
  v.check(isPlainText, "Email contains characters that can't be displayed."),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(limits.emailLength, `Email can be up to ${limits.emailLength} characters long.`),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'Enter a valid email address.'),
);

const priceMessage =
  'Price must be a number between $0.01 and $10,000.00, with no more than two decimal places.';

/** A price in dollars, as the API sends it. */
export const priceSchema = v.pipe(
  v.number(priceMessage),
  v.finite(priceMessage),
  v.check(
    (price) =>
      centsFromPrice(price) >= limits.priceMinCents &&
      centsFromPrice(price) <= limits.priceMaxCents &&
      isWholeCents(price),
    priceMessage,
  ),
);

export const categorySchema = v.picklist(
  categoryIds,
  `Category must be one of these: ${categoryIds.join(', ')}.`,
);

/** Browsers accept much more (`https:///host`, line breaks), so they cannot decide. */
const plainHttpsPattern = /^https:\/\/[^\s/\\?#][^\s\\]*$/;

function isHttpsUrl(text: string): boolean {
  if (!plainHttpsPattern.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.hostname !== '' && url.username === '' && url.password === '';
}

export const imageSchema = v.pipe(
  v.string('Image must be a web address.'),
  v.check(isPlainText, "Image contains characters that can't be displayed."),
  v.minLength(1, 'Image is required.'),
  v.maxLength(
    limits.imageUrlLength,
    `Image can be up to ${limits.imageUrlLength} characters long.`,
  ),
  v.check(
    (image) => ownImagePathPattern.test(image) || isHttpsUrl(image),
    'Image must be an https:// link or a picture uploaded here.',
  ),
);

const quantityMessage = `Quantity must be a whole number from ${limits.quantityMin} to ${limits.quantityMax}.`;

export const quantitySchema = v.pipe(
  v.number(quantityMessage),
  v.integer(quantityMessage),
  v.minValue(limits.quantityMin, quantityMessage),
  v.maxValue(limits.quantityMax, quantityMessage),
);

/** The response of calls that return nothing but a confirmation. */
export const messageSchema = v.strictObject({ message: v.string() });

/** The number of entries to return, as a query parameter from 1 to `most`. */
export function pageSizeSchema(most: number) {
  const message = `Limit must be a whole number from 1 to ${most}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^[1-9]\d{0,2}$/, message),
    v.transform(Number),
    v.maxValue(most, message),
  );
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A date and time as ISO 8601 with its offset. The output is in milliseconds. */
export const instantSchema = v.pipe(
  v.string('A date and time must be text.'),
  v.check(
    (text) => instantPattern.test(text) && !Number.isNaN(Date.parse(text)),
    'Write the date and time like this: 2026-01-31T18:00:00Z.',
  ),
  v.transform((text) => Date.parse(text)),
);
