import { lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { RouteScreen } from './route-screen.tsx';

/** A screen whose code never arrives. */
const slow = {
  path: '/slow',
  title: 'Slow',
  Component: lazy(() => new Promise<never>(() => undefined)),
  preload: () => Promise.resolve(),
};

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
