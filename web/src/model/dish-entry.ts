import type { ChosenOption } from '@thymely/contract/options/choices';
import { dishOfSearch } from './dish-address.ts';
import { queryString } from '../lib/query-string.ts';

/** Returns a page's query string with another dish's sheet open, or with none. */
export function searchWithDish(search: string, id: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete('dish');
  if (id !== undefined) query.set('dish', id);
  return queryString(query);
}

/** The quantity, choices and note for a dish; by default one, without changes. */
export type WantedDish = {
  quantity?: number | undefined;
  choices?: ChosenOption[] | undefined;
  note?: string | undefined;
  /** The line of the cart that this replaces, instead of adding another one. */
  lineId?: string | undefined;
};

/** The history state of an open sheet. */
type DishEntry = {
  /** The number of entries back to the page without a sheet. */
  stepsFromPage: number;
  /** The initial values of the sheet. */
  wanted?: WantedDish | undefined;
};

/** Returns the state of a sheet that is opened from an entry with this query and state. */
export function dishEntry(search: string, state: unknown): DishEntry {
  if (dishOfSearch(search) === undefined) return { stepsFromPage: 1 };
  const steps = stepsFromPage(state);
  // There is no page behind a sheet that a link opened directly.
  return { stepsFromPage: steps === 0 ? 0 : steps + 1 };
}

/** Returns the initial values of an entry's sheet. */
export function wantedOf(state: unknown): WantedDish | undefined {
  return (state as Partial<DishEntry> | null)?.wanted;
}

/** Returns 0 if the page is not behind this entry, because a link opened the sheet directly. */
export function stepsFromPage(state: unknown): number {
  const steps = (state as Partial<DishEntry> | null)?.stepsFromPage;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
}
