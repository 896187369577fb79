import { lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { lazyComponent } from './lazy.tsx';
import { RouteScreen } from './route-screen.tsx';

/** A screen whose code never arrives. */
const slow = {
  path: '/slow',
  title: 'Slow',
  guard: 'everyone' as const,
  Component: lazy(() => new Promise<never>(() => undefined)),
  preload: () => Promise.resolve(),
};

/** A screen whose code cannot be loaded now. */
const cutOff = {
  path: '/cut-off',
  title: 'Cut off',
  guard: 'everyone' as const,
  Component: lazyComponent(() => new Promise<never>(() => undefined)),
  preload: () => Promise.resolve(),
};

test('without a connection, the page that says so starts at the top', async () => {
  const spies = [
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')),
  ];
  const reconnect = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(reconnect);
  await renderPart(
    <>
      <Routes>
        <Route path="/" element={<Link to={cutOff.path}>Go on</Link>} />
        <Route path={cutOff.path} element={<RouteScreen screen={cutOff} />} />
      </Routes>
      <div style={{ height: '300vh' }} />
    </>,
  );
  window.scrollTo({ top: 400, behavior: 'instant' });
  (page.getByRole('link', { name: 'Go on' }).element() as HTMLElement).click();
  await expect.element(page.getByText("You're offline")).toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(0);
  // The next test does not wait for a connection.
  reconnect();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText("You're offline")).not.toBeInTheDocument();
});

test('a page whose code takes its time starts at the top', async () => {
  await renderPart(
    <>
      <Routes>
        <Route path="/" element={<Link to="/slow">Go on</Link>} />
        <Route path={slow.path} element={<RouteScreen screen={slow} />} />
      </Routes>
      <div style={{ height: '300vh' }} />
    </>,
  );
  window.scrollTo({ top: 400, behavior: 'instant' });
  expect(window.scrollY).toBe(400);
  (page.getByRole('link', { name: 'Go on' }).element() as HTMLElement).click();
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(0);
});
