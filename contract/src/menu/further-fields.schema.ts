import * as v from 'valibot';
import { idSchema } from '../ground/fields.schema.ts';
import { optionLimits } from '../ground/option-limits.ts';
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
