import {
  amount,
  choice,
  count,
  later,
  own,
  yesNo,
  type FieldTable,
  type Unit,
} from '../../ground/field-table.ts';
import { orderLimits, phoneRules, usualPerAddress } from '../../orders/limits.ts';
import { orderingLimits } from '../limits.ts';
import type { MailKind } from '../mail-kinds.ts';
import { exceptionsInWords, mailsInWords, taxRatesInWords } from './settings-in-words.ts';
import type { TaxRate } from '../tax-rates.schema.ts';
import { weekInWords } from '../week-in-words.ts';
import type { Exceptions, WeekHours } from '../week.ts';
import * as words from './settings-words.en.ts';

const minutes: Unit = { name: words.minutesUnit, inWords: (_, amount) => words.minutes(amount) };
const days: Unit = { name: words.daysUnit, inWords: words.days };
const dishes: Unit = { name: words.dishesUnit, inWords: words.dishes };
const orders: Unit = { name: words.ordersUnit, inWords: words.orders };

/** Without hours, nothing can be ordered. */
const noHours: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** When guests can order. */
const opening = {
  week: own({
    initial: noHours,
    inWords: (week) => weekInWords(week).join('; ') || words.noHours,
  }),
  exceptions: own<Exceptions>({ initial: {}, inWords: exceptionsInWords }),
  /** A time zone in the IANA database, such as `America/Los_Angeles`, as the server checks. */
  timeZone: own({ initial: 'UTC', inWords: (zone) => zone }),
};

/** When an order can be ready, and how many orders there can be at a time. */
const timing = {
  /** The minutes from an order until it is ready. */
  leadMinutes: count(minutes, { least: 0, most: 240, initial: 20 }),
  /** The minutes between the last slot and closing. */
  lastOrderMinutes: count(minutes, { least: 0, most: 240, initial: 15 }),
  slotMinutes: count(minutes, { least: 5, most: 120, initial: 15 }),
  /** The maximum load of one slot: a dish counts 1, a drink 0. */
  slotCapacity: count(dishes, { least: 1, most: 1000, initial: 20 }),
  /** The maximum number of orders in one slot, whatever their load. Where it is missing: the capacity. */
  slotOrders: later(count(orders, { least: 1, most: orderingLimits.slotOrders, initial: 20 })),
  /** The minutes of opening time after which an order that the kitchen has not answered ends. */
  answerMinutes: later(count(minutes, { none: words.noLimit, least: 3, most: 60, initial: 10 })),
  daysAhead: count(days, { least: 0, most: orderingLimits.daysAhead, initial: 7 }),
};

/** What guests may do at checkout, and when ordering stops by itself. */
const checkout = {
  minCents: amount({ least: 0, most: orderLimits.orderCents, initial: 0 }),
  /** Whether a diner is asked for a telephone number. */
  phone: later(choice({ values: phoneRules, meanings: words.phoneRules, initial: 'off' })),
  /** Whether a diner can write a note. */
  notes: yesNo(true),
  /** Whether orders are taken only while a kitchen screen is in use. */
  needsScreen: yesNo(true),
  /** Whether only diners with a verified email can order. */
  verifiedOnly: later(yesNo(false)),
};

const { mostUnverifiedOrders, unverifiedOrders } = orderLimits;

/** How many orders come from diners without a verified email. */
const unverified = {
  /** The open orders on one business day of all of them. */
  unverifiedOrders: later(
    count(orders, { least: 1, most: mostUnverifiedOrders, initial: unverifiedOrders }),
  ),
  /** Their orders in an hour from one address. Where it is missing: half of the above. */
  unverifiedPerAddress: later(
    count(orders, { least: 1, most: mostUnverifiedOrders, initial: usualPerAddress() }),
  ),
};

/** The sections of the form whose fields are all plain. One that `unless` switches off is not shown. */
export const settingsSections = {
  timing: { fields: timing },
  checkout: { fields: checkout },
  unverified: { fields: unverified, unless: 'verifiedOnly' },
} as const;

/** The settings that the owner can change, in the order of the form. */
export const settingsTable = {
  ...opening,
  ...timing,
  ...checkout,
  ...unverified,
  /** The rates of tax that prices include. The first is the default; without any, none is stated. */
  taxRates: own<TaxRate[]>({ initial: [], inWords: taxRatesInWords }),
  /** The mails that are sent. */
  mails: later(own<MailKind[]>({ initial: [], inWords: mailsInWords })),
} satisfies FieldTable;
