import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand } from '@brand/brand.ts';

/** Returns what a dish costs as schema.org data: one offer, or those of its sizes together. */
export function offerOf({ price, sizes }: Pick<MenuItem, 'price' | 'sizes'>): object {
  if (!sizes) return offer(centsFromPrice(price));
  const cents = sizes.map((size) => size.cents);
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(Math.min(...cents)),
    highPrice: amount(Math.max(...cents)),
    offerCount: sizes.length,
    priceCurrency: brand.currency,
  };
}

/** Returns a price as schema.org data. */
export function offer(cents: number): object {
  return { '@type': 'Offer', price: amount(cents), priceCurrency: brand.currency };
}

function amount(cents: number): string {
  return priceFromCents(cents).toFixed(2);
}
