import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '@brand/brand.ts';
import { cleanup } from 'vitest-browser-react';
import { answerApi, callsTo, releaseApi } from '../../testing/api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { ada } from '../../testing/people.ts';

const sidebar = page.getByRole('navigation', { name: 'Dashboard' });

const announced = ['Manage Bookings', 'Orders Tracking', 'Customer Support'];

const specifiedLinks: [string, string][] = [
  ['Dashboard', '/dashboard'],
  ['Manage Bookings', '/dashboard'],
  ['Add Menu', '/dashboard/add-menu'],
  ['Manage Items', '/dashboard/manage-items'],
  ['All Users', '/dashboard/users'],
  ['Home', '/'],
  ['Menu', '/menu'],
  ['Orders Tracking', '/menu'],
  ['Customer Support', '/menu'],
];

/** Other restaurants than the sample do not announce what does not exist. */
const sidebarLinks = specifiedLinks.filter(
  ([name]) => brand.showsAnnounced || !announced.includes(name),
);

test('the sidebar has the specified links and marks the page that is open (spec 2.26)', async () => {
  await openSite('/dashboard/hours', { as: ada });
  await expect.element(sidebar).toBeVisible();
  const links = sidebar
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
  const isSpecified = ([name]: (string | null)[]) => sidebarLinks.some(([each]) => each === name);
  expect(links.filter(isSpecified)).toEqual(sidebarLinks);
  const current = () => sidebar.element().querySelector('[aria-current=page]')?.textContent;
  expect(current()).toBe('Hours');
  await sidebar.getByRole('link', { name: 'All Users' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Users' })).toHaveFocus();
  expect(current()).toBe('All Users');
});

test('the links of the sidebar are in named groups, and the account is in sight below them', async () => {
  await page.viewport(1280, 600);
  await openSite('/dashboard/hours', { as: ada });
  await expect.element(sidebar).toBeVisible();
  const groups = sidebar.getByRole('list').elements();
  const names = ['Now', 'Menu', 'Restaurant', 'Guest site'];
  expect(groups).toHaveLength(names.length);
  for (const name of names)
    await expect.element(sidebar.getByRole('list', { name, exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  const last = sidebar.getByRole('link').last();
  last.element().focus();
  await expect.element(last).toBeInViewport({ ratio: 1 });
});

test('an unknown dashboard address sends visitors to login and shows admins a message', async () => {
  await openSite('/dashboard/nope');
  await expect.poll(() => location.search).toBe('?from=%2Fdashboard%2Fnope');
  expect(location.pathname).toBe('/login');
  await cleanup();
  await openSite('/dashboard/nope', { as: ada });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Page not found — /);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toHaveFocus();
});

test.each([
  { path: '/dashboard', calls: ['GET /kitchen/orders'] },
  { path: '/dashboard/figures', calls: ['GET /figures'] },
  { path: '/dashboard/orders', calls: ['GET /kitchen/orders', 'GET /settings/ordering'] },
  { path: '/dashboard/hours', calls: ['GET /ordering'] },
])('$path waits in the shapes of what comes: no placeholder is a slab', async ({ path, calls }) => {
  await page.viewport(1440, 900);
  await answerApi(...calls.map((call) => ({ call, isHeld: true })));
  await openSite(path, { as: ada });
  const places = () => [...page.getByRole('main').element().querySelectorAll('.animate-pulse')];
  for (const call of calls)
    await expect.poll(async () => (await callsTo(call)).length).toBeGreaterThan(0);
  await expect.poll(() => places().length).toBeGreaterThan(8);
  const shares = places().map((place) => {
    const { width, height } = place.getBoundingClientRect();
    return (width * height) / (1440 * 900);
  });
  expect(Math.max(...shares)).toBeLessThan(0.025);
  await releaseApi();
});
