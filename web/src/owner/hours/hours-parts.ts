import { formatDate } from '@thymely/contract/ground/in-words';
import { shownWeekdays } from '@thymely/contract/hours/week-in-words';
import { currencySign } from '../../lib/currency.ts';
import { isSignFirst } from '../../ui/fields/sign-first.ts';
import type { EditPart, EditParts } from '../parts/edit-form/edit-parts.ts';
import * as mailWords from '../parts/mail-words.en.ts';
import { dayHeadings, dayInWords } from './week/periods.ts';
import { numberFields, type HoursValues, type NumberField } from './hours-values.ts';
import * as words from './words.en.ts';

type HoursPart = EditPart<HoursValues>;

const inMinutes: readonly NumberField[] = [
  'leadMinutes',
  'slotMinutes',
  'lastOrderMinutes',
  'answerMinutes',
];

/** Returns every part of the values by its key: each day, each date and each other field. */
export function partsOf(values: HoursValues): EditParts<HoursValues> {
  return new Map([
    ...dayParts(values),
    ...dateParts(values),
    ...fieldParts(values),
    taxPart(values),
    mailsPart(values),
  ]);
}

function dayParts({ week }: HoursValues): [string, HoursPart][] {
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
    words: words.usualHours,
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

type ScalarField = NumberField | 'timeZone' | 'notes' | 'phone' | 'needsScreen' | 'verifiedOnly';

function fieldParts(values: HoursValues): [string, HoursPart][] {
  const part = (field: ScalarField, label: string, inWords: string) =>
    [
      field,
      {
        label,
        words: inWords,
        value: String(values[field]),
        putInto: (other: HoursValues) => ({ ...other, [field]: values[field] }),
      },
    ] as [string, HoursPart];
  const yesOrNo = (isOn: boolean) => (isOn ? words.yes : words.no);
  return [
    part('timeZone', words.timeZone, values.timeZone),
    ...numberFields.map((field) =>
      part(field, words.numberFields[field], numberInWords(values, field)),
    ),
    part('notes', words.notes, yesOrNo(values.notes)),
    part('phone', words.phone, words.phoneRules[values.phone]),
    part('needsScreen', words.needsScreenPart, yesOrNo(values.needsScreen)),
    part('verifiedOnly', words.verifiedOnlyPart, yesOrNo(values.verifiedOnly)),
  ];
}

function taxPart({ taxRates }: HoursValues): [string, HoursPart] {
  const rates = taxRates.map(({ name, percent }) => `${name} ${percent}%`);
  return [
    'taxRates',
    {
      label: words.taxRates,
      words: rates.join(', ') || words.notStated,
      value: JSON.stringify(taxRates),
      putInto: (other) => ({ ...other, taxRates }),
    },
  ];
}

function mailsPart({ mails }: HoursValues): [string, HoursPart] {
  return [
    'mails',
    {
      label: words.mails,
      words: mails.map((kind) => mailWords.mailKinds[kind]).join(', ') || words.noMails,
      value: JSON.stringify(mails),
      putInto: (other) => ({ ...other, mails }),
    },
  ];
}

function numberInWords(values: HoursValues, field: NumberField): string {
  const text = values[field];
  if (field === 'minCents') return isSignFirst ? currencySign + text : `${text} ${currencySign}`;
  if (text === '') return words.notStated;
  return inMinutes.includes(field) ? words.minutes(Number(text), text) : text;
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
