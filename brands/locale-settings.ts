import type { Brand } from './brand.schema.ts';

type BrandLocale = Pick<Brand, 'locale' | 'language' | 'firstWeekday'>;

/**
 * Returns how a restaurant writes numbers, dates and times, as settings that the contract reads
 * (contract/src/ground/in-words.ts). A build computes them, so that no visitor has to.
 */
export function localeSettings(brand: BrandLocale) {
  // A language whose speakers count to 24 has no words for the halves of a day: `6 PM Uhr` is no German.
  const hour12 = [brand.locale, brand.language].every(hasTwelveHours);
  return {
    BRAND_LOCALE: inLatinDigits(brand.locale),
    BRAND_WORDS: wordLocaleOf(brand, hour12 ? 'h12' : 'h23'),
    BRAND_CLOCK: hour12 ? '12' : '24',
    BRAND_FIRST_WEEKDAY: brand.firstWeekday ?? '',
  };
}

function hasTwelveHours(locale: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/**
 * Returns the locale of words, dates and times: the language, as it is written in the country of the
 * locale if that is where it is spoken, with its clock. English in Portugal is
 * `en-u-hc-h23`.
 */
function wordLocaleOf({ locale, language }: BrandLocale, hourCycle: 'h12' | 'h23'): string {
  const [own, spoken] = [new Intl.Locale(locale), new Intl.Locale(language)];
  const isLocal = spoken.region === undefined && spoken.language === own.language;
  return inLatinDigits(new Intl.Locale(isLocal ? own : spoken, { hourCycle }).toString());
}

/**
 * Sentences write counts and prices of files in Latin digits, so formatters do as well: the digits of a page are one
 * system (docs/decisions/155-digits-are-one-system.md).
 */
function inLatinDigits(locale: string): string {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  if (numberingSystem === 'latn') return locale;
  return new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
}
