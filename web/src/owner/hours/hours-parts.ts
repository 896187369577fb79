import { weekdays } from '@thymely/contract/hours/hours';
import type { EditPart, EditParts } from '../parts/edit-form/edit-parts.ts';
import { dayInWords, dayNames } from './week/periods.ts';
import { numberFields, type HoursValues, type NumberField } from './hours-values.ts';

type HoursPart = EditPart<HoursValues>;

const labels: Record<NumberField, string> = {
  leadMinutes: 'Lead time',
  slotMinutes: 'Slot length',
  slotCapacity: 'Slot capacity',
  slotOrders: 'Orders per slot',
  lastOrderMinutes: 'Last order before closing',
  daysAhead: 'Days ahead',
  minCents: 'Minimum order',
  taxIncludedBp: 'Tax included in prices',
};

const units: Partial<Record<NumberField, string>> = {
  leadMinutes: ' minutes',
  slotMinutes: ' minutes',
  lastOrderMinutes: ' minutes',
  taxIncludedBp: '%',
};

/** Returns every part of the values by its key: each day, each date and each other field. */
export function partsOf(values: HoursValues): EditParts<HoursValues> {
  return new Map([...dayParts(values), ...dateParts(values), ...fieldParts(values)]);
}

function dayParts({ week }: HoursValues): [string, HoursPart][] {
  return weekdays.map((day) => [
    day,
    {
      label: dayNames[day],
      words: dayInWords(week[day]),
      value: JSON.stringify(week[day]),
      putInto: (values) => ({ ...values, week: { ...values.week, [day]: week[day] } }),
    },
  ]);
}

function dateParts({ exceptions }: HoursValues): [string, HoursPart][] {
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
function missingDate(date: string): HoursPart {
  return {
    label: dateInWords(date),
    words: 'The usual hours',
    value: '',
    putInto: (values) => ({
      ...values,
      exceptions: values.exceptions.filter((other) => other.date !== date),
    }),
  };
}

function byDate(exceptions: HoursValues['exceptions']): HoursValues['exceptions'] {
  return exceptions.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

type ScalarField = NumberField | 'timeZone' | 'notes' | 'needsScreen' | 'verifiedOnly';

function fieldParts(values: HoursValues): [string, HoursPart][] {
  const part = (field: ScalarField, label: string, words: string) =>
    [
      field,
      {
        label,
        words,
        value: String(values[field]),
        putInto: (other: HoursValues) => ({ ...other, [field]: values[field] }),
      },
    ] as [string, HoursPart];
  const yesOrNo = (isOn: boolean) => (isOn ? 'Yes' : 'No');
  return [
    part('timeZone', 'Time zone', values.timeZone),
    ...numberFields.map((field) => part(field, labels[field], numberInWords(values, field))),
    part('notes', 'Guests can add a note', yesOrNo(values.notes)),
    part('needsScreen', 'Only while a kitchen screen is on', yesOrNo(values.needsScreen)),
    part('verifiedOnly', 'Only guests with a verified email', yesOrNo(values.verifiedOnly)),
  ];
}

function numberInWords(values: HoursValues, field: NumberField): string {
  const text = values[field];
  if (field === 'minCents') return `$${text}`;
  return text === '' ? 'Not stated' : `${text}${units[field] ?? ''}`;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** Turns `2026-12-25` into `Fri, Dec 25, 2026`; other text stays as it is. */
export function dateInWords(date: string): string {
  const at = Date.parse(date);
  return Number.isNaN(at) ? date : dateFormat.format(at);
}
