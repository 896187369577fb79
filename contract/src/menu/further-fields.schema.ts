import * as v from 'valibot';
import { foldText } from '../ground/text/fold-text.ts';
import { idSchema, textSchema } from '../ground/fields.schema.ts';
import { limits } from '../ground/limits.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { menuLimits } from './limits.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

const optionGroupsMessage = words.tooManyGroups(optionLimits.optionGroupsPerDish);

/** The IDs of groups of options, in the order in which diners are asked. */
export const optionGroupsSchema = v.pipe(
  v.array(idSchema, optionGroupsMessage),
  v.maxLength(optionLimits.optionGroupsPerDish, optionGroupsMessage),
  v.check((ids) => new Set(ids).size === ids.length, words.groupTwice),
);

const loadMessage = fieldWords.wholeNumber(words.load, 0, optionLimits.dishLoadMax);

/** The units of a slot's capacity that one portion takes. */
export const loadSchema = v.pipe(
  v.number(loadMessage),
  v.integer(loadMessage),
  v.minValue(0, loadMessage),
  v.maxValue(optionLimits.dishLoadMax, loadMessage),
);

/** Whether a dish rests: guests do not see it, and it can be brought back. */
export const restingSchema = v.boolean(words.restingNotBoolean);

const noticeMessage = words.notice(menuLimits.noticeMinutes);

/** How long before its pick-up a dish has to be ordered, in minutes. */
export const noticeMinutesSchema = v.pipe(
  v.number(noticeMessage),
  v.integer(noticeMessage),
  v.minValue(0, noticeMessage),
  v.maxValue(menuLimits.noticeMinutes, noticeMessage),
);

/** The ID of a size: see `sizeIdOf`. It stays the same when the size is renamed. */
export const sizeIdSchema = v.pipe(
  idSchema,
  v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, fieldWords.invalidId),
);

/** Returns the schema of the full price of a size, in cents. */
function sizeCentsSchemaIn(priceMaxCents: number) {
  const message = words.sizePrice(priceMaxCents);
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(limits.priceMinCents, message),
    v.maxValue(priceMaxCents, message),
  );
}

export const sizeCentsSchema = sizeCentsSchemaIn(limits.priceMaxCents);

export const sizeSchema = v.strictObject({
  id: sizeIdSchema,
  name: v.pipe(
    textSchema({ label: words.sizeName, min: 1, max: optionLimits.sizeNameLength }),
    v.check((name) => !name.includes('|'), words.barInSizeName),
  ),
  cents: sizeCentsSchema,
  /** The units of a slot's capacity that one portion takes. Default: those of the dish. */
  load: v.optional(loadSchema),
});

const sizesMessage = words.sizesPerDish(...optionLimits.sizesPerDish);

/** Returns the schema of the sizes of a dish, as they are shown. Its price is that of the cheapest. */
export function sizesSchemaIn(priceMaxCents: number) {
  const size = v.strictObject({ ...sizeSchema.entries, cents: sizeCentsSchemaIn(priceMaxCents) });
  return v.pipe(
    v.array(size, sizesMessage),
    v.minLength(optionLimits.sizesPerDish[0], sizesMessage),
    v.maxLength(optionLimits.sizesPerDish[1], sizesMessage),
    v.check((sizes) => areDistinct(sizes.map(({ name }) => foldText(name))), words.sizeTwice),
    v.check((sizes) => areDistinct(sizes.map(({ id }) => id)), words.sizeIdTwice),
  );
}

export const sizesSchema = sizesSchemaIn(limits.priceMaxCents);

export function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
