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
