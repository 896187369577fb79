import { useQuery } from '@tanstack/react-query';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { useHydrated } from '../lib/use-hydrated.ts';
import { orderingQuery } from './ordering.ts';

const none: ReadonlySet<string> = new Set();

const choicesOf = ({ soldOutChoices }: Ordering): ReadonlySet<string> => new Set(soldOutChoices);

/**
 * The choices that are sold out now, as `group.choice`; none until that is known. Beside
 * `useSoldOutDishes`, which asks for both again and again. In a file of its own: no first load needs it.
 */
export function useSoldOutChoices(): ReadonlySet<string> {
  const { data = none } = useQuery({ ...orderingQuery, select: choicesOf });
  // A part that is hydrated later than another one starts without, as it was rendered.
  return useHydrated() ? data : none;
}
