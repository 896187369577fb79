import { listOptionGroups } from '@thymely/contract/options/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { fetchMenu } from './fetch-menu.ts';
import { menuQuery } from './menu.ts';
import { optionGroupsQuery } from './options.ts';
import { queryClient } from '../query-client.ts';

/**
 * Loads the current menu and its options past every cache, for someone who is signed in. Data that
 * cannot be loaded stays as it is.
 */
export async function renewMenu(): Promise<void> {
  await Promise.allSettled([renewDishes(), renewOptions()]);
}

const asNow = { query: {}, asSignedIn: true };

async function renewDishes(): Promise<void> {
  const { queryKey } = menuQuery;
  const dishes = await fetchMenu(asNow);
  // An older answer still in flight would replace the new data.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, dishes);
}

async function renewOptions(): Promise<void> {
  const { queryKey } = optionGroupsQuery;
  const groups = await callApi(listOptionGroups, asNow);
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, groups);
}
