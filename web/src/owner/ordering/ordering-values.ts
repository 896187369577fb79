import { weekdays } from '@thymely/contract/ground/weekdays';
import { mailKinds, type MailKind } from '@thymely/contract/ordering/mail-kinds';
import type {
  OrderingSettings,
  Period,
  TaxRate,
  Weekday,
} from '@thymely/contract/ordering/endpoints';
import type { Exceptions } from '@thymely/contract/ordering/week';
import { settingsTable } from '@thymely/contract/ordering/settings/settings-table';
import {
  readValues,
  typedValues,
  type FieldEditors,
  type TypedValues,
} from '../parts/typed/table-values.ts';
import { taxRatesFromValues, taxRateValuesOf, type TaxRateValues } from './tax/tax-values.ts';
import type { Week } from './week/periods.ts';

/** A date with its own hours; without periods, the restaurant is closed. */
export type ExceptionValues = { date: string; label: string; periods: Period[] };

/** How the fields with a life of their own are edited: times and percentages are text, as typed. */
const editors = {
  week: {
    typed: (week: Week): Week => eachDay((day) => week[day].map(plainPeriod)),
    read: (week: Week) => week,
  },
  exceptions: { typed: exceptionValuesOf, read: exceptionsFromValues },
  timeZone: { typed: (zone: string) => zone, read: (zone: string) => zone.trim() },
  taxRates: {
    typed: (rates: readonly TaxRate[]): TaxRateValues[] => rates.map(taxRateValuesOf),
    read: taxRatesFromValues,
  },
  mails: {
    /** In the order of the contract. */
    typed: (mails: readonly MailKind[]) => mailKinds.filter((kind) => mails.includes(kind)),
    read: (mails: MailKind[]) => mails,
  },
} satisfies FieldEditors<typeof settingsTable>;

/** The form's values. */
export type OrderingValues = TypedValues<typeof settingsTable, typeof editors>;

type Settings = Omit<
  OrderingSettings,
  'pausedUntil' | 'pauseReason' | 'pauseEndedAt' | 'closedNotice'
>;

/** The settings as the form shows them. Equal settings have equal JSON. */
export function orderingValuesOf(settings: Settings): OrderingValues {
  return typedValues(settingsTable, editors, settings);
}

/** Returns the settings for the form's values: unchecked, and with NaN for invalid numbers. */
export function settingsFromValues(values: OrderingValues, revision: number): Settings {
  return { revision, ...readValues(settingsTable, editors, values) };
}

function exceptionValuesOf(exceptions: Exceptions): ExceptionValues[] {
  return Object.entries(exceptions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, { label, periods }]) => ({ date, label, periods: periods.map(plainPeriod) }));
}

function exceptionsFromValues(exceptions: readonly ExceptionValues[]): Exceptions {
  return Object.fromEntries(
    exceptions.map(({ date, label, periods }) => [date, { periods, label }]),
  );
}

function plainPeriod({ open, close }: Period): Period {
  return { open, close };
}

export function eachDay<Value>(of: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(weekdays.map((day) => [day, of(day)])) as Record<Weekday, Value>;
}

/** Whether no day has any opening hours. */
export function hasNoHours({ week, exceptions }: Pick<Settings, 'week' | 'exceptions'>): boolean {
  const days = [...Object.values(week), ...Object.values(exceptions).map(({ periods }) => periods)];
  return days.every((periods) => periods.length === 0);
}
