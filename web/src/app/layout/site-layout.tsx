import { Outlet } from 'react-router-dom';
import { PendingDishGate } from '../pending-dish-gate.tsx';
import { SessionBanner } from '../session-banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Navbar, main area, footer: the frame of the diner's pages. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Navbar />
      <main id="main">
        <SessionBanner />
        <Outlet />
      </main>
      <Footer />
      <PendingDishGate />
    </>
  );
}
