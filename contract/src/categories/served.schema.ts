import * as v from 'valibot';
import { timeSchema } from '../ground/fields.schema.ts';
import { weekdays } from '../ground/weekdays.ts';
import { categoryLimits } from './limits.ts';
import * as words from './words.en.ts';

const dayMessage = words.servedOnDays(weekdays.join(', '));

/**
 * A serving time by the restaurant's clocks. One that ends at or before its beginning ends on the next
 * day, and belongs to the day on which it begins. 00:00 to 00:00 is a whole day.
 */
export const servingTimeSchema = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdays, dayMessage), dayMessage),
      v.minLength(1, words.servedOnNoDay),
      v.check((days) => new Set(days).size === days.length, words.servedOnDayTwice),
    ),
    from: timeSchema,
    to: timeSchema,
  }),
  v.forward(
    v.check(
      ({ from, to }) => from !== to || from === '00:00',
      ({ input: { from } }) => words.servedForNoMinutes(from),
    ),
    ['to'],
  ),
);
export type ServingTime = v.InferOutput<typeof servingTimeSchema>;

const servedMessage = words.servingTimes(categoryLimits.servingTimes);

/** When a category or a dish is served: at any of these times. */
export const servedSchema = v.pipe(
  v.array(servingTimeSchema, servedMessage),
  v.minLength(1, servedMessage),
  v.maxLength(categoryLimits.servingTimes, servedMessage),
);
