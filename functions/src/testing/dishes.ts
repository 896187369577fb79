import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { TestApi } from './test-api.ts';
import type { Person } from './people.ts';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { WholeMenu } from '../menu/store.ts';

export const soup: NewMenuItem = {
  name: 'Slow-cooked lentil soup',
  category: 'soup',
  price: 8.2,
  recipe: 'Red lentils, cumin, lemon; four hours on a low flame.',
  image: '/dish-art/1f372.webp',
};

/** Adds a dish through the API. */
export async function addDish(
  api: Pick<TestApi, 'call'>,
  { admin, ...changes }: Partial<NewMenuItem> & { admin: Person },
): Promise<MenuItem> {
  const body = { ...soup, ...changes };
  return (await api.call('createMenuItem', { token: admin.accessToken, body })).data;
}

/** A menu without dishes, of a restaurant that begins with the brand's categories. */
export const emptyMenu: WholeMenu = {
  version: 'one',
  items: [],
  groups: [],
  categories: startingCategories,
  categoriesRevision: 0,
  all: [],
};
