import { useSearchParams } from 'react-router-dom';

type Filter = Record<string, string | undefined>;

/** The query string of a filter: what it leaves open is not in it. */
export function searchOf(filter: Filter): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

/** Whether a filter leaves anything out. */
export function isListNarrowed(filter: Filter): boolean {
  return Object.values(filter).some(Boolean);
}

/** Returns the filter that the address of the page holds, and the functions that change it. */
export function useAddressFilter<Read extends Filter>(read: (search: URLSearchParams) => Read) {
  const [search, setSearch] = useSearchParams();
  return {
    filter: read(search),
    change: (changes: Partial<Read>) => {
      // The router renders in a transition: the address is ahead of what is shown when changes come quickly.
      const present = read(new URLSearchParams(window.location.search));
      setSearch(searchOf({ ...present, ...changes }), { replace: true });
    },
    clear: () => {
      setSearch({}, { replace: true });
    },
  };
}
