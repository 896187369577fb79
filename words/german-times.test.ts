import { describe, expect, it } from 'vitest';
import { localeSettings } from '../brands/locale-settings.ts';
import { readTranslation } from './read-translation.ts';

const { texts } = readTranslation('de');

/** Returns a German message with its values. */
function said(id: string, values: Record<string, string>): string {
  const text = texts.get(`web/src/${id}`)?.other ?? '';
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

// The locale of the sample, of the second restaurant, and of one in Germany.
describe.each(['en-US', 'pt-PT', 'de-DE'])('a time in German with the locale %s', (locale) => {
  const { BRAND_WORDS } = localeSettings({ locale, language: 'de' });
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const time = new Intl.DateTimeFormat(BRAND_WORDS, format).format(Date.UTC(2026, 10, 23, 18, 30));
  const dayAndTime = said('model/words.en.ts#dayAtTime', { day: 'morgen', time });

  it('counts to 24, and has its Uhr from the sentence', () => {
    expect(dayAndTime).toBe('morgen um 18:30');
    expect(said('shared/opening-words.en.ts#opensAtTime', { time })).toBe('Öffnet um 18:30 Uhr');
    expect(said('shared/opening-words.en.ts#opensOnDay', { dayAndTime })).toBe(
      'Öffnet morgen um 18:30 Uhr',
    );
    expect(said('diner/orders/words.en.ts#willBeReadyOn', { day: dayAndTime })).toBe(
      'Sie ist morgen um 18:30 Uhr fertig.',
    );
    expect(said('staff/screen/words.en.ts#itIs', { time })).toBe('Es ist 18:30 Uhr');
  });
});

it('the clock of the home page counts halves from the next hour', () => {
  expect(said('diner/home/clock/words.en.ts#halfPast.six', {})).toBe('halb sieben');
  expect(said('diner/home/clock/words.en.ts#halfPast.twelve', {})).toBe('halb eins');
});
