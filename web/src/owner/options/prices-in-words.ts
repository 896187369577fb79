import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { centsOf, pricedSizes, type ChoiceValues } from './group-values.ts';
import type { NamedSize } from './sizes-of-group.ts';
import * as words from './words.en.ts';

/** Says what a choice costs by size, and which sizes have no price of their own. */
export function pricesInWords(
  choice: Pick<ChoiceValues, 'price' | 'pricesBySize'>,
  sizes: readonly NamedSize[],
): string {
  const prices = new Map(pricedSizes(choice));
  const own = sizes.filter(({ id }) => prices.has(id));
  if (own.length === 0) return words.sameInAllSizes;
  const priced = own.map(({ id, name }) => `${name} +${amount(prices.get(id) ?? '')}`);
  const without = sizes.filter(({ id }) => !prices.has(id));
  if (without.length === 0) return priced.join(' · ');
  const names = without.map(({ name }) => name).join(', ');
  return [...priced, words.sizesWithout(names, `+${amount(choice.price)}`)].join(' · ');
}

function amount(typed: string): string {
  const cents = centsOf(typed);
  return Number.isNaN(cents) ? typed : formatCents(cents);
}
