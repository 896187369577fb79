import type { AuditFacts } from '@thymely/contract/audit/endpoints';
import { weekdays, type Period } from '@thymely/contract/ordering/endpoints';

type Fields = Record<string, unknown>;

const units = {
  leadMinutes: 'min',
  slotMinutes: 'min',
  lastOrderMinutes: 'min',
  slotCapacity: 'dishes',
  daysAhead: 'days',
} as const;

/** What settings of ordering said, in words: they were true then, and may follow an older contract. */
export function toOrderingFacts(fields: Fields): AuditFacts {
  const facts: AuditFacts = {};
  const { timeZone, week, exceptions, minCents, needsScreen, notes, taxIncludedBp } = fields;
  if (typeof timeZone === 'string') facts.timeZone = timeZone;
  if (isRecord(week)) facts.hours = weekdays.map((day) => dayInWords(day, week[day])).join('; ');
  if (isRecord(exceptions)) facts.exceptions = exceptionsInWords(exceptions);
  for (const name of Object.keys(units) as (keyof typeof units)[]) {
    const value = fields[name];
    if (typeof value === 'number') facts[name] = `${value} ${units[name]}`;
  }
  if (typeof minCents === 'number') facts.minimum = `$${(minCents / 100).toFixed(2)}`;
  if (typeof needsScreen === 'boolean') facts.needsScreen = needsScreen ? 'yes' : 'no';
  if (typeof notes === 'boolean') facts.notes = notes ? 'yes' : 'no';
  if (typeof taxIncludedBp === 'number') facts.taxIncluded = `${taxIncludedBp / 100}%`;
  return facts;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function dayInWords(day: string, periods: unknown): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} ${periodsInWords(periods)}`;
}

function periodsInWords(periods: unknown): string {
  if (!Array.isArray(periods) || periods.length === 0) return 'closed';
  return (periods as Period[]).map(({ open, close }) => `${open}–${close}`).join(', ');
}

function exceptionsInWords(exceptions: Fields): string {
  const days = Object.keys(exceptions).sort();
  const inWords = days.map((day) => {
    const { periods, label } = exceptions[day] as Fields;
    const named = typeof label === 'string' && label !== '' ? ` (${label})` : '';
    return `${day} ${periodsInWords(periods)}${named}`;
  });
  return inWords.length === 0 ? 'none' : inWords.join('; ');
}
