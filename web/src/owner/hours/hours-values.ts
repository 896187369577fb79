import { weekdays } from '@thymely/contract/hours/weekdays';
import { mailKinds, type MailKind } from '@thymely/contract/hours/mail-kinds';
import type { OrderingSettings, Period, Weekday } from '@thymely/contract/hours/endpoints';
import type { PhoneRule } from '@thymely/contract/orders/limits';
import { amountText } from '@thymely/contract/ground/amount-text';
import { parsePrice } from '@thymely/contract/ground/price/parse-price';
import { typedNumber } from '@thymely/contract/ground/typed-text';
import { withoutOwnCurrency } from '../parts/own-currency.ts';
import { taxRatesFromValues, taxRateValuesOf, type TaxRateValues } from './tax/tax-values.ts';
import type { Week } from './week/periods.ts';

/** A date with its own hours; without periods, the restaurant is closed. */
export type ExceptionValues = { date: string; label: string; periods: Period[] };

/** The numbers as typed: whole numbers, an amount for `minCents`. */
export const numberFields = [
  'leadMinutes',
  'slotMinutes',
  'slotCapacity',
  'slotOrders',
  'lastOrderMinutes',
  'answerMinutes',
  'daysAhead',
  'minCents',
  'unverifiedOrders',
  'unverifiedPerAddress',
] as const;
export type NumberField = (typeof numberFields)[number];

/** The form's values: times and numbers are text, as typed. */
export type HoursValues = Record<NumberField, string> & {
  timeZone: string;
  week: Week;
  exceptions: ExceptionValues[];
  taxRates: TaxRateValues[];
  needsScreen: boolean;
  verifiedOnly: boolean;
  notes: boolean;
  phone: PhoneRule;
  /** The mails that are sent, in the order of the contract. */
  mails: MailKind[];
};

type Settings = Omit<
  OrderingSettings,
  'pausedUntil' | 'pauseReason' | 'pauseEndedAt' | 'closedNotice'
>;

/** The settings as the form shows them. Equal settings have equal JSON. */
export function hoursValuesOf(settings: Settings): HoursValues {
  const { exceptions, minCents } = settings;
  return {
    timeZone: settings.timeZone,
    week: eachDay((day) => settings.week[day].map(plainPeriod)),
    exceptions: Object.keys(exceptions)
      .sort()
      .map((date) => ({
        date,
        label: exceptions[date]?.label ?? '',
        periods: (exceptions[date]?.periods ?? []).map(plainPeriod),
      })),
    leadMinutes: String(settings.leadMinutes),
    slotMinutes: String(settings.slotMinutes),
    slotCapacity: String(settings.slotCapacity),
    slotOrders: String(settings.slotOrders),
    lastOrderMinutes: String(settings.lastOrderMinutes),
    answerMinutes: String(settings.answerMinutes),
    daysAhead: String(settings.daysAhead),
    minCents: amountText(minCents),
    unverifiedOrders: String(settings.unverifiedOrders),
    unverifiedPerAddress: String(settings.unverifiedPerAddress),
    taxRates: settings.taxRates.map(taxRateValuesOf),
    needsScreen: settings.needsScreen,
    verifiedOnly: settings.verifiedOnly,
    notes: settings.notes,
    phone: settings.phone,
    mails: mailKinds.filter((kind) => settings.mails.includes(kind)),
  };
}

const plainPeriod = ({ open, close }: Period): Period => ({ open, close });

export function eachDay<Value>(of: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(weekdays.map((day) => [day, of(day)])) as Record<Weekday, Value>;
}

/** Returns the settings for the form's values: unchecked, and with NaN for invalid numbers. */
export function settingsFromValues(values: HoursValues, revision: number): Settings {
  const exceptions = values.exceptions.map(({ date, label, periods }) => [
    date,
    { periods, label },
  ]);
  return {
    revision,
    timeZone: values.timeZone.trim(),
    week: values.week,
    exceptions: Object.fromEntries(exceptions) as Settings['exceptions'],
    leadMinutes: wholeNumber(values.leadMinutes),
    slotMinutes: wholeNumber(values.slotMinutes),
    slotCapacity: wholeNumber(values.slotCapacity),
    slotOrders: wholeNumber(values.slotOrders),
    lastOrderMinutes: wholeNumber(values.lastOrderMinutes),
    answerMinutes: wholeNumber(values.answerMinutes),
    daysAhead: wholeNumber(values.daysAhead),
    minCents: centsOf(values.minCents),
    unverifiedOrders: wholeNumber(values.unverifiedOrders),
    unverifiedPerAddress: wholeNumber(values.unverifiedPerAddress),
    needsScreen: values.needsScreen,
    verifiedOnly: values.verifiedOnly,
    notes: values.notes,
    phone: values.phone,
    mails: values.mails,
    taxRates: taxRatesFromValues(values.taxRates),
  };
}

/** Reads `1,000` like `1000`; where the comma stands for decimals, `1.000` and `1 000`. */
const groups = amountText(0).includes(',') ? /^(\d{1,3})[.\s](\d{3})$/ : /^(\d{1,3}),(\d{3})$/;

function wholeNumber(text: string): number {
  const digits = typedNumber(text).replace(groups, '$1$2');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
}

function centsOf(text: string): number {
  const parsed = parsePrice(withoutOwnCurrency(text));
  return 'price' in parsed ? Math.round(parsed.price * 100) : NaN;
}

/** Whether no day has any opening hours. */
export function hasNoHours({ week, exceptions }: Pick<Settings, 'week' | 'exceptions'>): boolean {
  const days = [...Object.values(week), ...Object.values(exceptions).map(({ periods }) => periods)];
  return days.every((periods) => periods.length === 0);
}
