import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { centsSchema, daySchema } from '../orders/schema.ts';
import { figureLimits } from './limits.ts';
import * as fieldWords from '../ground/words.en.ts';
import * as words from './words.en.ts';

const dishDaysMessage = fieldWords.wholeNumber(words.dishDays, 0, figureLimits.days);
const countSchema = v.pipe(v.number(), v.integer());

/** A number of orders (or of portions), and what they come to. */
export const countedSchema = v.strictObject({ n: countSchema, cents: centsSchema });
export type CountedCents = v.InferOutput<typeof countedSchema>;

/** The portions of a dish, and the name that it was last sold under; older days have none. */
export const soldDishSchema = v.strictObject({
  ...countedSchema.entries,
  name: v.optional(anyTextSchema()),
  /** The portions by the `id` of the size; absent for a dish that was sold without sizes. */
  sizes: v.optional(v.record(anyTextSchema(), countSchema)),
});
export type SoldDish = v.InferOutput<typeof soldDishSchema>;

/**
 * What the orders for one day or for several come to. Null stands for what was not kept yet when
 * they were ordered.
 */
const sumsWithoutDishes = v.strictObject({
  /** The orders of any state. Those neither ended below nor open were never placed. */
  placed: countSchema,
  open: countSchema,
  collected: countSchema,
  cancelled: countSchema,
  rejected: countSchema,
  notCollected: countSchema,
  /** The totals of the collected orders. */
  cents: centsSchema,
  /** The totals of the orders that are still open. */
  openCents: centsSchema,
  /** The collected orders that were ready after their promised time. */
  late: countSchema,
  /**
   * The seconds until orders were ready, all timed orders together: from accepted on, and from
   * started on for those that were ordered for later.
   */
  prepSeconds: countSchema,
  /** The collected orders of which that time is known. */
  timed: countSchema,
  /** The open and the collected orders by the hour of their pick-up, `00` to `23`. */
  hours: v.nullable(
    v.record(anyTextSchema(), v.strictObject({ n: countSchema, cents: v.nullable(centsSchema) })),
  ),
  /** The collected orders by the same hours: the takings. */
  takings: v.nullable(v.record(anyTextSchema(), countedSchema)),
  /** The rejected orders by the code of their refusal. */
  rejectedBy: v.nullable(v.record(anyTextSchema(), countedSchema)),
  /** The other orders that brought no money. */
  lost: v.nullable(v.strictObject({ cancelled: countedSchema, notCollected: countedSchema })),
  /** The tax that the totals of the collected orders include, by rate in hundredths of a percent: `1300`, `887.5`. */
  tax: v.nullable(v.record(anyTextSchema(), centsSchema)),
});
const dishesSchema = v.record(anyTextSchema(), soldDishSchema);

export const figureSumsSchema = v.strictObject({
  ...sumsWithoutDishes.entries,
  /** The portions sold of each dish, by its `_id`. */
  dishes: dishesSchema,
});
export type FigureSums = v.InferOutput<typeof figureSumsSchema>;

export const dayFiguresSchema = v.strictObject({
  /** The business day of the pick-up. */
  day: anyTextSchema(),
  ...sumsWithoutDishes.entries,
  /** The portions sold of each dish, on the last days, as many as `dishDays` says. */
  dishes: v.optional(dishesSchema),
});
export type DayFigures = v.InferOutput<typeof dayFiguresSchema>;

export const figuresAnswerSchema = v.strictObject({
  from: anyTextSchema(),
  to: anyTextSchema(),
  /** The business day of the call; null if the call named both ends. */
  today: v.nullable(anyTextSchema()),
  /** Every day of the range, also those without an order. */
  days: v.array(dayFiguresSchema),
  sum: figureSumsSchema,
});
export type FiguresAnswer = v.InferOutput<typeof figuresAnswerSchema>;

/** A time of pick-up, and what is booked for it. */
export const roomSchema = v.strictObject({
  /** ISO 8601. */
  at: anyTextSchema(),
  orders: countSchema,
  /** How much of what the kitchen can do is booked, in percent: of its dishes or of its orders, whichever is more. */
  percent: countSchema,
  /** Whether not even one dish more can be ordered for it. */
  isFull: v.boolean(),
});
export type SlotRoom = v.InferOutput<typeof roomSchema>;

export const todaySchema = v.strictObject({
  /** The present business day, with the dishes that were sold. */
  today: dayFiguresSchema,
  /** The same day of the week before, without its dishes. */
  before: dayFiguresSchema,
  /** The times of pick-up in the next two hours, the running one first; none while ordering is closed. */
  room: v.array(roomSchema),
});
export type Today = v.InferOutput<typeof todaySchema>;

export const figuresSchemas = {
  getFigures: {
    query: v.strictObject({
      /** The first business day. Default: 27 days before the last. */
      from: v.optional(daySchema),
      /** The last business day. Default: that of the call. */
      to: v.optional(daySchema),
      /** How many of the last days come with their dishes. Default: none. The sum always has them. */
      dishDays: v.optional(
        v.pipe(
          anyTextSchema(dishDaysMessage),
          v.regex(/^\d{1,2}$/, dishDaysMessage),
          v.transform(Number),
          v.maxValue(figureLimits.days, dishDaysMessage),
        ),
      ),
    }),
    response: figuresAnswerSchema,
  },
  getToday: { response: todaySchema },
};
