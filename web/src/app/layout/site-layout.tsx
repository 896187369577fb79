import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pendingDishId } from '../../model/sign-in-entry.ts';
import { DishSheetSlot } from '../slots/dish-sheet-slot.tsx';
import { lazyComponent } from '../lazy.tsx';
import { SessionBanner } from '../gates/session-banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import * as words from '../words.en.ts';

const PendingDish = lazyComponent(() => import('../../diner/menu/pending-dish.tsx'), {
  withQueries: true,
});

/** The frame of the diner's pages: navbar, main area, footer. */
export function SiteLayout() {
  // The history state keeps the dish through the login.
  const dishId = pendingDishId(useLocation().state);
  return (
    <>
      <SkipLink />
      <Navbar />
      <main id="main">
        <SessionBanner />
        <Outlet />
      </main>
      <Footer />
      <DishSheetSlot />
      {dishId !== undefined && (
        <Suspense>
          <PendingDish dishId={dishId} />
        </Suspense>
      )}
    </>
  );
}

/** A link that skips the navigation; it is the first tab stop. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-20 start-2 z-50 rounded-sm bg-leaf-700 px-4 py-2 font-semibold text-on-leaf focus:top-2"
    >
      {words.skipToContent}
    </a>
  );
}
