import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServingTime } from '../categories/endpoints.ts';

const served: ServingTime[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '11:30', to: '14:30' },
  { days: ['sat', 'sun'], from: '18:00', to: '01:00' },
];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the days of a cell', () => {
  it.each([
    ['en-US', 'Mon-Fri 11:30-14:30|Sat,Sun 18:00-01:00'],
    ['de', 'Mo-Fr 11:30-14:30|Sa,So 18:00-01:00'],
    ['pt-PT', 'segunda-sexta 11:30-14:30|sábado,domingo 18:00-01:00'],
  ])(
    'are written in the language of a site in %s, and read in it and in English',
    async (locale, cell) => {
      const { readServedCell, writeServedCell } = await cellsIn(locale);
      expect(writeServedCell(served)).toBe(cell);
      expect(readServedCell(cell)).toEqual({ served });
      const inEnglish = 'Mon-Fri 11:30-14:30|Saturday,Sun 18:00-01:00';
      expect(readServedCell(inEnglish)).toEqual({ served });
    },
  );

  it('are written in English where their own name, read without accents, is that of another day', async () => {
    const { readServedCell, writeServedCell } = await cellsIn('sk');
    const midweek: ServingTime[] = [{ days: ['wed', 'thu'], from: '11:30', to: '14:30' }];
    expect(writeServedCell(midweek)).toBe('st,Thu 11:30-14:30');
    expect(readServedCell('st,Thu 11:30-14:30')).toEqual({ served: midweek });
  });
});

/** Returns the functions as a site whose words are of a locale has them. */
function cellsIn(locale: string) {
  vi.stubEnv('BRAND_WORDS', locale);
  vi.resetModules();
  return import('./served-cell.ts');
}
