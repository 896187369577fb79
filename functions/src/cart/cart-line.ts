import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { StoredLine } from './store.ts';

type Parts = { line: StoredLine; dish: MenuItem | undefined; email: string };

/** A line as the diner sees it: with the name, image and price on the menu, while it is there. */
export function toCartLine({ line, dish, email }: Parts): CartLine {
  const { name, image, price } = dish ?? line.added;
  return {
    _id: line.id,
    menuItemId: line.menuItemId,
    name,
    quantity: line.quantity,
    image,
    price,
    email,
    available: dish !== undefined,
  };
}
