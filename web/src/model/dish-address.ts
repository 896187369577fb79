import { idPattern } from '@thymely/contract/ground/limits';

/** Returns the path of a dish's page, for search engines, links and new tabs. */
export function dishPath(id: string): string {
  return `/dish/${encodeURIComponent(id)}`;
}

/** Returns the ID of the dish whose sheet is open on top of a page. */
export function dishOfSearch(search: string): string | undefined {
  const id = new URLSearchParams(search).get('dish');
  return id !== null && idPattern.test(id) ? id : undefined;
}
