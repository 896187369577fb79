import type { ServingTime } from '@thymely/contract/categories/endpoints';
import { weekdays, type Weekday } from '@thymely/contract/ground/weekdays';
import { servedInWords } from '@thymely/contract/ordering/served-in-words';
import type { FieldFaults } from '../edit-form/edit-model.ts';
import * as words from './words.en.ts';

/** A serving time as it is typed: its times are empty until they are filled in. */
export type WindowValues = ServingTime;

const mondayToFriday = weekdays.slice(0, 5);

export function emptyWindow(): WindowValues {
  return { days: [...mondayToFriday], from: '', to: '' };
}

/** Returns when something is served as the form shows it. Equal times have equal JSON. */
export function windowValuesOf(served: readonly WindowValues[] | null | undefined): WindowValues[] {
  return (served ?? []).map(({ days, from, to }) => ({ days: inOrder(days), from, to }));
}

/** Returns days in the order of the contract, each once. */
function inOrder(days: readonly Weekday[]): Weekday[] {
  return weekdays.filter((day) => days.includes(day));
}

/** Returns the faults by field: `served.1.from`. */
export function windowFaultsOf(windows: readonly WindowValues[], name = 'served'): FieldFaults {
  const faults: FieldFaults = {};
  for (const [index, { days, from, to }] of windows.entries()) {
    if (days.length === 0) faults[`${name}.${index}.days`] = words.noDays;
    if (from === '') faults[`${name}.${index}.from`] = words.noTime;
    if (to === '') faults[`${name}.${index}.to`] = words.noTime;
    else if (from === to && from !== '00:00') faults[`${name}.${index}.to`] = words.noMinutes;
  }
  return faults;
}

/** Returns times as guests read them; those that are not filled in yet are left out. */
export function windowsInWords(windows: readonly WindowValues[]): string {
  return servedInWords(filledIn(windows));
}

/** Returns the times that are filled in. */
export function filledIn(windows: readonly WindowValues[]): WindowValues[] {
  return windows.filter(({ days, from, to }) => days.length > 0 && from !== '' && to !== '');
}
