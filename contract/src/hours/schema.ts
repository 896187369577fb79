import * as v from 'valibot';
import { idSchema, textSchema } from '../ground/fields.schema.ts';
import { orderLimits } from '../orders/limits.ts';
import { weekdays } from './hours.ts';
import { orderingStates } from './ordering-state.ts';

export const timeSchema = v.pipe(
  v.string('A time must be text.'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write times from 00:00 to 23:59.'),
);

/** Local times. A close at or before the open is on the next day: 00:00–00:00 is a whole day. */
export const periodSchema = v.strictObject({ open: timeSchema, close: timeSchema });
export type Period = v.InferOutput<typeof periodSchema>;

export const periodsSchema = v.pipe(
  v.array(periodSchema, 'Hours must be a list.'),
  v.maxLength(
    orderLimits.periodsPerDay,
    `A day can have up to ${orderLimits.periodsPerDay} periods of hours.`,
  ),
);

export const weekSchema = v.strictObject(
  Object.fromEntries(weekdays.map((day) => [day, periodsSchema])) as Record<
    (typeof weekdays)[number],
    typeof periodsSchema
  >,
);

const [firstDate, lastDate] = orderLimits.exceptionDates;

/** `YYYY-MM-DD`, a day that exists. */
export const dateSchema = v.pipe(
  v.string('A date must be text.'),
  v.check((day) => {
    const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN;
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  }, 'Write the date like this: 2026-12-25.'),
  v.check(
    (day) => day >= firstDate && day <= lastDate,
    `The date can be from ${firstDate} to ${lastDate}.`,
  ),
);

export const exceptionSchema = v.strictObject({
  /** No periods: closed all day. */
  periods: periodsSchema,
  label: textSchema({ label: 'Label', min: 0, max: orderLimits.exceptionLabelLength }),
});

export const exceptionsSchema = v.pipe(
  v.record(dateSchema, exceptionSchema, 'Exceptions must be listed by their dates.'),
  v.check(
    (exceptions) => Object.keys(exceptions).length <= orderLimits.exceptions,
    `There can be up to ${orderLimits.exceptions} exceptions.`,
  ),
);

function countSchema({ label, min, max }: { label: string; min: number; max: number }) {
  const message = `${label} must be a whole number from ${min} to ${max.toLocaleString('en-US')}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** What the owner sets. */
const settingsFields = {
  /** Of the IANA database, such as `America/Los_Angeles`; the server knows which there are. */
  timeZone: v.pipe(
    v.string('The time zone must be text.'),
    v.maxLength(64, "There's no such time zone."),
  ),
  week: weekSchema,
  exceptions: exceptionsSchema,
  /** From the order until it is ready. */
  leadMinutes: countSchema({ label: 'Lead time', min: 0, max: 240 }),
  slotMinutes: countSchema({ label: 'Slot length', min: 5, max: 120 }),
  /** The load that one slot takes: a dish is 1, a drink 0. */
  slotCapacity: countSchema({ label: 'Slot capacity', min: 1, max: 1000 }),
  /** The orders that one slot takes, whatever their load. Default: as many as the capacity. */
  slotOrders: v.optional(
    countSchema({ label: 'Orders per slot', min: 1, max: orderLimits.slotOrders }),
  ),
  /** The last slot begins so long before closing. */
  lastOrderMinutes: countSchema({ label: 'Last order', min: 0, max: 240 }),
  daysAhead: countSchema({ label: 'Days ahead', min: 0, max: orderLimits.daysAhead }),
  minCents: countSchema({ label: 'Minimum', min: 0, max: orderLimits.orderCents }),
  /** Whether orders are taken only while a kitchen screen is seen. */
  needsScreen: v.boolean('Set needsScreen to true or false.'),
  /** Whether only diners with a verified email can order. Default: no. */
  verifiedOnly: v.optional(v.boolean('Set verifiedOnly to true or false.')),
  /** Whether a diner can write a note. */
  notes: v.boolean('Set notes to true or false.'),
  /** Hundredths of a percent of tax in the prices; null says nothing about tax. */
  taxIncludedBp: v.nullable(countSchema({ label: 'Tax', min: 0, max: 5000 })),
};

const revisionMessage = 'The revision must be a whole number of at least 0.';

/** Rises with each change of the settings; 0 while there are none. */
const revisionSchema = v.pipe(
  v.number(revisionMessage),
  v.safeInteger(revisionMessage),
  v.minValue(0, revisionMessage),
);

export const orderingSettingsSchema = v.strictObject({
  revision: revisionSchema,
  ...settingsFields,
  slotOrders: v.number(),
  verifiedOnly: v.boolean(),
  /** ISO 8601, or null. */
  pausedUntil: v.nullable(v.string()),
  pauseReason: v.string(),
});
export type OrderingSettings = v.InferOutput<typeof orderingSettingsSchema>;

export const newSettingsSchema = v.strictObject({ revision: revisionSchema, ...settingsFields });
export type NewOrderingSettings = v.InferOutput<typeof newSettingsSchema>;

export const orderingSchema = v.strictObject({
  /** `off`: no hours have been set, so nothing can be ordered. */
  state: v.picklist(orderingStates),
  /**
   * When orders for as soon as possible are taken again: at the next opening, or when the pause ends.
   * Null while they are, and when nobody knows.
   */
  opensAt: v.nullable(v.string()),
  /** When the present opening ends; null outside of one, and for one of more than a week. */
  until: v.nullable(v.string()),
  /** The first time an order of one dish could be ready; null while nothing is offered. */
  earliest: v.nullable(v.string()),
  leadMinutes: v.number(),
  timeZone: v.string(),
  week: weekSchema,
  exceptions: exceptionsSchema,
  notes: v.boolean(),
  taxIncludedBp: v.nullable(v.number()),
  /** Dishes that cannot be ordered, those included that have too few choices left of a group. */
  soldOut: v.array(idSchema),
  /** Choices of groups of options, as `group.choice`. */
  soldOutChoices: v.array(v.string()),
});
export type Ordering = v.InferOutput<typeof orderingSchema>;

export const orderingSchemas = {
  getOrdering: { response: orderingSchema },
  getOrderingSettings: { response: orderingSettingsSchema },
  setOrderingSettings: { body: newSettingsSchema, response: orderingSettingsSchema },
};
