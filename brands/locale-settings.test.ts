import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localeSettings } from './locale-settings.ts';

it.each([
  ['en-US', 'en', 'en-US-u-hc-h12', '6:30 PM', 'Mon, Nov 23'],
  ['pt-PT', 'en', 'en-u-hc-h23', '18:30', 'Mon, Nov 23'],
  ['pt-PT', 'en-GB', 'en-GB-u-hc-h23', '18:30', 'Mon 23 Nov'],
  ['pt-PT', 'pt', 'pt-PT-u-hc-h23', '18:30', 'segunda, 23/11'],
  ['en-US', 'pt', 'pt-u-hc-h23', '18:30', 'seg., 23 de nov.'],
  ['en-US', 'de', 'de-u-hc-h23', '18:30', 'Mo., 23. Nov.'],
  ['pt-PT', 'de', 'de-u-hc-h23', '18:30', 'Mo., 23. Nov.'],
])('with the locale %s, the language %s is written as %s: %s', (locale, language, ...written) => {
  const { BRAND_LOCALE, BRAND_WORDS, BRAND_CLOCK } = localeSettings({ locale, language });
  const [words, time, date] = written;
  expect({ BRAND_LOCALE, BRAND_WORDS }).toEqual({ BRAND_LOCALE: locale, BRAND_WORDS: words });
  expect(BRAND_CLOCK).toBe(time.endsWith('PM') ? '12' : '24');
  const at = Date.UTC(2026, 10, 23, 18, 30);
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(BRAND_WORDS, { ...options, timeZone: 'UTC' })
      .format(at)
      .replaceAll(/\s/g, ' ');
  expect(of({ hour: 'numeric', minute: '2-digit' })).toBe(time);
  expect(of({ weekday: 'short', month: 'short', day: 'numeric' })).toBe(date);
});

it('weeks begin on Monday, unless the brand says otherwise', () => {
  const brand = { locale: 'en-US', language: 'en' };
  expect(localeSettings(brand).BRAND_FIRST_WEEKDAY).toBe('');
  const sunday = localeSettings({ ...brand, firstWeekday: 'sun' });
  expect(sunday.BRAND_FIRST_WEEKDAY).toBe('sun');
});

it.each([
  ['ar-EG', 'ar-EG-u-nu-latn', 'ar-EG-u-hc-h12-nu-latn'],
  ['fa', 'fa-u-nu-latn', 'fa-u-hc-h23-nu-latn'],
  ['ar-EG-u-nu-arab', 'ar-EG-u-nu-latn', 'ar-EG-u-hc-h12-nu-latn'],
])('a page in %s has the digits of its sentences everywhere', (locale, ofNumbers, ofWords) => {
  const language = new Intl.Locale(locale).baseName;
  const { BRAND_LOCALE, BRAND_WORDS } = localeSettings({ locale, language });
  expect([BRAND_LOCALE, BRAND_WORDS]).toEqual([ofNumbers, ofWords]);
  const amounts = new Intl.NumberFormat(BRAND_LOCALE, { style: 'currency', currency: 'EUR' });
  const dates = new Intl.DateTimeFormat(BRAND_WORDS, { dateStyle: 'long', timeStyle: 'short' });
  const written = [
    amounts.format(1234.5),
    new Intl.NumberFormat(BRAND_LOCALE).format(1234.5),
    dates.format(Date.UTC(2026, 10, 23, 18, 30)),
  ];
  for (const text of written) {
    expect(text).toMatch(/\d/);
    expect(text).not.toMatch(/(?!\d)\p{Nd}/u);
  }
});

it('formatters ask for these locales, and not for that of the brand', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{contract,functions,web}/src/**/*.{ts,tsx}', { cwd: root });
  const code = files.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(500);
  const faults = code.filter((file) =>
    /(?:Number|DateTime|RelativeTime|Duration)Format\((?:brand\.)?(?:locale|language)\b|toLocale(?:Date|Time)?String\((?!'en-US')/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(faults.map((file) => file.replaceAll('\\', '/'))).toEqual([
    // Given one of these locales.
    'contract/src/ground/in-words.ts',
  ]);
});
