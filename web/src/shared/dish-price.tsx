import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { ListedPrice } from './listed-price.tsx';
import * as words from './words.en.ts';

type Priced = Pick<MenuItem, 'price' | 'sizes'>;

/** Whether a dish has sizes that cost more than it does itself, which is as much as the cheapest. */
export function hasDearerSize(dishCents: number, sizes: Priced['sizes'] = []): boolean {
  return sizes.some(({ cents }) => cents > dishCents);
}

/** Says what a dish costs: `$9.50`, or `from $9.50` if only its cheapest size costs that. */
export function priceInWords({ price, sizes }: Priced): string {
  return centsInWords(centsFromPrice(price), sizes);
}

export function centsInWords(dishCents: number, sizes: Priced['sizes']): string {
  const price = formatCents(dishCents);
  return hasDearerSize(dishCents, sizes) ? words.fromPrice(price).join('') : price;
}

/** What a dish costs, as `priceInWords` says it. */
export function DishPrice({ dish: { price, sizes } }: { dish: Priced }) {
  const cents = centsFromPrice(price);
  return <ListedPrice cents={cents} isFrom={hasDearerSize(cents, sizes)} />;
}
