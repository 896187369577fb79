import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { StoredLine } from './store.ts';

type Parts = { line: StoredLine; dish: MenuItem | undefined; email: string };

/** A line as the diner sees it: the menu's present name, image and price while it has the dish. */
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
