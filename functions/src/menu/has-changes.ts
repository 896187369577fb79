import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu/endpoints';

/** Whether any of the changes says something else than the dish itself. */
export function hasChanges(dish: MenuItem, changes: MenuItemChanges): boolean {
  const names = Object.keys(changes) as (keyof MenuItemChanges)[];
  return names.some((name) => changes[name] !== dish[name]);
}
