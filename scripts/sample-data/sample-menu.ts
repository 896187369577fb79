import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { categories } from '../../brands/chosen-brand.ts';
import { menuItems } from './dishes/menu-items.ts';
import { ownMenu } from './starting-data.ts';

const known = new Set(categories.map(({ id }) => id));
const others = (categories.find(({ carousel }) => carousel) ?? categories[0])?.id ?? '';

/**
 * The sample dishes as the chosen restaurant would have them: in its categories and, if it has a menu of
 * its own, with the pictures of that.
 */
export const sampleMenu: MenuItem[] = menuItems.map((dish, index) => ({
  ...dish,
  category: known.has(dish.category) ? dish.category : others,
  image: ownMenu?.[index % ownMenu.length]?.image ?? dish.image,
}));
