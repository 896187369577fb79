import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { MenuStore } from './store.ts';
import { noSuchDish } from './no-such-dish.ts';

/** @throws AppError NOT_FOUND */
export async function getMenuItem(
  { menu }: { menu: MenuStore },
  { id }: { id: string },
): Promise<MenuItem> {
  const item = await menu.find(id);
  if (item === undefined) throw noSuchDish();
  return item;
}
