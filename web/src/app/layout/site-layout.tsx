import { Outlet } from 'react-router-dom';
import { DishSheetSlot } from '../slots/dish-sheet-slot.tsx';
import { SessionBanner } from '../guards/session-banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import * as words from '../words.en.ts';

/**
 * The frame of the diner's pages: navbar, main area, footer. The main area fills the first screen, so
 * that the footer is not there while a page loads, and does not move when the content arrives.
 */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Navbar />
      <main id="main" className="min-h-dvh">
        <SessionBanner />
        <Outlet />
      </main>
      <Footer />
      <DishSheetSlot />
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
