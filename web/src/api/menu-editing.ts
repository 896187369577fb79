import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  createMenuItem,
  deleteMenuItem,
  getMenuItem,
  listMenu,
  updateMenuItem,
  type MenuItem,
  type MenuItemChanges,
  type NewMenuItem,
} from '@thymely/contract/menu';
import { callApi } from '../lib/call-api.ts';
import { menuItemQuery, menuQuery } from './menu.ts';

/** The menu past every cache, for those who edit it; fills the same entry as `menuQuery`. */
export const freshMenuQuery = queryOptions({
  queryKey: menuQuery.queryKey,
  queryFn: ({ signal }) => callApi(listMenu, { query: {}, signal, asSignedIn: true }),
});

/** A dish past every cache, to be edited; fills the same entry as `menuItemQuery`. */
export function freshMenuItemQuery(id: string) {
  return queryOptions({
    queryKey: menuItemQuery(id).queryKey,
    queryFn: ({ signal }) => callApi(getMenuItem, { params: { id }, signal, asSignedIn: true }),
    // Somebody else may have changed it a moment ago.
    staleTime: 0,
  });
}

function replaceMenu(client: QueryClient, change: (menu: MenuItem[]) => MenuItem[]): void {
  client.setQueryData(menuQuery.queryKey, (menu) => menu && change(menu));
}

/** Adds a dish; pass the same `idempotencyKey` when a person tries the same form again. */
export function useCreateMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item, idempotencyKey }: { item: NewMenuItem; idempotencyKey: string }) =>
      callApi(createMenuItem, { body: item, headers: { 'idempotency-key': idempotencyKey } }),
    onSuccess: (item) => {
      replaceMenu(client, (menu) => [item, ...menu.filter(({ _id }) => _id !== item._id)]);
    },
  });
}

/** Changes a dish; the answer replaces it in the list and on its own. */
export function useUpdateMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: MenuItemChanges }) =>
      callApi(updateMenuItem, { params: { id }, body: changes }),
    onSuccess: (item) => {
      client.setQueryData(menuItemQuery(item._id).queryKey, item);
      replaceMenu(client, (menu) => menu.map((other) => (other._id === item._id ? item : other)));
    },
  });
}

/** Takes a dish off the menu. */
export function useDeleteMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteMenuItem, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: menuItemQuery(id).queryKey });
      replaceMenu(client, (menu) => menu.filter((item) => item._id !== id));
    },
  });
}
