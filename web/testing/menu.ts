import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../src/api/menu/menu.ts';
import { queryClient } from '../src/api/query-client.ts';

/** Returns a dish of the menu that the page has loaded. */
export function menuItemNamed(name: string): MenuItem {
  const dish = queryClient.getQueryData(menuQuery.queryKey)?.find((each) => each.name === name);
  if (!dish) throw new Error(`The menu has no ${name}.`);
  return dish;
}

/** A dish for tests that need one of any kind. */
export const lemonade: MenuItem = {
  _id: 'lemonade',
  name: 'Lemonade',
  category: 'drinks',
  price: 4,
  recipe: 'Lemon, thyme.',
  image: '/dish-art/plated/lemonade.webp',
};
