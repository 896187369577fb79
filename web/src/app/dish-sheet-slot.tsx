import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { dishOfSearch } from '../lib/dish-address.ts';
import { whenAllHydrated } from '../lib/kept-presses.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { lazyComponent } from './lazy.tsx';

const load = async () => {
  const [sheet] = await Promise.all([
    import('../features/dish/dish-sheet.tsx'),
    // It asks for the live menu, which would be another than the list on the page was rendered with.
    whenAllHydrated(),
  ]);
  return sheet;
};

const DishSheet = lazyComponent(load, { withQueries: true, withStyles: true });

/** The sheet of the dish that the address names, on top of whatever page is shown. */
export function DishSheetSlot() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const dishId = isHydrated ? dishOfSearch(search) : undefined;
  if (dishId === undefined) return null;
  return (
    <Suspense>
      <DishSheet dishId={dishId} />
    </Suspense>
  );
}
