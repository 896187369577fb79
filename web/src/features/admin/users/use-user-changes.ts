import { useState } from 'react';
import type { User } from '@thymely/contract/users/endpoints';
import { useDeleteUser, useDemoteUser, usePromoteUser } from '../../../api/users.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { askToDelete } from '../../../shared/ask-to-delete.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { askToConfirm, showAlert } from '../../../ui/messages.ts';

export type UserChanges = ReturnType<typeof useUserChanges>;

/** What an admin can do with a user. Success is shown in an alert, an error stays on the page. */
export function useUserChanges() {
  const promotion = usePromoteUser();
  const demotion = useDemoteUser();
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
    /** The user whose change is in flight. */
    promotedId: promotion.isPending ? promotion.variables : undefined,
    demotedId: demotion.isPending ? demotion.variables : undefined,
    removedId: removal.isPending ? removal.variables : undefined,
    promoteUser: async (user: User) => {
      const agreed = await askToConfirm({
        title: 'Make this user an admin?',
        text: 'Admins can change the menu, see all users, and make other people admins.',
        subject: { name: describedUser(user) },
        confirmText: 'Make admin',
        startOnCancel: true,
      });
      if (!agreed) return;
      await run(() => promotion.mutateAsync(user._id), `${userLabel(user)} is now admin`);
    },
    demoteUser: async (user: User) => {
      const agreed = await askToConfirm({
        title: 'Remove this admin?',
        text: 'They will be signed out and can no longer use the dashboard. Their account stays.',
        subject: { name: describedUser(user) },
        confirmText: 'Remove admin',
        danger: true,
      });
      if (!agreed) return;
      const success = `${userLabel(user)} is no longer an admin`;
      await run(() => demotion.mutateAsync(user._id), success);
    },
    deleteUser: async (user: User) => {
      if (!(await askToDelete({ name: describedUser(user) }))) return;
      await run(() => removal.mutateAsync(user._id), `${userLabel(user)} is removed from database`);
    },
  };
}

/** How a user is named in a sentence: accounts of other providers may have no name. */
export function userLabel({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email;
}

/** Name and email, where it matters which user is meant: two people may share a name. */
function describedUser({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name ? `${name} (${email})` : email;
}
