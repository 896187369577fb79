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
} from '@thymely/contract/menu/endpoints';
import { callApi, removeOnce, withKey } from '../../lib/http/call-api.ts';
import { ApiError, isApiError } from '../../lib/http/api-error.ts';
import { menuItemQuery, menuQuery } from './menu.ts';
import { isSameDish } from './same-dish.ts';

/** The menu, bypassing every cache, for editors; fills the same entry as `menuQuery`. */
export const freshMenuQuery = queryOptions({
  queryKey: menuQuery.queryKey,
  queryFn: ({ signal }) => callApi(listMenu, { query: {}, signal, asSignedIn: true }),
});

/** A dish and the version an edit starts from: the tag is opaque to everything but the API. */
export type EditedDish = { dish: MenuItem; tag: string | undefined };

/** The dish as it is now, bypassing every cache. */
export async function fetchToEdit(id: string, signal?: AbortSignal): Promise<EditedDish> {
  const { onHeaders, tag } = catchTag();
  const request = { params: { id }, signal, asSignedIn: true, onHeaders };
  return { dish: await callApi(getMenuItem, request), tag: tag() };
}

function catchTag() {
  let tag: string | undefined;
  const onHeaders = (headers: Headers) => {
    tag = headers.get('etag') ?? undefined;
  };
  return { onHeaders, tag: () => tag };
}

const ifMatch = (tag: string | undefined) => (tag === undefined ? {} : { 'if-match': tag });

/** The dish as it is now, when a write was rejected because someone else has changed it. */
export function currentDishIn(error: unknown): EditedDish | undefined {
  if (!isApiError(error, 409) || error.current === undefined) return undefined;
  return { dish: error.current as MenuItem, tag: error.entityTag };
}

/** Someone else was faster than a person who acts on what a list shows. */
export function changedMeanwhile({ dish, tag }: EditedDish): ApiError {
  const message = 'Someone else has just changed this dish. Check it and try again.';
  const conflict = { status: 409, code: 'CONFLICT', message } as const;
  return new ApiError({ ...conflict, current: dish, entityTag: tag });
}

/** Removed together with the dish of `menuItemQuery`. */
function editedDishKey(id: string) {
  return [...menuItemQuery(id).queryKey, 'edited'] as const;
}

/** A dish, bypassing every cache, for editing. */
export function editedDishQuery(id: string) {
  return queryOptions({
    queryKey: editedDishKey(id),
    queryFn: ({ signal }) => fetchToEdit(id, signal),
    // Someone else may have just changed it.
    staleTime: 0,
  });
}

function replaceMenu(client: QueryClient, change: (menu: MenuItem[]) => MenuItem[]): void {
  client.setQueryData(menuQuery.queryKey, (menu) => menu && change(menu));
}

/** Adds a dish: only once, no matter how often the same call is retried. */
export function useCreateMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: NewMenuItem) =>
      withKey(`create ${JSON.stringify(item)}`, (key) =>
        callApi(createMenuItem, { body: item, headers: { 'idempotency-key': key } }),
      ),
    onSuccess: (item) => {
      replaceMenu(client, (menu) => [item, ...menu.filter(({ _id }) => _id !== item._id)]);
    },
  });
}

type Update = { id: string; changes: MenuItemChanges; tag: string | undefined };

/** Changes a dish if it still has the tag's version; the response replaces it everywhere. */
export function useUpdateMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, changes, tag: base }: Update): Promise<EditedDish> => {
      const { onHeaders, tag } = catchTag();
      const request = { params: { id }, body: changes, headers: ifMatch(base), onHeaders };
      return { dish: await callApi(updateMenuItem, request), tag: tag() };
    },
    onSuccess: (edited) => {
      showPresent(client, edited);
    },
  });
}

/** Updates a dish to its current state wherever it is shown. */
export function showPresent(client: QueryClient, edited: EditedDish): void {
  const { dish } = edited;
  client.setQueryData(menuItemQuery(dish._id).queryKey, dish);
  client.setQueryData(editedDishKey(dish._id), edited);
  replaceMenu(client, (menu) => menu.map((other) => (other._id === dish._id ? dish : other)));
}

/**
 * Deletes a dish from the menu if it is still what the person sees.
 *
 * @throws ApiError CONFLICT otherwise; the current dish is then shown.
 */
export function useDeleteMenuItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (seen: MenuItem) => removeOnce(`delete ${seen._id}`, () => deleteAsSeen(seen)),
    onSuccess: (_, { _id: id }) => {
      client.removeQueries({ queryKey: menuItemQuery(id).queryKey });
      replaceMenu(client, (menu) => menu.filter((item) => item._id !== id));
    },
    onError: (error) => {
      const current = currentDishIn(error);
      if (current) showPresent(client, current);
    },
  });
}

/** The list has no tags: only the dish itself does. */
async function deleteAsSeen(seen: MenuItem): Promise<void> {
  const present = await fetchToEdit(seen._id);
  if (!isSameDish(present.dish, seen)) throw changedMeanwhile(present);
  await callApi(deleteMenuItem, { params: { id: seen._id }, headers: ifMatch(present.tag) });
}
