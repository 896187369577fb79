import { formatRate } from '../../ground/price/format-rate.ts';
import type { MailKind } from '../mail-kinds.ts';
import type { TaxRate } from '../tax-rates.schema.ts';
import { periodsInWords } from '../week-in-words.ts';
import type { Exceptions } from '../week.ts';
import * as words from './settings-words.en.ts';

/** Returns `2026-12-25: closed (Christmas); 2026-12-31: noon to midnight`. */
export function exceptionsInWords(exceptions: Exceptions): string {
  const inWords = Object.entries(exceptions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, { periods, label }]) => {
      const named = label === '' ? '' : ` (${label})`;
      return `${day}: ${periodsInWords(periods) || words.closed}${named}`;
    });
  return inWords.join('; ') || words.noExceptions;
}

/** Returns `Food 13%, Drinks 8.25%`. The first rate is the default. */
export function taxRatesInWords(rates: readonly Pick<TaxRate, 'name' | 'bp'>[]): string {
  const inWords = rates.map(({ name, bp }) => `${name} ${formatRate(bp)}`);
  return inWords.join(', ') || words.noTaxRates;
}

/** Returns `order received, order ready`. */
export function mailsInWords(mails: readonly MailKind[]): string {
  return mails.map((kind) => words.mails[kind]).join(', ') || words.noMails;
}
