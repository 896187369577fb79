import { useQueryClient } from '@tanstack/react-query';
import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu/endpoints';
import { changedMeanwhile, fetchToEdit, showPresent, useUpdateMenuItem } from './menu-editing.ts';

/**
 * Changes fields of a dish as a list shows it; what someone else did to its other fields stays.
 *
 * @throws ApiError CONFLICT if one of these fields is no longer what the person sees; the current dish
 * is then shown.
 */
export function useChangeSeenDish() {
  const client = useQueryClient();
  const { mutateAsync: update } = useUpdateMenuItem();
  return async (seen: MenuItem, changes: MenuItemChanges): Promise<void> => {
    const present = await fetchToEdit(seen._id);
    const fields = Object.keys(changes) as (keyof MenuItemChanges)[];
    const isAsSeen = (field: keyof MenuItemChanges) =>
      JSON.stringify(present.dish[field]) === JSON.stringify(seen[field]);
    if (!fields.every(isAsSeen)) {
      showPresent(client, present);
      throw changedMeanwhile(present);
    }
    await update({ id: seen._id, changes, tag: present.tag });
  };
}
