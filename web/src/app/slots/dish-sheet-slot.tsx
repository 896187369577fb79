import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { dishOfSearch, dishPath } from '../../model/dish-address.ts';
import { whenAllHydrated } from '../../lib/kept-presses.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { lazyExtra } from '../lazy.tsx';
import * as words from '../words.en.ts';

/** Has the place of the sheet where its code cannot be loaded: the page of the dish has the same content. */
function ToDishPage({ dishId }: { dishId: string }) {
  return <Navigate to={dishPath(dishId)} replace />;
}

const DishSheet = lazyExtra(
  async () => {
    const [sheet] = await Promise.all([
      import('../../diner/dish/dish-sheet.tsx'),
      // The sheet loads the live menu, but the list has to be hydrated with its own data.
      whenAllHydrated(),
    ]);
    return sheet;
  },
  { withQueries: true, withStyles: true },
  ToDishPage,
);

/** Shows that the press was noticed while the code of the sheet loads. */
function OpeningDish() {
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-items-center">
      <span className="grid place-items-center rounded-pill bg-card p-3 shadow-card">
        <Spinner className="size-8" />
        <span className="sr-only">{words.openingDish}</span>
      </span>
    </div>
  );
}

/** The sheet of the dish in the URL, on top of whatever page is shown. */
export function DishSheetSlot() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const dishId = isHydrated ? dishOfSearch(search) : undefined;
  if (dishId === undefined) return null;
  return (
    <Suspense fallback={<OpeningDish />}>
      <DishSheet dishId={dishId} />
    </Suspense>
  );
}
