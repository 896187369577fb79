import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useDeleteMenuItem } from '../../../api/menu-editing.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { showAlert, showToast } from '../../../ui/messages.ts';
import { askToDelete } from '../ask-to-delete.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';

/** Takes a dish off the menu once the person has confirmed it, and says what came of it. */
export function useAskToDeleteDish() {
  const { mutateAsync } = useDeleteMenuItem();
  return async (dish: MenuItem): Promise<void> => {
    const { name, image } = dish;
    if (!(await askToDelete({ name, image }))) return;
    try {
      await mutateAsync(dish);
      focusHeading();
      showAlert('Deleted!', 'Your file has been deleted.');
    } catch (error) {
      showToast(messageOf(error), 'warning');
    }
  };
}
