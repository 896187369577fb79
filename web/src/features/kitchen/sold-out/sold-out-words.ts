import { foldText } from '@thymely/contract/fold-text';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { comingTime, type Zone } from '../../../lib/restaurant-time.ts';

type Now = { nowMs: number; zone: Zone };

/** `until recalled`, `until 6 PM`, `until tomorrow at 11 AM`. */
export function untilInWords(until: string | null, now: Now): string {
  return until === null ? 'until recalled' : `until ${comingTime(until, now)}`;
}

/** More rows than anyone reads: whoever looks further types. */
const mostRows = 100;

/** The dishes that a search finds by name, in the order of the alphabet, and how many there are more. */
export function findByName(menu: readonly MenuItem[], search: string) {
  const text = foldText(search.trim());
  const found = menu
    .filter(({ name }) => foldText(name).includes(text))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { dishes: found.slice(0, mostRows), more: Math.max(0, found.length - mostRows) };
}
