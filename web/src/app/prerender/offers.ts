import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { brand } from '@brand/brand.ts';
import { addedCents } from '../../shared/choices/choice-words.ts';

/** Returns what a dish costs as schema.org data: one offer, or those of its sizes together. */
export function offerOf({ price, sizes }: Pick<MenuItem, 'price' | 'sizes'>): object {
  if (!sizes) return offer(centsFromPrice(price));
  const cents = sizes.map((size) => size.cents);
  return { ...offersBetween(Math.min(...cents), Math.max(...cents)), offerCount: sizes.length };
}

/** Returns what a choice adds as schema.org data: one offer, or those of the sizes of its dish. */
export function offerOfChoice(
  choice: OptionGroup['choices'][number],
  { sizes }: Pick<MenuItem, 'sizes'>,
): object {
  const [least, most] = addedCents(choice, sizes);
  return least === most ? offer(least) : offersBetween(least, most);
}

function offersBetween(least: number, most: number): object {
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(least),
    highPrice: amount(most),
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
