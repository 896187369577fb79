import { formatDate } from '@thymely/contract/ground/in-words';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import type { OwnKey, PlainField } from '@thymely/contract/ground/field-table';
import { settingsTable } from '@thymely/contract/ordering/settings/settings-table';
import { shownWeekdays } from '@thymely/contract/ordering/week-in-words';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import type { EditProperty, EditProperties } from '../parts/edit-form/edit-properties.ts';
import { typedInWords } from '../parts/typed/table-values.ts';
import { taxRatesFromValues } from './tax/tax-values.ts';
import { dayHeadings, dayInWords } from './week/periods.ts';
import type { OrderingValues } from './ordering-values.ts';
import * as words from './words.en.ts';

type OrderingProperty = EditProperty<OrderingValues>;
type Key = keyof OrderingValues;

/** The properties of the fields with a life of their own. */
const ownProperties: Record<
  OwnKey<typeof settingsTable>,
  (values: OrderingValues) => [string, OrderingProperty][]
> = {
  week: dayProperties,
  exceptions: dateProperties,
  timeZone: (values) => [wholeProperty('timeZone', values, values.timeZone)],
  taxRates: (values) => [wholeProperty('taxRates', values, taxRatesInWords(values))],
  mails: (values) => [wholeProperty('mails', values, settingsTable.mails.inWords(values.mails))],
};

/** Returns every property of the values by its key: each day, each date and each other field. */
export function propertiesOf(values: OrderingValues): EditProperties<OrderingValues> {
  const keys = Object.keys(settingsTable) as Key[];
  return new Map(
    keys.flatMap((key) => (isOwn(key) ? ownProperties[key](values) : [plainProperty(key, values)])),
  );
}

function isOwn(key: Key): key is keyof typeof ownProperties {
  return key in ownProperties;
}

function plainProperty(
  key: Exclude<Key, keyof typeof ownProperties>,
  values: OrderingValues,
): [string, OrderingProperty] {
  const field: PlainField = settingsTable[key];
  const typed = values[key];
  return wholeProperty(key, values, typed === '' ? words.notStated : typedInWords(field, typed));
}

/** A field as a whole. */
function wholeProperty(
  key: Key,
  values: OrderingValues,
  inWords: string,
): [string, OrderingProperty] {
  return [
    key,
    {
      label: settingsWords.names[key],
      words: inWords,
      value: JSON.stringify(values[key]),
      putInto: (other) => ({ ...other, [key]: values[key] }),
    },
  ];
}

function taxRatesInWords({ taxRates }: OrderingValues): string {
  const inWords = taxRatesFromValues(taxRates).map(({ name, bp }, at) => {
    const typed = taxRates[at]?.percent ?? '';
    return `${name} ${Number.isNaN(bp) ? typed : formatRate(bp)}`;
  });
  return inWords.join(', ') || words.notStated;
}

function dayProperties({ week }: OrderingValues): [string, OrderingProperty][] {
  return shownWeekdays.map((day) => [
    day,
    {
      label: dayHeadings[day],
      words: dayInWords(week[day]),
      value: JSON.stringify(week[day]),
      putInto: (values) => ({ ...values, week: { ...values.week, [day]: week[day] } }),
    },
  ]);
}

function dateProperties({ exceptions }: OrderingValues): [string, OrderingProperty][] {
  return exceptions.map((exception) => [
    exception.date,
    {
      label: dateInWords(exception.date),
      words: [dayInWords(exception.periods), exception.label].filter(Boolean).join(' · '),
      value: JSON.stringify(exception),
      putInto: (values) => {
        const others = values.exceptions.filter(({ date }) => date !== exception.date);
        return { ...values, exceptions: byDate([...others, exception]) };
      },
      absent: missingDate(exception.date),
    },
  ]);
}

/** Stands for a date for which one of the two people has no exception. */
function missingDate(date: string): OrderingProperty {
  return {
    label: dateInWords(date),
    words: words.usualHours,
    value: '',
    putInto: (values) => ({
      ...values,
      exceptions: values.exceptions.filter((other) => other.date !== date),
    }),
  };
}

function byDate(exceptions: OrderingValues['exceptions']): OrderingValues['exceptions'] {
  return exceptions.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

const dateStyle = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
} as const;

/** Turns `2026-12-25` into `Fri, Dec 25, 2026`; other text stays as it is. */
export function dateInWords(date: string): string {
  const at = Date.parse(date);
  return Number.isNaN(at) ? date : formatDate(at, 'UTC', dateStyle);
}
