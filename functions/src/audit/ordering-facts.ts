import type { AuditFacts } from '@thymely/contract/audit/endpoints';
import type { NewOrderingSettings } from '@thymely/contract/hours/endpoints';
import { newSettingsSchema } from '@thymely/contract/hours/schema';
import { periodsInWords, weekInWords } from '@thymely/contract/hours/week-in-words';
import * as v from 'valibot';

type Fields = Record<string, unknown>;

const { entries } = newSettingsSchema;

const units = {
  leadMinutes: 'min',
  slotMinutes: 'min',
  lastOrderMinutes: 'min',
  slotCapacity: 'dishes',
  slotOrders: 'orders',
  daysAhead: 'days',
} as const;

/** Returns ordering settings in words. They were valid then, but may follow an older contract. */
export function toOrderingFacts(fields: Fields): AuditFacts {
  const facts: AuditFacts = {};
  const { timeZone, minCents, needsScreen, verifiedOnly, notes, taxIncludedBp } = fields;
  if (typeof timeZone === 'string') facts.timeZone = timeZone;
  const week = v.safeParse(entries.week, fields['week']);
  if (week.success) facts.hours = weekInWords(week.output).join('; ') || 'none';
  const exceptions = v.safeParse(entries.exceptions, fields['exceptions']);
  if (exceptions.success) facts.exceptions = exceptionsInWords(exceptions.output);
  for (const name of Object.keys(units) as (keyof typeof units)[]) {
    const value = fields[name];
    if (typeof value === 'number') facts[name] = `${value} ${units[name]}`;
  }
  if (typeof minCents === 'number') facts.minimum = `$${(minCents / 100).toFixed(2)}`;
  if (typeof needsScreen === 'boolean') facts.needsScreen = needsScreen ? 'yes' : 'no';
  if (typeof verifiedOnly === 'boolean') facts.verifiedOnly = verifiedOnly ? 'yes' : 'no';
  if (typeof notes === 'boolean') facts.notes = notes ? 'yes' : 'no';
  if (typeof taxIncludedBp === 'number') facts.taxIncluded = `${taxIncludedBp / 100}%`;
  return facts;
}

type Exceptions = NewOrderingSettings['exceptions'];

function exceptionsInWords(exceptions: Exceptions): string {
  const inWords = Object.entries(exceptions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, { periods, label }]) => {
      const named = label === '' ? '' : ` (${label})`;
      return `${day}: ${periodsInWords(periods) || 'closed'}${named}`;
    });
  return inWords.join('; ') || 'none';
}
