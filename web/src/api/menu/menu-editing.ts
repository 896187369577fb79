import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  createMenuItem,
  deleteMenuItem,
  getMenuItem,
  updateMenuItem,
  type MenuItem,
  type MenuItemChanges,
  type NewMenuItem,
} from '@thymely/contract/menu/endpoints';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { presentCategories } from '../../lib/categories.ts';
import { callApi, removeOnce, withKey } from '../../lib/http/call-api.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { fetchMenu } from './fetch-menu.ts';
import { menuItemQuery, menuQuery } from './menu.ts';
import { catchVersion, currentIn, ifMatch, type Versioned } from '../versions.ts';
import * as words from './words.en.ts';

export type EditedDish = Versioned<MenuItem>;

/** The menu for editors, past every cache; the diner's pages in this browser show it too. */
export const freshMenuQuery = queryOptions({
  queryKey: ['menu-editing'],
  queryFn: async ({ signal, client }) => {
    const query = { versions: '1' } as const;
    const dishes = await fetchMenu({ query, signal, asSignedIn: true });
    client.setQueryData(menuQuery.queryKey, dishesOnMenu(dishes, presentCategories().all));
    return dishes as EditedDish[];
  },
});

/** The key of an edited dish, below that of `menuItemQuery`, so that both are removed together. */
function editedDishKey(id: string) {
  return [...menuItemQuery(id).queryKey, 'edited'] as const;
}

/** A dish for editing, past every cache. */
export function editedDishQuery(id: string) {
  return queryOptions({
    queryKey: editedDishKey(id),
    queryFn: async ({ signal }): Promise<EditedDish> => {
      const { onHeaders, version } = catchVersion();
      const request = { params: { id }, signal, asSignedIn: true, onHeaders };
      const dish = await callApi(getMenuItem, request);
      return { ...dish, version: version() };
    },
    // Someone else may have just changed it.
    staleTime: 0,
  });
}

function replaceMenu(client: QueryClient, change: (menu: EditedDish[]) => EditedDish[]): void {
  client.setQueryData(freshMenuQuery.queryKey, (menu) => menu && change(menu));
  client.setQueryData(
    menuQuery.queryKey,
    (menu) => menu && dishesOnMenu(change(menu as EditedDish[]), presentCategories().all),
  );
}

/** Reloads the menu wherever it is shown. */
export async function refetchMenu(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: menuQuery.queryKey });
  await client.invalidateQueries({ queryKey: freshMenuQuery.queryKey });
}

/** Adds a dish once, no matter how often the same call is retried. */
export function useCreateMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (item: NewMenuItem): Promise<EditedDish> => {
      const { onHeaders, version } = catchVersion();
      const dish = await withKey(`create ${JSON.stringify(item)}`, (key) =>
        callApi(createMenuItem, { body: item, headers: { 'idempotency-key': key }, onHeaders }),
      );
      return { ...dish, version: version() };
    },
    onSuccess: (item) => {
      replaceMenu(client, (menu) => [item, ...menu.filter(({ _id }) => _id !== item._id)]);
    },
  });
}

type Update = {
  /** The dish as it was when the person started to edit it. */
  seen: EditedDish;
  changes: MenuItemChanges;
};

/** Changes a dish if nobody else has changed it; either way, its current state is shown. */
export function useUpdateMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ seen, changes }: Update): Promise<EditedDish> => {
      const { onHeaders, version } = catchVersion();
      const headers = ifMatch(seen.version);
      const request = { params: { id: seen._id }, body: changes, headers, onHeaders };
      const dish = await callApi(updateMenuItem, request);
      return { ...dish, version: version() };
    },
    onSuccess: (edited) => {
      showPresent(client, edited);
    },
    onError: (error) => {
      showPresent(client, currentIn<MenuItem>(error));
    },
  });
}

/** Updates a dish to its current state wherever it is shown. */
function showPresent(client: QueryClient, dish: EditedDish | undefined): void {
  if (!dish) return;
  const guests = menuItemQuery(dish._id);
  if (dish.resting) client.removeQueries({ queryKey: guests.queryKey, exact: true });
  else client.setQueryData(guests.queryKey, dish);
  client.setQueryData(editedDishKey(dish._id), dish);
  replaceMenu(client, (menu) =>
    menu.map((other) => (other._id === dish._id ? inPlaceOf(other, dish) : other)),
  );
  // Only the server knows the place of a dish that guests see again.
  const menu = client.getQueryData(menuQuery.queryKey);
  const isBack = !dish.resting && menu?.every(({ _id }) => _id !== dish._id);
  if (isBack) void client.invalidateQueries({ queryKey: menuQuery.queryKey, exact: true });
}

/** A changed dish keeps its position, which only lists say, unless it moved to another category. */
function inPlaceOf({ category, position }: EditedDish, dish: EditedDish): EditedDish {
  const keepsPlace = position !== undefined && category === dish.category;
  return keepsPlace ? { ...dish, position } : dish;
}

/** Deletes a dish if nobody else has changed it; otherwise its current state is shown. */
export function useDeleteMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id, version }: EditedDish) =>
      removeOnce(`delete ${id}`, () =>
        callApi(deleteMenuItem, { params: { id }, headers: ifMatch(version) }),
      ),
    onSuccess: (_, { _id: id }) => {
      client.removeQueries({ queryKey: menuItemQuery(id).queryKey });
      replaceMenu(client, (menu) => menu.filter((item) => item._id !== id));
    },
    onError: (error) => {
      showPresent(client, currentIn<MenuItem>(error));
    },
  });
}

/** Returns the message beside a list whose change failed and which shows the current dish. */
export function listFaultOf(error: unknown): string {
  return currentIn(error) ? words.dishChangedElsewhere : messageOf(error);
}
