import { expect, it } from 'vitest';
import { currencySign } from '../../../lib/currency.ts';
import { brand } from '@brand/brand.ts';
import { foreignCurrency } from './foreign-currency.ts';

function currencyOf(heading: string, ...prices: string[]): string | undefined {
  const rows = prices.map((price, index) => ({ number: index + 2, cells: ['Soup', price] }));
  return foreignCurrency({
    table: { source: { encoding: 'UTF-8' }, headings: ['Name', heading], rows },
    columns: ['name', 'price'],
  });
}

it("prices in the restaurant's currency, or in none, are not foreign", () => {
  expect(currencyOf('Price', '4.50', `${currencySign}4.50`, `4,50 ${currencySign}`)).toBe(
    undefined,
  );
  expect(currencyOf(`Price (${brand.currency})`, '4.50')).toBe(undefined);
  expect(currencyOf('Price', `US${currencySign} 4.50`, 'ABC 3', 'Fr. 5')).toBe(undefined);
});

it('a sign or a code of another currency is named, in a heading as well', () => {
  expect(currencyOf('Price', '4.50', '£4.50')).toBe('£');
  expect(currencyOf('Price', '4.50 CHF')).toBe('CHF');
  expect(currencyOf('Preis (£)', '4,50')).toBe('£');
});
