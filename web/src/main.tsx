import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './app/app.tsx';
import { oddPath } from './app/odd-path.ts';
import { screenAt } from './app/screens.ts';
import { listenBeforeRouter } from './lib/history/history-guard.ts';

async function start(root: HTMLElement): Promise<void> {
  const { search, hash } = location;
  if (oddPath.test(location.pathname)) {
    const mended = await import('./app/mended-path.ts').then(
      ({ mendedPath }) => mendedPath(location.pathname),
      () => undefined,
    );
    if (mended !== undefined) history.replaceState(null, '', mended + search + hash);
  }
  const { pathname } = location;
  const screen = screenAt(pathname);
  // With its code loaded, the screen is rendered, or hydrated, in one go. It shows its own failure.
  await screen?.preload().catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The frame of a page with an ID is the same for each of them.
  const drawnFor = root.dataset['prerendered'] ?? '';
  const isDrawn = screen ? matchPath(drawnFor, pathname) : drawnFor === '/404';
  // The elements that a browser's translation puts around its texts.
  const isTranslated = () => root.querySelector('font') !== null;
  if (isDrawn && !isTranslated()) {
    // React then hydrates in small pieces, between which the page answers. It renders what has been
    // translated meanwhile, which is no error.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          if (!isTranslated()) reportError(error);
        },
      });
    });
  } else {
    // Prerendered for another URL, or translated: what was pressed on it is dropped too.
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

// In a build the styles are inlined into the page.
if (import.meta.env.DEV)
  void import('./styles/app.css').then(() => import('./styles/all-screens.css'));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
listenBeforeRouter();
void start(root);
