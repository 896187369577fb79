import type { Actor, MenuStore } from './menu-store.ts';
import { noSuchDish } from './no-such-dish.ts';

/** @throws AppError NOT_FOUND */
export async function deleteMenuItem(
  { menu }: { menu: MenuStore },
  { caller, id }: { caller: Actor; id: string },
): Promise<void> {
  if (!(await menu.remove(id, caller))) throw noSuchDish();
}
