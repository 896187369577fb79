import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteOptionGroup,
  listOptionGroups,
  saveOptionGroup,
  type OptionGroup,
} from '@thymely/contract/options/endpoints';
import { inOrderOfNames } from '@thymely/contract/options/in-order-of-names';
import { callApi, removeOnce } from '../../lib/http/call-api.ts';
import { optionGroupsQuery } from './options.ts';

/** The groups of options, bypassing every cache, for editors; fills the entry of `optionGroupsQuery`. */
export const freshOptionGroupsQuery = queryOptions({
  ...optionGroupsQuery,
  queryFn: ({ signal }) => callApi(listOptionGroups, { query: {}, signal, asSignedIn: true }),
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
