import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo, releaseApi } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';

const soup = {
  _id: 'silent',
  name: 'Silent Soup',
  category: 'soup' as const,
  price: 8,
  recipe: 'Sorrel, egg, cream.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
};
const dishes = [soup, { ...soup, _id: 'clear', name: 'Clear Soup', allergens: [] }];

const now = page.getByRole('region', { name: 'Right now' });
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const toDashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('the dashboard begins with what needs attention, and each line leads to where to fix it', async () => {
  const order = openOrder({ placedAt: minutesAgo(60) });
  await answerApi({ call: 'GET /kitchen/orders', json: [order] });
  await openSite('/dashboard', { as: ada });
  const waiting = now.getByRole('link', { name: /new order to accept/ });
  await expect.element(waiting).toMatchTextContent(/came in \d+ min ago/);
  await waiting.click();
  await expect.poll(() => location.pathname).toBe('/kitchen');
});

test('nothing on a phone moves when what the panel needs comes after the orders', async () => {
  await page.viewport(360, 800);
  await answerApi(
    { call: 'GET /kitchen/orders', json: [openOrder({ placedAt: minutesAgo(60) })] },
    { call: 'GET /menu', json: dishes },
  );
  await answerApi({ call: 'GET /menu', isHeld: true });
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push((entry as PerformanceEntry & { value: number }).value);
  });
  await openSite('/dashboard', { as: ada });
  observer.observe({ type: 'layout-shift' });
  await expect.poll(() => callsTo('GET /menu')).not.toEqual([]);
  await expect.poll(() => callsTo('GET /audit')).not.toEqual([]);
  await releaseApi();
  await expect.element(now.getByRole('link', { name: /dish without allergens/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Newest dishes' })).toBeVisible();
  observer.disconnect();
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
});

test('an answer that does not come holds nothing else back, and the screen stays while one is asked for again', async () => {
  await answerApi({ call: 'GET /kitchen/orders', isHeld: true });
  await openSite('/dashboard', { as: ada });
  const users = page.getByRole('region', { name: 'Newest users' });
  await expect.element(users.getByText(ada.email), { timeout: 6000 }).toBeVisible();
  await answerApi({ call: 'GET /kitchen/orders', status: 400, json: { message: 'No orders.' } });
  await releaseApi();
  const retry = now.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await answerApi({ call: 'GET /kitchen/orders', isHeld: true });
  await retry.click();
  await expect.element(users).toBeVisible();
  await answerApi({ call: 'GET /kitchen/orders', json: [] });
  await releaseApi();
});

test('what could not be checked is said, not that all is well, and can be checked again', async () => {
  await answerApi(
    { call: 'GET /kitchen/orders', json: [] },
    { call: 'GET /menu', json: [] },
    { call: 'GET /jobs', status: 400, json: { message: 'No jobs.' } },
  );
  await openSite('/dashboard', { as: ada });
  await expect.element(now.getByText(/^Not everything could be checked/)).toBeVisible();
  await expect.element(now.getByText('All is well')).not.toBeInTheDocument();
  await answerApi({ call: 'GET /jobs', json: [] });
  await now.getByRole('button', { name: 'Check again' }).click();
  await expect.element(now.getByText(/^Not everything/)).not.toBeInTheDocument();
});

test('a pause is shown on the dashboard, and no longer once it was ended', async () => {
  const open = await queryClient.fetchQuery(orderingQuery);
  queryClient.clear();
  const until = new Date(Date.now() + 30 * 60_000).toISOString();
  const none = { pausedUntil: null, pauseReason: '', pauseEndedAt: null };
  const { timeZone } = open;
  await answerApi(
    { call: 'GET /ordering', json: { ...open, state: 'paused', opensAt: until } },
    {
      call: 'GET /settings/ordering',
      json: { ...none, pausedUntil: until, revision: 1, timeZone },
    },
    { call: 'DELETE /kitchen/pause', json: none },
  );
  await openSite('/dashboard', { as: ada });
  const paused = now.getByRole('link', { name: /^Orders are paused until/ });
  await paused.click();
  const resume = page.getByRole('button', { name: 'Resume orders' });
  await expect.element(resume).toBeVisible();
  await answerApi({ call: 'GET /ordering', json: open });
  await resume.click();
  await expect.element(page.getByText('Orders are taken during your hours.')).toBeVisible();
  await toDashboard.click();
  await expect.element(page.getByRole('region', { name: 'Newest dishes' })).toBeVisible();
  await expect.element(now).toBeVisible();
  await expect.element(paused).not.toBeInTheDocument();
});

test('the dashboard shows the newest dishes and users', async () => {
  await answerApi({ call: 'GET /menu', json: dishes });
  await openSite('/dashboard', { as: ada });
  const newest = page.getByRole('region', { name: 'Newest dishes' });
  await expect
    .element(newest.getByRole('link', { name: /Silent Soup/ }))
    .toHaveAttribute('href', '/dashboard/update-menu/silent');
  const categories = page.getByRole('region', { name: 'Dishes by category' });
  expect(categories.getByRole('listitem').elements()).toHaveLength(6);
  const users = page.getByRole('region', { name: 'Newest users' });
  await expect.element(users.getByText(ada.email)).toBeVisible();
});

test('the numbers on the dashboard lead to what they count: dishes of a category, and those without declared allergens', async () => {
  await answerApi({ call: 'GET /menu', json: dishes });
  await openSite('/dashboard', { as: ada });
  const categories = page.getByRole('region', { name: 'Dishes by category' });
  await categories.getByRole('link', { name: /^Soup/ }).click();
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toHaveValue('soup');
  await expect.element(rowOf('Clear Soup')).toBeVisible();
  await toDashboard.click();
  await page.getByRole('link', { name: /Without declared allergens$/ }).click();
  await expect.element(rowOf('Silent Soup')).toBeVisible();
  await expect.element(rowOf('Clear Soup')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show all dishes' }).click();
  await expect.element(rowOf('Clear Soup')).toBeVisible();
});

const removal: AuditEntry = {
  _id: 'removal',
  who: { _id: ada.uid, name: 'Ada Admin' },
  what: 'user.delete',
  target: 'reg',
  before: { name: 'Reg Corded', role: 'admin' },
  after: null,
  when: minutesAgo(1),
};

test('the dashboard shows the latest changes, and one press shows those of one person', async () => {
  await answerApi({ call: 'GET /audit', json: [removal] });
  await openSite('/dashboard', { as: ada });
  const last = page.getByRole('region', { name: 'Recent changes' });
  await expect.element(last.getByText(/^You removed Reg Corded/)).toBeVisible();
  await last.getByRole('link', { name: 'See all changes' }).click();
  await page.getByRole('button', { name: 'Reg Corded' }).click();
  await expect.poll(() => location.search).toBe('?target=reg');
});
