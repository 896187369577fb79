import * as v from 'valibot';
import { idSchema } from '../ground/fields.schema.ts';
import { optionLimits } from '../ground/option-limits.ts';

const optionGroupsMessage = `A dish names up to ${optionLimits.optionGroupsPerDish} groups of options.`;

/** The IDs of groups of options, in the order in which diners are asked. */
export const optionGroupsSchema = v.pipe(
  v.array(idSchema, optionGroupsMessage),
  v.maxLength(optionLimits.optionGroupsPerDish, optionGroupsMessage),
  v.check((ids) => new Set(ids).size === ids.length, 'A dish names a group of options once.'),
);

const loadMessage = `Load must be a whole number from 0 to ${optionLimits.dishLoadMax}.`;

/** The units of a slot's capacity that one portion takes. */
export const loadSchema = v.pipe(
  v.number(loadMessage),
  v.integer(loadMessage),
  v.minValue(0, loadMessage),
  v.maxValue(optionLimits.dishLoadMax, loadMessage),
);

/** Whether a dish rests: guests do not see it, and it can be brought back. */
export const restingSchema = v.boolean('Resting must be true or false.');
