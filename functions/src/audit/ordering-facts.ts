import type { AuditFacts } from '@thymely/contract/audit/endpoints';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { NewOrderingSettings, TaxRate } from '@thymely/contract/hours/endpoints';
import { newSettingsSchema } from '@thymely/contract/hours/schema';
import { storedTaxRatesSchema } from '@thymely/contract/hours/tax-rates.schema';
import { periodsInWords, weekInWords } from '@thymely/contract/hours/week-in-words';
import * as v from 'valibot';
import { priceFormat } from '../platform/brand.ts';
import * as words from './words.en.ts';

type Fields = Record<string, unknown>;

const { entries } = newSettingsSchema;

const units = {
  leadMinutes: minutesInWords,
  slotMinutes: minutesInWords,
  lastOrderMinutes: minutesInWords,
  answerMinutes: (count: number) => (count === 0 ? words.neverEnds : minutesInWords(count)),
  slotCapacity: (count: number) => words.dishes(count, inThousands(count)),
  slotOrders: ordersInWords,
  unverifiedOrders: ordersInWords,
  unverifiedPerAddress: ordersInWords,
  daysAhead: (count: number) => words.days(count, inThousands(count)),
};

function ordersInWords(count: number): string {
  return words.orders(count, inThousands(count));
}

function minutesInWords(count: number): string {
  return words.minutes(inThousands(count));
}

/** Returns ordering settings in words. They were valid then, but may follow an older contract. */
export function toOrderingFacts(fields: Fields): AuditFacts {
  const facts: AuditFacts = {};
  const { timeZone, minCents, needsScreen, verifiedOnly, notes } = fields;
  if (typeof timeZone === 'string') facts.timeZone = timeZone;
  const week = v.safeParse(entries.week, fields['week']);
  if (week.success) facts.hours = weekInWords(week.output).join('; ') || words.noHours;
  const exceptions = v.safeParse(entries.exceptions, fields['exceptions']);
  if (exceptions.success) facts.exceptions = exceptionsInWords(exceptions.output);
  for (const name of Object.keys(units) as (keyof typeof units)[]) {
    const value = fields[name];
    if (typeof value === 'number') facts[name] = units[name](value);
  }
  if (typeof minCents === 'number') facts.minimum = priceFormat.format(minCents / 100);
  if (typeof needsScreen === 'boolean') facts.needsScreen = needsScreen ? words.yes : words.no;
  if (typeof verifiedOnly === 'boolean') facts.verifiedOnly = verifiedOnly ? words.yes : words.no;
  if (typeof notes === 'boolean') facts.notes = notes ? words.yes : words.no;
  const phone = v.safeParse(entries.phone, fields['phone']);
  if (phone.success && phone.output) facts.phone = words.phoneRules[phone.output];
  const mails = v.safeParse(entries.mails, fields['mails']);
  if (mails.success && mails.output !== undefined) {
    facts.mails = mails.output.map((kind) => words.mails[kind]).join(', ') || words.noMails;
  }
  const taxes = v.safeParse(storedTaxRatesSchema, fields);
  const hasTaxes = fields['taxRates'] !== undefined || fields['taxIncludedBp'] !== undefined;
  if (taxes.success && hasTaxes) facts.taxIncluded = ratesInWords(taxes.output);
  return facts;
}

/** The first rate is the default. */
function ratesInWords(rates: readonly TaxRate[]): string {
  return (
    rates.map(({ name, bp }) => `${name} ${inThousands(bp / 100)}%`).join(', ') || words.noTaxRates
  );
}

type Exceptions = NewOrderingSettings['exceptions'];

function exceptionsInWords(exceptions: Exceptions): string {
  const inWords = Object.entries(exceptions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, { periods, label }]) => {
      const named = label === '' ? '' : ` (${label})`;
      return `${day}: ${periodsInWords(periods) || words.closed}${named}`;
    });
  return inWords.join('; ') || words.noExceptions;
}
