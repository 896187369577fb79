import { useState } from 'react';
import type { User } from '@thymely/contract/users';
import { useDeleteUser, usePromoteUser } from '../../api/users.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { showAlert } from '../../ui/messages.ts';
import { askToDelete } from './ask-to-delete.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { describedUser, userLabel } from './user-label.ts';

export type UserChanges = ReturnType<typeof useUserChanges>;

/** What an admin can do with a user. Success is told in an alert, a refusal stays to be read. */
export function useUserChanges() {
  const promotion = usePromoteUser();
  const removal = useDeleteUser();
  const [refusal, setRefusal] = useState<string>();

  const run = async (change: () => Promise<unknown>, success: string) => {
    setRefusal(undefined);
    try {
      await change();
      // The button that had the focus is gone.
      focusHeading();
      showAlert(success);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };
  return {
    refusal,
    forgetRefusal: () => {
      setRefusal(undefined);
    },
    /** Whose change is under way. */
    promotedId: promotion.isPending ? promotion.variables : undefined,
    removedId: removal.isPending ? removal.variables : undefined,
    makeAdmin: (user: User) =>
      run(() => promotion.mutateAsync(user._id), `${userLabel(user)} is now admin`),
    remove: async (user: User) => {
      if (!(await askToDelete({ name: describedUser(user) }))) return;
      await run(() => removal.mutateAsync(user._id), `${userLabel(user)} is removed from database`);
    },
  };
}
