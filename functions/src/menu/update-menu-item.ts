import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu';
import type { Actor, MenuStore } from './menu-store.ts';
import { noSuchDish } from './no-such-dish.ts';

/** @throws AppError NOT_FOUND; an update never creates a dish. */
export async function updateMenuItem(
  { menu }: { menu: MenuStore },
  { caller, id, changes }: { caller: Actor; id: string; changes: MenuItemChanges },
): Promise<MenuItem> {
  const item = await menu.update(id, changes, caller);
  if (item === undefined) throw noSuchDish();
  return item;
}
