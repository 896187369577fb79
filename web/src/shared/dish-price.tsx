import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { ListedPrice } from './listed-price.tsx';
import * as words from './words.en.ts';

type Priced = Pick<MenuItem, 'price' | 'sizes'>;

/** Whether a dish has sizes that cost more than its price, which is that of the cheapest. */
export function hasDearerSize({ price, sizes }: Priced): boolean {
  return (sizes ?? []).some(({ cents }) => cents > centsFromPrice(price));
}

/** Says what a dish costs: `$9.50`, or `from $9.50` if only its cheapest size costs that. */
export function priceInWords(dish: Priced): string {
  const price = formatCents(centsFromPrice(dish.price));
  return hasDearerSize(dish) ? words.fromPrice(price).join('') : price;
}

/** What a dish costs, as `priceInWords` says it. */
export function DishPrice({ dish }: { dish: Priced }) {
  return <ListedPrice cents={centsFromPrice(dish.price)} isFrom={hasDearerSize(dish)} />;
}
