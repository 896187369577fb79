import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@thymely/contract/users/endpoints';
import { roles } from '@thymely/contract/users/roles';
import { userPageQuery } from '../../api/users.ts';
import { isApiError } from '../../lib/http/api-error.ts';

export const usersPerPage = 10;

export type UserFilter = {
  /** The beginning of a word of a name or an email; empty for everyone. */
  search: string;
  role: Role | undefined;
};

/** Reads a filter from the address of the page. */
export function userFilterFrom(search: URLSearchParams): UserFilter {
  return {
    search: search.get('search') ?? '',
    role: roles.find((role) => role === search.get('role')),
  };
}

/** The start of each page but the first. It belongs to one filter. */
type Trail = { filter: string; starts: string[] };

/**
 * Loads pages of the users that match a filter. Only the server knows where the next page begins,
 * so the starts of the previous pages are remembered here.
 */
export function useUserPages({ search, role }: UserFilter) {
  const filter = `${role ?? 'all'} ${search}`;
  const [trail, setTrail] = useState<Trail>({ filter, starts: [] });
  const starts = trail.filter === filter ? trail.starts : [];
  const after = starts.at(-1);
  const query = useQuery(userPageQuery({ limit: usersPerPage, search, role, after }));
  const next = query.data?.next;
  return {
    query,
    /** The number of users before the first one shown. */
    start: starts.length * usersPerPage,
    /** Whether the user after whom this page begins is gone, so that paging has to start over. */
    isLost: after !== undefined && isApiError(query.error, 400),
    toNext:
      next === undefined || query.isPlaceholderData
        ? undefined
        : () => {
            setTrail({ filter, starts: [...starts, next] });
          },
    toPrevious:
      starts.length === 0
        ? undefined
        : () => {
            setTrail({ filter, starts: starts.slice(0, -1) });
          },
    toFirst: () => {
      setTrail({ filter, starts: [] });
    },
  };
}
