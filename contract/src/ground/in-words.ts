/**
 * How the restaurant writes dates, times, numbers and lists. A build of the site replaces the settings by constants,
 * and the function has them in its environment (brands/locale-settings.ts). Without them, such as in
 * the reference of the API, everything is in American English.
 */

/** The locale of numbers and amounts, such as `pt-PT`. */
export const numberLocale = process.env.BRAND_LOCALE || 'en-US';

/** The locale of words, dates and times, which names the clock as well: `en-US-u-hc-h12`. */
export const wordLocale = process.env.BRAND_WORDS || 'en-US-u-hc-h12';

/** Whether clocks count to twelve, so that times need AM or PM. */
export const hasTwelveHours = process.env.BRAND_CLOCK !== '24';

/** Milliseconds since 1970, or ISO 8601. */
type Instant = number | string;
/** The ID of a time zone; undefined stands for the reader's own. */
type Zone = string | undefined;

/** The formatters by what they write: making one takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Writes a moment in a time zone, in the restaurant's words or in those of another locale. */
export function formatDate(
  at: Instant,
  timeZone: Zone,
  options: Intl.DateTimeFormatOptions,
  locale = wordLocale,
): string {
  const key = JSON.stringify([locale, timeZone, options]);
  const formatter = formatters.get(key) ?? formatterFor(timeZone, options, locale);
  formatters.set(key, formatter);
  return formatter.format(new Date(at));
}

function formatterFor(timeZone: Zone, options: Intl.DateTimeFormatOptions, locale: string) {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    // The server may know a zone that this browser does not know.
    return new Intl.DateTimeFormat(locale, options);
  }
}

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;

/** Returns a time like `6:42 PM`, or `10 PM` on the hour; `18:42` and `22:00` on other clocks. */
export function timeInWords(at: Instant, zone: Zone): string {
  const time = formatDate(at, zone, timeOfDay);
  // Intl puts a narrow no-break space before AM and PM.
  return hasTwelveHours ? time.replace(':00', '').replaceAll(/\s/g, ' ') : time;
}

let numbers: Intl.NumberFormat | undefined;

/** Writes a number with the separators of the restaurant's locale: `1,500` or `8.25`. */
export function inThousands(number: number): string {
  numbers ??= new Intl.NumberFormat(numberLocale);
  return numbers.format(number);
}

const lists = new Map<string, Intl.ListFormat>();

/** Writes a list as a part of a sentence: `soup, salad, and pizza`. */
export function listed(
  names: Iterable<string>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const format = lists.get(type) ?? new Intl.ListFormat(wordLocale, { type });
  lists.set(type, format);
  return format.format(names);
}
