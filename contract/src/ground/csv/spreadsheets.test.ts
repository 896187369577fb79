import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '../../menu/endpoints.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const soup = {
  _id: 'soup',
  name: 'Caldo verde; grande',
  category: 'soup',
  price: 1208.5,
  recipe: 'Couve, batata',
  image: '/soup.webp',
  resting: true,
} as unknown as MenuItem;

/** Returns the menu's file in a locale, and its rows as they are read back there. */
async function throughFile(locale: string) {
  vi.resetModules();
  vi.stubEnv('BRAND_LOCALE', locale);
  const { writeMenuCsv } = await import('../../menu/write-csv.ts');
  const { readCsvCells } = await import('./read-csv-file.ts');
  const { readPriceCell } = await import('./price-cell.ts');
  const text = writeMenuCsv([soup]);
  const { rows } = readCsvCells(new TextEncoder().encode(text));
  const [headings = [], cells = []] = rows.map((row) => row.cells);
  return { text, headings, cells, price: readPriceCell(cells[headings.indexOf('price')] ?? '') };
}

describe('a file is as the spreadsheets of the restaurant write it', () => {
  it.each([
    ['en-US', ',', '1208.50'],
    ['de-CH', ',', '1208.50'],
    ['pt-PT', ';', '1208,50'],
    ['de-DE', ';', '1208,50'],
  ])('in %s with %s between cells, and %s as a price', async (locale, separator, price) => {
    const file = await throughFile(locale);
    expect(file.text).toMatch(new RegExp(`^\\uFEFF_id${separator}name${separator}`));
    expect(file.text).toContain(`${separator}${price}${separator}`);
    expect(file.headings).toContain('price');
    expect(file.price).toEqual({ cents: 120_850 });
    expect(file.cells.slice(0, 5)).toEqual(['soup', soup.name, 'soup', price, soup.recipe]);
  });
});
