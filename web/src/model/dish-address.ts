import { idPattern } from '@thymely/contract/ground/limits';

/** The page of a dish, for search engines, links and new tabs. */
export function dishPath(id: string): string {
  return `/dish/${encodeURIComponent(id)}`;
}

/** The dish whose sheet is open on top of a page. */
export function dishOfSearch(search: string): string | undefined {
  const id = new URLSearchParams(search).get('dish');
  return id !== null && idPattern.test(id) ? id : undefined;
}
