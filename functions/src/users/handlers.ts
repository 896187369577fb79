import { userLimits } from '@thymely/contract/users/limits';
import type { User } from '@thymely/contract/users/endpoints';
import type { OrderStore } from '../orders/order/store.ts';
import { namedOrders } from '../menu/named-orders.ts';
import { cursorHeader } from '../http/reply.ts';
import type { HandlersOf } from '../http/route.ts';
import type { StoredUser } from '../sign-in/user.ts';
import { deleteOwnAccount, deleteUser, type RemovalDeps } from './delete-user.ts';
import { createOwnDataExport } from './export-own-data.ts';
import { checkAdmin, demoteUser, promoteUser, setUserRole } from './roles.ts';
import { saveUser } from './save-user.ts';
import * as words from './words.en.ts';

/** Far more open orders than the limits allow a diner. */
const mostOpen = 100;

type UsersHandlersDeps = RemovalDeps & {
  orders: Pick<OrderStore, 'readPage'>;
  nowMs: () => number;
};
type Endpoints =
  | 'saveUser'
  | 'listUsers'
  | 'getOwnUser'
  | 'exportOwnData'
  | 'deleteOwnAccount'
  | 'setUserRole'
  | 'listUserOrders'
  | 'promoteUser'
  | 'demoteUser'
  | 'deleteUser'
  | 'checkAdmin';

export function usersHandlers(deps: UsersHandlersDeps): HandlersOf<Endpoints> {
  const exportOwnData = createOwnDataExport(deps);
  return {
    async saveUser({ caller, body }) {
      const { user, created } = await saveUser(deps, { caller, ...body });
      return { status: created ? 201 : 200, body: toUserResponse(user) };
    },

    async listUsers({ query: { limit = userLimits.usersPerPage, after, q, role } }) {
      const search = q === '' ? undefined : q;
      const { users, total, next } = await deps.users.readPage({ limit, after, search, role });
      const headers = { 'X-Total-Count': String(total), ...cursorHeader(next) };
      return { headers, body: users.map(toUserResponse) };
    },

    async getOwnUser({ caller: { uid, name, email, role } }) {
      return { body: { _id: uid, name, email, role } };
    },

    async exportOwnData({ caller }) {
      return { body: await exportOwnData(caller) };
    },

    async deleteOwnAccount({ caller }) {
      await deleteOwnAccount(deps, caller);
      return { body: { message: words.ownAccountDeleted } };
    },

    async setUserRole({ caller, params, body }) {
      const user = await setUserRole(deps, { actor: caller, uid: params.id, ...body });
      return { body: toUserResponse(user) };
    },

    async promoteUser({ caller, params }) {
      const user = await promoteUser(deps, { actor: caller, uid: params.id });
      return { body: toUserResponse(user) };
    },

    async demoteUser({ caller, params }) {
      const user = await demoteUser(deps, { actor: caller, uid: params.id });
      return { body: toUserResponse(user) };
    },

    async listUserOrders({ params: { id: uid } }) {
      const page = { uid, limit: mostOpen, after: undefined, onlyOpen: true };
      const { orders } = await deps.orders.readPage(page);
      const named = orders.map(({ _id, number, name, dueAt }) => ({ _id, number, name, dueAt }));
      return { body: namedOrders(named) };
    },

    async deleteUser({ caller, params }) {
      await deleteUser(deps, { actor: caller, uid: params.id });
      return { body: { message: words.deleted } };
    },

    async checkAdmin({ caller, params }) {
      return { body: { admin: await checkAdmin(deps, { caller, email: params.email }) } };
    },
  };
}

/**
 * Returns the fields of a user that callers get. A role whose change was interrupted before its
 * claim is not shown yet, so that the dashboard offers to repeat it.
 */
function toUserResponse({ uid, name, email, role, claimInSync }: StoredUser): User {
  return { _id: uid, name, email, role: claimInSync ? role : 'user' };
}
