import * as words from './words.en.ts';

/** A price of a dish, and the name of its size. */
export type SizedPrice = { size: string; price: string };

/** Returns the cells of a dish that has these prices: one of them is its price, several are its sizes. */
export function sizedCells(prices: readonly SizedPrice[]): { price: string; sizes: string } {
  const [first, ...others] = prices;
  if (others.length === 0) return { price: first?.price ?? '', sizes: '' };
  const parts = prices.map(({ size, price }) => `${sizeName(size)}=${price.trim()}`);
  return { price: '', sizes: parts.join('|') };
}

/** A name that a cell of sizes can hold. The first of several rows often has none. */
function sizeName(name: string): string {
  return name.replaceAll('|', '/').trim() || words.onlySize;
}
