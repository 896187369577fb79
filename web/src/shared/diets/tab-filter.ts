import { useMemo } from 'react';
import { contradictionsOf, dietIds, type Allergen } from '@thymely/contract/menu/declarations';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { keptMenuFilters } from '../../model/kept-menu-filters.ts';

type WantedDishes = ReturnType<typeof keptMenuFilters>;

const anything: WantedDishes = { diets: [], without: [] };

/** The filters of this tab's last menu, which no prerendered page knows. */
export function useTabFilters(): WantedDishes {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? keptMenuFilters() : anything), [isHydrated]);
}

/** Whether filters rule out a dish because of what it contains. */
export function rulesOut(
  { diets, without }: WantedDishes,
  allergens: readonly Allergen[],
): boolean {
  const wanted = dietIds.filter((diet) => diets.includes(diet));
  return (
    allergens.some((each) => without.includes(each)) ||
    contradictionsOf({ diets: wanted, allergens }).length > 0
  );
}
