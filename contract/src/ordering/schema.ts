import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { isCalendarDay } from '../ground/calendar-day.ts';
import {
  idSchema,
  messageSchema,
  revisionSchema,
  textSchema,
  timeSchema,
} from '../ground/fields.schema.ts';
import { schemasOf } from '../ground/field-table.schema.ts';
import { askingPhoneRules } from '../orders/limits.ts';
import { orderingLimits } from './limits.ts';
import { weekdays } from '../ground/weekdays.ts';
import { mailKinds } from './mail-kinds.ts';
import { orderingStates } from './ordering-states.ts';
import { settingsTable } from './settings/settings-table.ts';
import { taxRateFields, taxRatesOf, taxRatesSchema } from './tax-rates.schema.ts';
import * as settingsWords from './settings/settings-words.en.ts';
import * as words from './words.en.ts';

/** Local times. A close at or before the open is on the next day: 00:00–00:00 is a whole day. */
export const periodSchema = v.strictObject({ open: timeSchema, close: timeSchema });

export const periodsSchema = v.pipe(
  v.array(periodSchema, words.hoursMustBeList),
  v.maxLength(orderingLimits.periodsPerDay, words.tooManyPeriods(orderingLimits.periodsPerDay)),
);

export const weekSchema = v.strictObject(
  Object.fromEntries(weekdays.map((day) => [day, periodsSchema])) as Record<
    (typeof weekdays)[number],
    typeof periodsSchema
  >,
);

const [firstDate, lastDate] = orderingLimits.exceptionDates;

/** An existing date, `YYYY-MM-DD`. */
export const dateSchema = v.pipe(
  anyTextSchema(words.dateMustBeText),
  v.check(isCalendarDay, words.invalidDate),
  v.check((day) => day >= firstDate && day <= lastDate, words.dateRange(firstDate, lastDate)),
);

export const exceptionSchema = v.strictObject({
  /** The periods of the date. An empty list means closed all day. */
  periods: periodsSchema,
  label: textSchema({ label: words.label, min: 0, max: orderingLimits.exceptionLabelLength }),
});

export const exceptionsSchema = v.pipe(
  v.record(dateSchema, exceptionSchema, words.exceptionsByDate),
  v.check(
    (exceptions) => Object.keys(exceptions).length <= orderingLimits.exceptions,
    words.tooManyExceptions(orderingLimits.exceptions),
  ),
);

/** The sentence that guests read while ordering is closed. */
export const closedNoticeSchema = textSchema({
  label: words.closedNotice,
  min: 1,
  max: orderingLimits.closedNoticeLength,
});

const timeZoneSchema = v.pipe(
  anyTextSchema(words.timeZoneMustBeText),
  v.maxLength(64, words.unknownTimeZone),
);

const mailsSchema = v.pipe(
  v.array(v.picklist(mailKinds, words.unknownMail), words.mailsMustBeList),
  v.check((mails) => new Set(mails).size === mails.length, words.mailTwice),
);

/** The fields of settings in requests and answers, and stored settings in words. */
export const orderingSettingsSchemas = schemasOf(settingsTable, settingsWords.names, {
  week: weekSchema,
  exceptions: exceptionsSchema,
  timeZone: timeZoneSchema,
  taxRates: taxRatesSchema,
  mails: mailsSchema,
});

export const orderingSettingsSchema = v.strictObject({
  revision: revisionSchema,
  ...orderingSettingsSchemas.answered,
  /** The end of the pause as ISO 8601, or null. */
  pausedUntil: v.nullable(anyTextSchema()),
  pauseReason: anyTextSchema(),
  /** When somebody last ended a pause before its time, as ISO 8601; null if nobody has. */
  pauseEndedAt: v.nullable(anyTextSchema()),
  /** The sentence that guests read while an admin has closed ordering; null while it is not. */
  closedNotice: v.nullable(anyTextSchema()),
});
export type OrderingSettings = v.InferOutput<typeof orderingSettingsSchema>;

/**
 * The settings as they are sent and stored. What was sent or stored before there were several rates
 * of tax has the one in `taxIncludedBp`, which becomes the default rate.
 */
export const newOrderingSettingsSchema = v.pipe(
  v.strictObject({
    revision: revisionSchema,
    ...orderingSettingsSchemas.sent,
    ...taxRateFields,
  }),
  v.transform(({ taxRates, taxIncludedBp, ...settings }) => ({
    ...settings,
    taxRates: taxRatesOf({ taxRates, taxIncludedBp }),
  })),
);
export type NewOrderingSettings = v.InferOutput<typeof newOrderingSettingsSchema>;

export const orderingSchema = v.strictObject({
  /** `off` means that nothing can be ordered: no hours have been set, or an admin closed ordering. */
  state: v.picklist(orderingStates),
  /**
   * When as-soon-as-possible orders are taken again: at the next opening, or when the pause ends.
   * Null while they are taken, and if unknown.
   */
  opensAt: v.nullable(anyTextSchema()),
  /**
   * Set while the doors are open, but it is too late for the last order. `nextAt` is when orders for
   * as soon as possible are taken again; null if unknown.
   */
  lastOrdersOver: v.optional(v.strictObject({ nextAt: v.nullable(anyTextSchema()) })),
  /** The sentence for guests, only while an admin has closed ordering. */
  closedNotice: v.optional(anyTextSchema()),
  /** When the current opening ends; null outside of an opening, and for one longer than a week. */
  until: v.nullable(anyTextSchema()),
  /** The earliest time for an order of one dish; null while nothing is offered. */
  earliest: v.nullable(anyTextSchema()),
  leadMinutes: v.number(),
  /** What the times of pick-up follow from, besides the lead time; absent from older servers. */
  slotMinutes: v.optional(v.number()),
  lastOrderMinutes: v.optional(v.number()),
  daysAhead: v.optional(v.number()),
  /** The minutes of opening time after which an unanswered order ends by itself; 0 for never. */
  answerMinutes: v.number(),
  /** When the last pause ended, or the present one ends: unanswered orders count from there. */
  pauseEndsAt: v.nullable(anyTextSchema()),
  timeZone: anyTextSchema(),
  week: weekSchema,
  exceptions: exceptionsSchema,
  notes: v.boolean(),
  /** Whether a diner may or must leave a telephone number; absent where none is asked for. */
  phone: v.optional(v.picklist(askingPhoneRules)),
  /** The rates of tax that prices include, the default first. */
  taxRates: taxRatesSchema,
  /** The key to subscribe to Web Push with; absent where it is not set up. */
  pushKey: v.optional(anyTextSchema()),
  /**
   * The dishes that cannot be ordered, including those with too few choices left in a group, or with
   * no size left.
   */
  soldOut: v.array(idSchema),
  /** The sold-out choices of groups of options, as `group.choice`. */
  soldOutChoices: v.array(anyTextSchema()),
  /** The sold-out sizes of dishes, as `dish.size`; absent while there are none. */
  soldOutSizes: v.optional(v.array(anyTextSchema())),
  /**
   * How many portions can still be ordered for the first day that is offered, of dishes and sizes
   * with at most five: as `dish` or `dish.size`; absent while there are none.
   */
  left: v.optional(v.record(anyTextSchema(), v.number())),
  /**
   * The dishes and sizes without a portion for that day, as `dish` or `dish.size`; absent while there
   * are none. Those that are not sold out as well can be ordered for another day.
   */
  outToday: v.optional(v.array(anyTextSchema())),
  /**
   * The day that `left` and `outToday` are about, if portions are limited for another day than the
   * present business day: `YYYY-MM-DD`. Absent while they are about today.
   */
  portionsDay: v.optional(anyTextSchema()),
});
export type Ordering = v.InferOutput<typeof orderingSchema>;

export const orderingSchemas = {
  getOrdering: { response: orderingSchema },
  getOrderingSettings: { response: orderingSettingsSchema },
  setOrderingSettings: { body: newOrderingSettingsSchema, response: orderingSettingsSchema },
  closeOrdering: {
    body: v.strictObject({ notice: closedNoticeSchema }),
    response: v.strictObject({ closedNotice: anyTextSchema() }),
  },
  reopenOrdering: { response: messageSchema },
};
