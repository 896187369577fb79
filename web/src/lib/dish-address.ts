import { idPattern } from '@thymely/contract/limits';

/** The page of a dish, for search engines, links and new tabs. */
export function dishPath(id: string): string {
  return `/dish/${encodeURIComponent(id)}`;
}

/** The dish whose sheet is open on top of a page. */
export function dishOfSearch(search: string): string | undefined {
  const id = new URLSearchParams(search).get('dish');
  return id !== null && idPattern.test(id) ? id : undefined;
}

/** A page's query with another dish's sheet open, or with none. */
export function searchWithDish(search: string, id: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete('dish');
  if (id !== undefined) query.set('dish', id);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** What the entry of an open sheet records: how many entries back the page without one is. */
type DishEntry = { stepsFromPage: number };

/** Of a sheet that is opened from an entry with this query and state. */
export function dishEntry(search: string, state: unknown): DishEntry {
  if (dishOfSearch(search) === undefined) return { stepsFromPage: 1 };
  const steps = stepsFromPage(state);
  // Behind a sheet that a link opened directly there is no page.
  return { stepsFromPage: steps === 0 ? 0 : steps + 1 };
}

/** 0: the page without a sheet is not behind this entry, which a link opened directly. */
export function stepsFromPage(state: unknown): number {
  const steps = (state as Partial<DishEntry> | null)?.stepsFromPage;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
}
