import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteOptionGroup,
  listOptionGroups,
  saveOptionGroup,
  type OptionGroup,
} from '@thymely/contract/options/endpoints';
import { callApi, removeOnce } from '../lib/call-api.ts';
import { publicKeys } from './query-client.ts';

/** The groups of options that dishes name, in the order of their names. */
export const optionGroupsQuery = queryOptions({
  queryKey: [publicKeys.optionGroups],
  queryFn: ({ signal }) => callApi(listOptionGroups, { signal }),
});

/** The same, bypassing every cache, for editors; fills the same entry. */
export const freshOptionGroupsQuery = queryOptions({
  queryKey: optionGroupsQuery.queryKey,
  queryFn: ({ signal }) => callApi(listOptionGroups, { signal, asSignedIn: true }),
  staleTime: 0,
});

export function useSaveOptionGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id, ...body }: OptionGroup) =>
      callApi(saveOptionGroup, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(
        optionGroupsQuery.queryKey,
        (groups) =>
          groups && inOrderOfNames([...groups.filter(({ _id }) => _id !== saved._id), saved]),
      );
    },
  });
}

export function useDeleteOptionGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      removeOnce(`delete options ${id}`, () => callApi(deleteOptionGroup, { params: { id } })),
    onSuccess: (_, id) => {
      client.setQueryData(optionGroupsQuery.queryKey, (groups) =>
        groups?.filter(({ _id }) => _id !== id),
      );
    },
  });
}

function inOrderOfNames(groups: OptionGroup[]): OptionGroup[] {
  return groups.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
