import type { MenuItem } from '@thymely/contract/menu';
import type { MenuStore } from './menu-store.ts';
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
