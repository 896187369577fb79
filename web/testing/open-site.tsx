import { AppRoutes } from '../src/app/app-routes.tsx';
import { ErrorBoundary } from '../src/app/error-boundary.tsx';
import { ScrollMemory } from '../src/app/scroll-memory.tsx';
import { BottomBars } from '../src/app/slots/bottom-bars.tsx';
import { renderPart, type PartSetting } from './render-part.tsx';

/** Opens a page of the site. What the sign-in provider answers is up to the test (provider.ts). */
export function openSite(at: string, setting: Omit<PartSetting, 'at'> = {}): Promise<void> {
  const site = (
    <ErrorBoundary>
      <AppRoutes />
      <BottomBars />
      <ScrollMemory />
    </ErrorBoundary>
  );
  return renderPart(site, Object.assign({ at }, setting));
}
