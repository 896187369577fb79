import { useState } from 'react';
import type { User } from '@thymely/contract/users/endpoints';
import { ordersOfUser, useChangeRole, useDeleteUser, type RoleChange } from '../../api/users.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { askToDelete } from '../../shared/ask-to-delete.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { askToConfirm, showAlert } from '../../ui/messages/messages.ts';
import { concernedOrders } from '../parts/named-orders/order-names.ts';
import { roleQuestion, successWords } from './role-questions.ts';
import * as words from './words.en.ts';

export type UserChanges = ReturnType<typeof useUserChanges>;

/** The actions of an admin on a user. An alert reports success; an error stays on the page. */
export function useUserChanges() {
  const role = useChangeRole();
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
    /** The role change that is in progress, and its user. */
    changing: role.isPending ? role.variables : undefined,
    removedId: removal.isPending ? removal.variables : undefined,
    changeRole: async (user: User, change: RoleChange) => {
      const subject = { name: describedUser(user) };
      const agreed = await askToConfirm({ ...roleQuestion(change), subject });
      if (!agreed) return;
      const changed = () => role.mutateAsync({ id: user._id, change });
      await run(changed, successWords[change](userLabel(user)));
    },
    deleteUser: async (user: User) => {
      const orders = concernedOrders(ordersOfUser(user._id), words.keepsOrders);
      if (!(await askToDelete({ name: describedUser(user) }, orders))) return;
      await run(() => removal.mutateAsync(user._id), words.isRemoved(userLabel(user)));
    },
  };
}

/** Names a user in a sentence: accounts from other providers may have no name. */
export function userLabel({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email;
}

/** Returns name and email where it matters which user is meant: two people may share a name. */
function describedUser({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name ? `${name} (${email})` : email;
}
