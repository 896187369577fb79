import { AppRoutes } from '../src/app/app-routes.tsx';
import { ErrorBoundary } from '../src/app/error-boundary.tsx';
import { ScrollMemory } from '../src/app/scroll-memory.tsx';
import { BottomBars } from '../src/app/slots/bottom-bars.tsx';
import type { SignedInAccount } from '../src/lib/auth/auth-state.ts';
import { renderPart } from './render-part.tsx';

/** Opens a page of the site, except that nobody can sign in or out at the provider. */
export function openSite(at: string, { as }: { as?: SignedInAccount } = {}): Promise<void> {
  const site = (
    <ErrorBoundary>
      <AppRoutes />
      <BottomBars />
      <ScrollMemory />
    </ErrorBoundary>
  );
  return renderPart(site, { at, ...(as && { as }) });
}
