import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { userPageQuery } from '../../api/users.ts';
import { isApiError } from '../../lib/http/api-error.ts';

export const usersPerPage = 10;

/** The start of each page but the first. It belongs to one search. */
type Trail = { search: string; starts: string[] };

/**
 * Loads pages of the users that match a search. Only the server knows where the next page begins,
 * so the starts of the previous pages are remembered here.
 */
export function useUserPages(search: string) {
  const [trail, setTrail] = useState<Trail>({ search, starts: [] });
  const starts = trail.search === search ? trail.starts : [];
  const after = starts.at(-1);
  const query = useQuery(userPageQuery({ limit: usersPerPage, search, after }));
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
            setTrail({ search, starts: [...starts, next] });
          },
    toPrevious:
      starts.length === 0
        ? undefined
        : () => {
            setTrail({ search, starts: starts.slice(0, -1) });
          },
    toFirst: () => {
      setTrail({ search, starts: [] });
    },
  };
}
