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

/** An existing date, `YYYY-MM-DD`. */
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
  /** The periods of the date. An empty list means closed all day. */
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

/** The settings that the owner can change. */
const settingsFields = {
  /** A time zone in the IANA database, such as `America/Los_Angeles`, as the server checks. */
  timeZone: v.pipe(
    v.string('The time zone must be text.'),
    v.maxLength(64, "There's no such time zone."),
  ),
  week: weekSchema,
  exceptions: exceptionsSchema,
  /** The minutes from an order until it is ready. */
  leadMinutes: countSchema({ label: 'Lead time', min: 0, max: 240 }),
  slotMinutes: countSchema({ label: 'Slot length', min: 5, max: 120 }),
  /** The maximum load of one slot: a dish counts 1, a drink 0. */
  slotCapacity: countSchema({ label: 'Slot capacity', min: 1, max: 1000 }),
  /** The maximum number of orders in one slot, whatever their load. Default: the capacity. */
  slotOrders: v.optional(
    countSchema({ label: 'Orders per slot', min: 1, max: orderLimits.slotOrders }),
  ),
  /** The minutes between the last slot and closing. */
  lastOrderMinutes: countSchema({ label: 'Last order', min: 0, max: 240 }),
  daysAhead: countSchema({ label: 'Days ahead', min: 0, max: orderLimits.daysAhead }),
  minCents: countSchema({ label: 'Minimum', min: 0, max: orderLimits.orderCents }),
  /** Whether orders are taken only while a kitchen screen is in use. */
  needsScreen: v.boolean('Set needsScreen to true or false.'),
  /** Whether only diners with a verified email can order. Default: no. */
  verifiedOnly: v.optional(v.boolean('Set verifiedOnly to true or false.')),
  /** Whether a diner can write a note. */
  notes: v.boolean('Set notes to true or false.'),
  /** The tax included in the prices, in hundredths of a percent; null to say nothing about tax. */
  taxIncludedBp: v.nullable(countSchema({ label: 'Tax', min: 0, max: 5000 })),
};

const revisionMessage = 'The revision must be a whole number of at least 0.';

/** The revision increases with each change of the settings, and is 0 before the first. */
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
  /** The end of the pause as ISO 8601, or null. */
  pausedUntil: v.nullable(v.string()),
  pauseReason: v.string(),
});
export type OrderingSettings = v.InferOutput<typeof orderingSettingsSchema>;

export const newSettingsSchema = v.strictObject({ revision: revisionSchema, ...settingsFields });
export type NewOrderingSettings = v.InferOutput<typeof newSettingsSchema>;

export const orderingSchema = v.strictObject({
  /** `off` means that no hours have been set, so nothing can be ordered. */
  state: v.picklist(orderingStates),
  /**
   * When as-soon-as-possible orders are taken again: at the next opening, or when the pause ends.
   * Null while they are taken, and if unknown.
   */
  opensAt: v.nullable(v.string()),
  /** When the current opening ends; null outside of an opening, and for one longer than a week. */
  until: v.nullable(v.string()),
  /** The earliest time for an order of one dish; null while nothing is offered. */
  earliest: v.nullable(v.string()),
  leadMinutes: v.number(),
  timeZone: v.string(),
  week: weekSchema,
  exceptions: exceptionsSchema,
  notes: v.boolean(),
  taxIncludedBp: v.nullable(v.number()),
  /** The dishes that cannot be ordered, including those with too few choices left in a group. */
  soldOut: v.array(idSchema),
  /** The sold-out choices of groups of options, as `group.choice`. */
  soldOutChoices: v.array(v.string()),
});
export type Ordering = v.InferOutput<typeof orderingSchema>;

export const orderingSchemas = {
  getOrdering: { response: orderingSchema },
  getOrderingSettings: { response: orderingSettingsSchema },
  setOrderingSettings: { body: newSettingsSchema, response: orderingSettingsSchema },
};
