import type { ChosenOption } from '@thymely/contract/options/choices';
import { dishOfSearch } from './dish-address.ts';

/** A page's query with another dish's sheet open, or with none. */
export function searchWithDish(search: string, id: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete('dish');
  if (id !== undefined) query.set('dish', id);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** How a dish is wanted; as it comes, once, unless it says more. */
export type WantedDish = {
  quantity?: number | undefined;
  choices?: ChosenOption[] | undefined;
  note?: string | undefined;
};

/** What the entry of an open sheet records. */
type DishEntry = {
  /** How many entries back the page without a sheet is. */
  stepsFromPage: number;
  /** What the sheet starts with. */
  wanted?: WantedDish | undefined;
};

/** Of a sheet that is opened from an entry with this query and state. */
export function dishEntry(search: string, state: unknown): DishEntry {
  if (dishOfSearch(search) === undefined) return { stepsFromPage: 1 };
  const steps = stepsFromPage(state);
  // Behind a sheet that a link opened directly there is no page.
  return { stepsFromPage: steps === 0 ? 0 : steps + 1 };
}

/** What the sheet of an entry starts with. */
export function wantedOf(state: unknown): WantedDish | undefined {
  return (state as Partial<DishEntry> | null)?.wanted;
}

/** 0: the page without a sheet is not behind this entry, which a link opened directly. */
export function stepsFromPage(state: unknown): number {
  const steps = (state as Partial<DishEntry> | null)?.stepsFromPage;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
}
