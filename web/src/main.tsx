import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { screenAt } from './app/screens.ts';
import { listenBeforeRouter } from './lib/history-guard.ts';

async function start(root: HTMLElement): Promise<void> {
  const { pathname } = location;
  const screen = screenAt(pathname);
  // With its code at hand the screen is drawn, or hydrated, in one go. A failure shows in its place.
  await screen?.preload().catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  const drawnFor = root.dataset['prerendered'];
  const drawnPath = screen ? pathname : '/404';
  if (drawnFor === drawnPath) hydrateRoot(root, app);
  else {
    // Drawn for another address: what was pressed on it goes with it.
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

// In a build the styles stand in the page itself.
if (import.meta.env.DEV) void import('./app.css');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
listenBeforeRouter();
void start(root);
