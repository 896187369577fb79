import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedOrders } from '@thymely/contract/ground/named-orders.schema';
import {
  checkAdmin,
  deleteUser,
  demoteUser,
  getOwnUser,
  listUserOrders,
  listUsers,
  promoteUser,
  setUserRole,
  type Role,
  type User,
} from '@thymely/contract/users/endpoints';
import { callApi, removeOnce } from '../lib/http/call-api.ts';

/** Whether one's own email belongs to an admin. It is for the UI only: the server decides. */
export function adminCheckQuery(email: string) {
  return queryOptions({
    queryKey: ['admin-check', email],
    queryFn: ({ signal }) => callApi(checkAdmin, { params: { email }, signal }),
  });
}

/** The signed-in user with the effective role. It is for the UI only: the server decides. */
export const ownUserQuery = queryOptions({
  queryKey: ['own-user'],
  queryFn: ({ signal }) => callApi(getOwnUser, { signal }),
});

export type UserPage = {
  /** The users, newest first. */
  users: User[];
  /** The number of all users that match the search. */
  total: number;
  /** The `after` value of the next page; none after the last one. */
  next: string | undefined;
};

export type UserPageRequest = {
  limit: number;
  /** The beginning of a name or an email; empty for everyone. */
  search?: string;
  /** Only users with this role. */
  role?: Role | undefined;
  after?: string | undefined;
};

/** The open orders of a user. */
export function ordersOfUser(id: string): Promise<NamedOrders> {
  return callApi(listUserOrders, { params: { id } });
}

const usersKey = 'users';

/** A page of users; the previous one stays on the screen until this one is loaded. */
export function userPageQuery({ limit, search = '', role, after }: UserPageRequest) {
  return queryOptions({
    queryKey: [usersKey, { limit, search, role, after }],
    queryFn: async ({ signal }): Promise<UserPage> => {
      let headers = new Headers();
      const users = await callApi(listUsers, {
        query: {
          limit: String(limit),
          ...(search && { q: search }),
          ...(role && { role }),
          ...(after && { after }),
        },
        signal,
        onHeaders: (received) => {
          headers = received;
        },
      });
      const total = Number(headers.get('x-total-count') ?? users.length);
      return { users, total, next: headers.get('x-next-cursor') ?? undefined };
    },
    placeholderData: keepPreviousData,
  });
}

/** The changes an admin can make to a user's role. */
export type RoleChange = 'makeAdmin' | 'removeAdmin' | 'addToKitchen' | 'removeFromKitchen';

const roleChanges: Record<RoleChange, (id: string) => Promise<User>> = {
  makeAdmin: (id) => callApi(promoteUser, { params: { id } }),
  removeAdmin: (id) => callApi(demoteUser, { params: { id } }),
  addToKitchen: (id) => callApi(setUserRole, { params: { id }, body: { role: 'kitchen' } }),
  removeFromKitchen: (id) => callApi(setUserRole, { params: { id }, body: { role: 'user' } }),
};

/** Changes a user's role; the response replaces the user wherever they are listed. */
export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: RoleChange }) => roleChanges[change](id),
    onSuccess: (changed) => {
      client.setQueriesData<UserPage>({ queryKey: [usersKey] }, (page) => {
        if (!page) return page;
        const replaced = (user: User) => (user._id === changed._id ? changed : user);
        return { ...page, users: page.users.map(replaced) };
      });
    },
  });
}

/** Deletes a user with all their data; later users move up, so pages are refetched. */
export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      removeOnce(`delete user ${id}`, () => callApi(deleteUser, { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [usersKey] }),
  });
}
