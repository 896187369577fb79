import { orderingSchemas } from '@thymely/contract/ordering/schema';
import { weekdays } from '@thymely/contract/ground/weekdays';
import type { Period } from '@thymely/contract/ordering/endpoints';
import * as v from 'valibot';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import {
  settingsFromValues,
  type ExceptionValues,
  type OrderingValues,
} from './ordering-values.ts';
import {
  dayNames,
  overlapInDay,
  overlapsAcrossDays,
  periodRangeInWords,
  type Week,
} from './week/periods.ts';
import * as words from './words.en.ts';

/**
 * Returns the faults by the name of the field: `week.mon.0.open`, `exceptions.2.date`. They come
 * from the contract and from rules about several fields. The server names whole properties: `week`.
 */
export function orderingFaultsOf(values: OrderingValues): FieldFaults {
  return {
    ...schemaFaults(values),
    ...overlapFaultsOf(values),
    ...weekFaults(values.week),
    ...exceptionFaults(values.exceptions),
  };
}

/** What is typed in another unit than it is sent in has a message of its own. */
const ownMessages: FieldFaults = { bp: words.percentFault };

function schemaFaults(values: OrderingValues): FieldFaults {
  const faults: FieldFaults = {};
  const parsed = v.safeParse(
    orderingSchemas.setOrderingSettings.body,
    settingsFromValues(values, 0),
  );
  for (const issue of parsed.issues ?? []) {
    const keys = issue.path?.map(({ key }) => String(key)) ?? [];
    const [property = '', date = '', ...rest] = keys;
    const row = values.exceptions.findIndex((exception) => exception.date === date);
    const name = property === 'exceptions' && row >= 0 ? [property, row, ...dateOr(rest)] : keys;
    faults[name.join('.')] ??= ownMessages[keys.at(-1) ?? ''] ?? issue.message;
  }
  if (values.timeZone.trim() === '') faults['timeZone'] = words.timeZoneMissing;
  return faults;
}

/** An exception is stored under its date, so a fault of the key is a fault of the date. */
function dateOr(rest: string[]): string[] {
  return rest.length === 0 ? ['date'] : rest;
}

/** Returns the faults of overlapping hours, maybe beside other hours than those just changed. */
export function overlapFaultsOf({ week, exceptions }: OrderingValues): FieldFaults {
  const faults: FieldFaults = {};
  for (const { day, otherDay, index, other } of overlapsAcrossDays(week)) {
    faults[`week.${day}.${index}.open`] = words.overlapWithDay(
      dayNames[otherDay],
      periodRangeInWords(other),
    );
  }
  const days = [
    ...weekdays.map((day) => ({ path: `week.${day}`, periods: week[day] })),
    ...exceptions.map(({ periods }, row) => ({ path: `exceptions.${row}.periods`, periods })),
  ];
  for (const { path, periods } of days) {
    const overlap = overlapInDay(periods);
    if (!overlap) continue;
    faults[`${path}.${overlap.index}.open`] = words.overlap(periodRangeInWords(overlap.other));
  }
  return faults;
}

function weekFaults(week: Week): FieldFaults {
  const faults: FieldFaults = {};
  for (const day of weekdays) Object.assign(faults, periodFaults(`week.${day}`, week[day]));
  return faults;
}

function periodFaults(path: string, periods: readonly Period[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const [index, { open, close }] of periods.entries()) {
    if (open === '') faults[`${path}.${index}.open`] = words.openMissing;
    if (close === '') faults[`${path}.${index}.close`] = words.closeMissing;
  }
  return faults;
}

function exceptionFaults(exceptions: readonly ExceptionValues[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const [index, { date, periods }] of exceptions.entries()) {
    const isSecond = exceptions.findIndex((other) => other.date === date) < index;
    if (date === '') faults[`exceptions.${index}.date`] = words.dateMissing;
    else if (isSecond) faults[`exceptions.${index}.date`] = words.dateTwice;
    Object.assign(faults, periodFaults(`exceptions.${index}.periods`, periods));
  }
  return faults;
}
