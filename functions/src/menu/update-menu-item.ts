import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu/endpoints';
import type { Actor, MenuStore } from './store.ts';
import { noSuchDish } from './no-such-dish.ts';
import { requireVersion } from './require-version.ts';

type Request = {
  caller: Actor;
  id: string;
  changes: MenuItemChanges;
  /** The version that the changes were made to. */
  ifMatch: string | undefined;
};

/**
 * Changes a dish. A dish that already says all of it is left alone, whatever its version: a repeated
 * call whose first answer was lost gets it now.
 *
 * @throws AppError NOT_FOUND, an update never creates a dish; CONFLICT for another version.
 */
export async function updateMenuItem(
  { menu }: { menu: MenuStore },
  { caller, id, changes, ifMatch }: Request,
): Promise<MenuItem> {
  const guard = (present: MenuItem) => {
    requireVersion(present, ifMatch);
  };
  const item = await menu.update(id, changes, { by: caller, guard });
  if (item === undefined) throw noSuchDish();
  return item;
}
