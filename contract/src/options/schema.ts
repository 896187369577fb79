import * as v from 'valibot';
import {
  idSchema,
  messageSchema,
  textSchema,
  versionSchema,
  versionsSchema,
} from '../ground/fields.schema.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { ofImportSchema } from '../imports/import-id.schema.ts';
import { allergensSchema, dietsSchema } from '../menu/declarations.schema.ts';
import { sizeIdSchema } from '../menu/further-fields.schema.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

const centsMessage = words.choicePrice(optionLimits.choiceMaxCents);

const choiceCentsSchema = v.pipe(
  v.number(centsMessage),
  v.integer(centsMessage),
  v.minValue(0, centsMessage),
  v.maxValue(optionLimits.choiceMaxCents, centsMessage),
);

const sizePricesMessage = words.sizePricesPerChoice(optionLimits.sizePricesPerChoice);

export const choiceSchema = v.strictObject({
  /** The ID stays the same when the choice is renamed, because carts refer to it. */
  id: idSchema,
  name: textSchema({ label: words.choice, min: 1, max: optionLimits.optionNameLength }),
  /** The amount added to the price of the dish. */
  cents: choiceCentsSchema,
  /** What it adds in sizes where that is another amount than `cents`, by the ID of the size. */
  centsBySize: v.optional(
    v.pipe(
      v.record(sizeIdSchema, choiceCentsSchema, sizePricesMessage),
      v.minEntries(1, sizePricesMessage),
      v.maxEntries(optionLimits.sizePricesPerChoice, sizePricesMessage),
    ),
  ),
  /** Whether the choice is preselected. */
  isDefault: v.boolean(words.isDefaultNotBoolean),
  /** Absent if not declared. */
  diets: v.optional(dietsSchema),
  allergens: v.optional(allergensSchema),
});

function countSchema(label: string, least: number, most: number) {
  const message = fieldWords.wholeNumber(label, least, most);
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

const choicesMessage = words.choicesPerGroup(optionLimits.choicesPerGroup);

const optionGroupFields = {
  name: textSchema({ label: fieldWords.name, min: 1, max: optionLimits.optionNameLength }),
  /** The minimum and maximum number of portions of all choices together. */
  min: countSchema(words.min, 0, optionLimits.portionsPerLine),
  max: countSchema(words.max, 0, optionLimits.portionsPerLine),
  /** The most portions of one choice. Absent: 1. */
  maxEach: v.optional(countSchema(words.maxEach, 1, optionLimits.portionsPerChoice)),
  choices: v.pipe(
    v.array(choiceSchema, choicesMessage),
    v.minLength(1, choicesMessage),
    v.maxLength(optionLimits.choicesPerGroup, choicesMessage),
    v.check(
      (choices) => new Set(choices.map(({ id }) => id)).size === choices.length,
      words.choiceIdTwice,
    ),
  ),
};

/** Whether the bounds fit each other and the choices. An error is reported on `max`. */
function isInStep({ min, max, maxEach = 1, choices }: Bounds) {
  return min <= max && max >= 1 && max <= choices.length * maxEach;
}

type Bounds = { min: number; max: number; maxEach?: number | undefined; choices: unknown[] };

type Fields = { max: number; choices: { isDefault: boolean }[] };

function hasRoomForDefaults({ max, choices }: Fields) {
  return choices.filter(({ isDefault }) => isDefault).length <= max;
}

/** A new group. The server reports contradictions in its choices: see declarations.ts. */
export const newOptionGroupSchema = v.pipe(
  v.strictObject(optionGroupFields),
  v.forward(
    v.partialCheck([['min'], ['max'], ['maxEach'], ['choices']], isInStep, words.boundsOutOfStep),
    ['max'],
  ),
  v.forward(v.partialCheck([['max'], ['choices']], hasRoomForDefaults, words.tooManyDefaults), [
    'choices',
  ]),
);
export type NewOptionGroup = v.InferOutput<typeof newOptionGroupSchema>;

/** IDs with a meaning of their own, in a cell of a file or in the URL of a screen. */
const reservedIds = new Set(['none', 'new']);

export const optionGroupIdSchema = v.pipe(
  idSchema,
  v.check((id) => !reservedIds.has(id), words.reservedId),
  v.check((id) => !id.startsWith('_'), words.idOfOurs),
);

export const optionGroupSchema = v.strictObject({
  _id: optionGroupIdSchema,
  ...optionGroupFields,
});
export type OptionGroup = v.InferOutput<typeof optionGroupSchema>;

/** A group in a list, with its version if the call asked for versions. */
const listedGroupSchema = v.strictObject({
  ...optionGroupSchema.entries,
  version: v.optional(versionSchema),
});
export type ListedGroup = v.InferOutput<typeof listedGroupSchema>;

export const optionsSchemas = {
  listOptionGroups: {
    query: v.strictObject({ naming: v.optional(idSchema), versions: versionsSchema }),
    adminQuery: 'versions',
    response: v.array(listedGroupSchema),
  },
  saveOptionGroup: {
    params: v.strictObject({ id: optionGroupIdSchema }),
    query: ofImportSchema,
    body: newOptionGroupSchema,
    response: optionGroupSchema,
  },
  deleteOptionGroup: { params: v.strictObject({ id: idSchema }), response: messageSchema },
};
