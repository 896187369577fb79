import { keepOfPerson, keptOfPerson } from '../lib/session/kept.ts';

type MenuFilters = { diets: readonly string[]; without: readonly string[] };

/** The menu is also for visitors: its filters belong to whoever uses the tab. */
const uid = '';

/** Keeps the diets and allergens by which this tab's menu was last filtered, until logout. */
export function keepMenuFilters({ diets, without }: MenuFilters): void {
  keepOfPerson('menu-filters', { uid, diets, without } as { uid: string });
}

export function keptMenuFilters(): MenuFilters {
  const { diets = [], without = [] } =
    keptOfPerson<MenuFilters & { uid: string }>('menu-filters', uid) ?? {};
  return { diets, without };
}
