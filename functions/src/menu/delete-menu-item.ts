import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Actor, MenuStore } from './store.ts';
import { noSuchDish } from './no-such-dish.ts';
import { requireVersion } from './require-version.ts';

type Request = {
  caller: Actor;
  id: string;
  /** The version that is to go. */
  ifMatch: string | undefined;
};

/** @throws AppError NOT_FOUND; CONFLICT for another version. */
export async function deleteMenuItem(
  { menu }: { menu: MenuStore },
  { caller, id, ifMatch }: Request,
): Promise<void> {
  const guard = (present: MenuItem) => {
    requireVersion(present, ifMatch);
  };
  if (!(await menu.remove(id, { by: caller, guard }))) throw noSuchDish();
}
