import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  deleteOptionGroup,
  listOptionGroups,
  saveOptionGroup,
  type OptionGroup,
} from '@thymely/contract/options/endpoints';
import { inOrderOfNames } from '@thymely/contract/options/in-order-of-names';
import { callApi, removeOnce } from '../../lib/http/call-api.ts';
import { optionGroupsQuery } from './options.ts';
import { catchVersion, currentIn, ifMatch, type Versioned } from '../versions.ts';

export type EditedGroup = Versioned<OptionGroup>;

/** The groups of options for editors, past every cache; this browser's other pages follow. */
export const freshOptionGroupsQuery = queryOptions({
  queryKey: ['option-groups-editing'],
  queryFn: async ({ signal, client }) => {
    const query = { versions: '1' } as const;
    const groups = await callApi(listOptionGroups, { query, signal, asSignedIn: true });
    client.setQueryData(optionGroupsQuery.queryKey, groups);
    return groups as EditedGroup[];
  },
  // A press starts this call, so it is made even offline, and its failure is shown.
  networkMode: 'always',
  staleTime: 0,
});

function replaceGroups(client: QueryClient, change: (groups: EditedGroup[]) => EditedGroup[]) {
  client.setQueryData(freshOptionGroupsQuery.queryKey, (groups) => groups && change(groups));
  client.setQueryData(
    optionGroupsQuery.queryKey,
    (groups) => groups && change(groups as EditedGroup[]),
  );
}

/** Shows the current state of a group wherever groups are shown. */
function showPresent(client: QueryClient, present: EditedGroup | undefined): void {
  if (!present) return;
  replaceGroups(client, (groups) =>
    inOrderOfNames([...groups.filter(({ _id }) => _id !== present._id), present]),
  );
}

async function sendGroup(
  group: EditedGroup,
  query: { importId?: string } = {},
): Promise<EditedGroup> {
  const { _id: id, version: base, ...body } = group;
  const { onHeaders, version } = catchVersion();
  const request = { params: { id }, query, body, headers: ifMatch(base), onHeaders };
  const saved = await callApi(saveOptionGroup, request);
  return { ...saved, version: version() };
}

/** Saves a group as part of an import. */
export async function saveImportedGroup(
  client: QueryClient,
  { group, importId }: { group: EditedGroup; importId: string },
): Promise<void> {
  showPresent(client, await sendGroup(group, { importId }));
}

/** Saves a group if its version is still current; without a version it is created or replaced. */
export function useSaveOptionGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (group: EditedGroup) => sendGroup(group),
    onSuccess: (saved) => {
      showPresent(client, saved);
    },
    onError: (error) => {
      showPresent(client, currentIn<OptionGroup>(error));
    },
  });
}

/** Deletes a group if nobody else has changed it; otherwise its current state is shown. */
export function useDeleteOptionGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id, version }: EditedGroup) =>
      removeOnce(`delete options ${id}`, () =>
        callApi(deleteOptionGroup, { params: { id }, headers: ifMatch(version) }),
      ),
    onSuccess: (_, { _id: id }) => {
      replaceGroups(client, (groups) => groups.filter(({ _id }) => _id !== id));
    },
    onError: (error) => {
      showPresent(client, currentIn<OptionGroup>(error));
    },
  });
}
