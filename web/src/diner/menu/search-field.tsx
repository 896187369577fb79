import { useEffect, useId, useRef } from 'react';
import SearchIcon from 'lucide-react/icons/search';
import { useLocation, useNavigate } from 'react-router-dom';
import { menuAddress, menuViewFrom } from './menu-view.ts';
import { loadSearch } from './use-narrowed-menu.ts';
import * as listWords from './list-words.en.ts';
import * as words from './words.en.ts';

type SearchFieldProps = {
  /** The search in the URL. */
  q: string;
  /** The number of dishes to search; undefined while that is not known. */
  count: number | undefined;
};

/** Searches while the visitor types; the URL holds the search. */
export function SearchField({ q, count }: SearchFieldProps) {
  const id = useId();
  const { pathname } = useLocation();
  const { input, search, endTyping } = useTypedSearch(q);
  return (
    <form
      role="search"
      action={pathname}
      className="relative max-w-md min-w-24 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        // This closes the keyboard of a phone.
        input.current?.blur();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {words.search}
      </label>
      <SearchIcon className="pointer-events-none absolute inset-y-0 start-4 my-auto text-soft" />
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        placeholder={count ? listWords.searchDishes(count) : words.search}
        className="search-cross min-h-11.5 w-full rounded-pill border border-line bg-card pe-4 ps-11 text-ellipsis"
        onFocus={() => {
          // A failure is shown once there is something to search for.
          loadSearch().catch(() => undefined);
        }}
        onChange={({ target }) => {
          search(target.value);
        }}
        onBlur={endTyping}
      />
    </form>
  );
}

/**
 * Writes what is typed to the URL. The first letter adds a history entry and further ones replace
 * it, so that Back undoes the whole search.
 */
function useTypedSearch(q: string) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  /** The address written last; undefined when nobody is typing. */
  const written = useRef<string>(undefined);

  const search = (text: string) => {
    const { pathname, search: query } = window.location;
    const current = menuViewFrom(pathname, new URLSearchParams(query));
    const isTyping = written.current === pathname + query;
    written.current = menuAddress({ ...current, q: text, page: 1 }, pathname);
    void navigate(written.current, { replace: isTyping });
  };

  const searchEarly = useRef(search);
  useEffect(() => {
    // A visitor may have typed before the page was hydrated.
    const text = input.current?.value ?? '';
    const { q: searched } = menuViewFrom('', new URLSearchParams(window.location.search));
    if (text !== '' && text !== searched) searchEarly.current(text);
  }, []);

  useEffect(() => {
    const { pathname, search: query } = window.location;
    // While someone types, the field is ahead of the URL.
    if (!input.current || written.current === pathname + query) return;
    written.current = undefined;
    input.current.value = q;
  }, [q]);

  return {
    input,
    search,
    endTyping: () => {
      written.current = undefined;
    },
  };
}
