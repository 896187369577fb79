import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { timeInWords } from '@thymely/contract/ground/in-words';
import type { DeadMail, Job } from '@thymely/contract/jobs/endpoints';
import { deadMailsQuery, jobsQuery } from '../../api/jobs.ts';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo, releaseApi } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { drawPage } from '../../../testing/drawing.ts';
import { dayOf, fourWeeks } from '../../../testing/figures.ts';
import { fakeTime } from '../../../testing/fake-time.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renewQuery } from '../../../testing/renew-query.ts';
import { nextFrames, watchShifts } from '../../../testing/watch-shifts.ts';
import { momentInWords } from '../parts/change/restaurant-days.ts';

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
const tidy = page.getByRole('region', { name: 'To tidy' });
const lineOf = (text: string) => now.getByRole('listitem').filter({ hasText: text });
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const toDashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
const aJob: Job = {
  name: 'daily-sweep',
  lastStartedAt: null,
  lastRunAt: null,
  lastOkAt: null,
  failed: 0,
  isLate: false,
  parts: [],
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('the dashboard begins with what is wrong, and each line leads to where to fix it', async () => {
  const order = openOrder({ placedAt: minutesAgo(60) });
  await answerApi({ call: 'GET /kitchen/orders', json: [order] });
  await openSite('/dashboard', { as: ada });
  await expect.element(lineOf('1 new order to accept')).toBeVisible();
  await expect.element(now.getByText(/came in \d+ min ago/)).toBeVisible();
  await now.getByRole('link', { name: 'Open the kitchen' }).click();
  await expect.poll(() => location.pathname).toBe('/kitchen');
});

test('only a press asks for the telephone number of a late guest, and the link calls it', async () => {
  const order = openOrder({ state: 'cooking', dueAt: minutesAgo(6), name: 'Ben', hasPhone: true });
  const call = `GET /kitchen/orders/${order._id}/contact`;
  await answerApi(
    { call: 'GET /kitchen/orders', json: [order] },
    { call, json: { phone: '+1 555 0100 200' } },
  );
  await openSite('/dashboard', { as: ada });
  const press = now.getByRole('button', { name: 'Call Ben' });
  await expect.element(press).toBeVisible();
  expect(await callsTo(call)).toEqual([]);
  await press.click();
  await expect
    .element(now.getByRole('link', { name: '+1 555 0100 200' }))
    .toHaveAttribute('href', 'tel:+15550100200');
  expect(await callsTo(call)).toHaveLength(1);
});

/** The names of the solid green buttons in sight. */
const greenButtons = () =>
  [...page.getByRole('main').element().querySelectorAll('.bg-leaf-700')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );

test('one button is green: of what is urgent, or of the first new order, or the one for a dish', async () => {
  const fresh = openOrder({ placedAt: minutesAgo(0), number: 8 });
  const late = openOrder({ _id: 'late', state: 'cooking', dueAt: minutesAgo(6), number: 7 });
  const expectGreen = async (orders: (typeof late)[], name: string) => {
    await answerApi({ call: 'GET /kitchen/orders', json: orders });
    queryClient.clear();
    await openSite('/dashboard', { as: ada });
    await expect.poll(greenButtons).toEqual([name]);
    await cleanup();
  };
  await expectGreen([late, fresh], 'Open the kitchen');
  await expectGreen([fresh], 'Accept #8');
  await expectGreen([], 'Add a dish');
  await answerApi({ call: 'GET /menu', json: [] });
  await expectGreen([late], 'Add a dish');
});

test('a look asks for everything once, and whoever comes back within a minute asks for nothing', async () => {
  const pass = fakeTime();
  await openSite('/dashboard', { as: ada });
  await expect.element(page.getByRole('region', { name: 'Best today' })).toBeVisible();
  const asked = async () => (await callsTo('GET /')).map(({ call }) => call);
  const isOwn = (call: string) => /^GET \/(?:orders|users\/.*|figures)$/.test(call);
  const once = (await asked()).filter((call) => !isOwn(call));
  expect(once).toEqual([...new Set(once)]);
  expect(once).toEqual(
    expect.arrayContaining(['GET /ordering', 'GET /menu', 'GET /figures/today']),
  );
  const ordersBefore = (await callsTo('GET /orders')).length;
  await pass(45_000);
  window.dispatchEvent(new Event('visibilitychange'));
  // The bar of the own order asks again.
  await expect
    .poll(async () => (await callsTo('GET /orders')).length)
    .toBeGreaterThan(ordersBefore);
  expect((await asked()).filter((call) => !isOwn(call))).toEqual(once);
});

test('an open order has its one next step, and an order for later only its details', async () => {
  const inTwoHours = minutesAgo(-120);
  const later = openOrder({
    _id: 'later',
    number: 9,
    state: 'accepted',
    dueAt: inTwoHours,
    pickup: { kind: 'slot', slotKey: 1, quotedAt: inTwoHours },
  });
  const fresh = openOrder({ number: 8, name: 'Cleo' });
  const accepted = { ...fresh, state: 'accepted' as const, revision: fresh.revision + 1 };
  await answerApi(
    { call: 'GET /kitchen/orders', json: [fresh, later] },
    {
      call: `POST /kitchen/orders/${fresh._id}/accept`,
      json: { order: accepted, screen: null },
    },
  );
  await openSite('/dashboard', { as: ada });
  const open = page.getByRole('region', { name: 'Open orders' });
  await expect
    .element(open.getByRole('link', { name: 'Details of #9' }))
    .toHaveAttribute('href', '/dashboard/all-orders/later');
  await open.getByRole('button', { name: 'Accept #8' }).click();
  await expect.element(open.getByRole('button', { name: 'Start #8' })).toBeVisible();
  await expect.element(open.getByRole('button', { name: 'Undo #8' })).toBeVisible();
});

const day = '2026-03-04';
const today = dayOf(day, {
  placed: 70,
  collected: 70,
  cents: 147_000,
  late: 6,
  hours: { '11': { n: 70, cents: 147_000 } },
  takings: { '11': { n: 70, cents: 147_000 } },
  dishes: { silent: { n: 18, cents: 22_500 } },
});
const before = dayOf('2026-02-25', { placed: 60, collected: 60, cents: 126_000 });
const room = [
  { at: '2026-03-04T18:00:00.000Z', orders: 3, percent: 40, isFull: false },
  { at: '2026-03-04T18:15:00.000Z', orders: 5, percent: 95, isFull: true },
];

test('today stands beside the same weekday, with its best dishes and the room ahead', async () => {
  await answerApi(
    { call: 'GET /menu', json: dishes },
    { call: 'GET /figures/today', json: { today, before, room } },
  );
  await openSite('/dashboard', { as: ada });
  const sales = page.getByRole('list', { name: 'Sales today' });
  await expect.element(sales.getByText('$1,470.00')).toBeVisible();
  await expect.element(sales.getByText(/last Wednesday/).first()).toBeVisible();
  const best = page.getByRole('region', { name: 'Best today' });
  await expect.element(best.getByText('Silent Soup')).toBeVisible();
  const ahead = page.getByRole('region', { name: 'Room in the next two hours' });
  await expect.element(ahead.getByText('3 orders')).toBeVisible();
  await expect.element(ahead.getByText('full')).toBeVisible();
});

test('what does not sell is said once there are orders from before 28 days, and asked once a day', async () => {
  localStorage.removeItem('sold-before');
  const { sum } = fourWeeks(day);
  const range = { from: day, to: day, today: null, days: [] };
  await answerApi(
    { call: 'GET /menu', json: dishes },
    { call: 'GET /figures/today', json: { today, before, room } },
    { call: 'GET /figures', json: { ...range, sum: { ...sum, placed: 0 } } },
  );
  const unsold = page.getByText(/not sold in 28 days$/);
  const asked = async () =>
    (await callsTo('GET /figures')).filter(({ call }) => call === 'GET /figures').length;
  await openSite('/dashboard', { as: ada });
  await expect.poll(asked).toBe(1);
  await expect.element(page.getByRole('region', { name: 'Best today' })).toBeVisible();
  await expect.element(unsold).not.toBeInTheDocument();
  await cleanup();
  localStorage.removeItem('sold-before');
  queryClient.clear();
  await answerApi({ call: 'GET /figures', json: { ...range, sum } });
  await openSite('/dashboard', { as: ada });
  // Of the two dishes, one was sold today.
  await expect.element(page.getByText('1 dish not sold in 28 days')).toBeVisible();
  expect(await asked()).toBe(3);
  await cleanup();
  queryClient.clear();
  await openSite('/dashboard', { as: ada });
  await expect.element(unsold).toBeVisible();
  expect(await asked()).toBe(3);
  localStorage.removeItem('sold-before');
});

test('orders are paused, and dishes marked sold out, without leaving the dashboard', async () => {
  await openSite('/dashboard', { as: ada });
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Pause orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Sold out' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Sold out' })).toBeVisible();
});

test('on a phone what is wrong comes first, then takings and orders, then the open orders', async () => {
  await page.viewport(390, 844);
  const name = 'Maximiliane Featherstonehaugh-Wellington';
  const late = openOrder({ state: 'cooking', dueAt: minutesAgo(6), name, hasPhone: true });
  await answerApi(
    { call: 'GET /kitchen/orders', json: [late] },
    { call: 'GET /figures/today', json: { today, before, room } },
  );
  await openSite('/dashboard', { as: ada });
  const parts = [
    now,
    page.getByRole('list', { name: 'Sales today' }),
    page.getByRole('region', { name: 'Open orders' }),
    page.getByRole('region', { name: 'Best today' }),
  ];
  for (const part of parts) await expect.element(part).toBeVisible();
  const tops = parts.map((part) => boxOf(part).top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect.element(page.getByText('Average order')).not.toBeVisible();
  const call = now.getByRole('button', { name: /^Call/ });
  expect(boxOf(call).right).toBeLessThanOrEqual(boxOf(now).right);
});

/** Returns a function that adds up how far elements have moved from now on. */
function watchMoves(): () => Promise<number> {
  const shiftsSoFar = watchShifts();
  return async () => {
    await nextFrames();
    return shiftsSoFar().reduce((sum, { value }) => sum + value, 0);
  };
}

test('nothing on a phone moves when what the panel needs comes after the orders', async () => {
  drawPage(true);
  await page.viewport(360, 800);
  await answerApi(
    { call: 'GET /kitchen/orders', json: [openOrder({ placedAt: minutesAgo(60) })] },
    { call: 'GET /menu', json: dishes },
  );
  await answerApi({ call: 'GET /menu', isHeld: true });
  await openSite('/dashboard', { as: ada });
  const shiftSoFar = watchMoves();
  await expect.poll(() => callsTo('GET /menu')).not.toEqual([]);
  await expect.poll(() => callsTo('GET /figures/today')).not.toEqual([]);
  await releaseApi();
  await expect.element(page.getByText('1 dish without allergens')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Best today' })).toBeVisible();
  expect(await shiftSoFar()).toBeLessThanOrEqual(0.01);
});

test('nothing on a desk moves when the menu comes late, and with it what is to be tidied', async () => {
  drawPage(true);
  await page.viewport(1440, 900);
  await answerApi({ call: 'GET /jobs', json: [aJob] }, { call: 'GET /menu', json: dishes });
  await answerApi({ call: 'GET /menu', isHeld: true });
  await openSite('/dashboard', { as: ada });
  const best = page.getByRole('region', { name: 'Best today' });
  await expect.element(best).toBeVisible();
  const shiftSoFar = watchMoves();
  await releaseApi();
  await expect.element(page.getByText('1 dish without allergens')).toBeVisible();
  await expect.element(tidy.getByText('Automatic work')).toBeVisible();
  expect(await shiftSoFar()).toBeLessThanOrEqual(0.005);
});

test('an answer that does not come holds nothing else back, and the screen stays while one is asked for again', async () => {
  await answerApi({ call: 'GET /kitchen/orders', isHeld: true }, { call: 'GET /menu', json: [] });
  await openSite('/dashboard', { as: ada });
  const steps = page.getByRole('region', { name: 'Your menu is empty' });
  await expect.element(steps).toBeVisible();
  await answerApi({ call: 'GET /kitchen/orders', status: 400, json: { message: 'No orders.' } });
  await releaseApi();
  const retry = now.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await answerApi({ call: 'GET /kitchen/orders', isHeld: true });
  await retry.click();
  await expect.element(steps).toBeVisible();
  await answerApi({ call: 'GET /kitchen/orders', json: [] });
  await releaseApi();
});

test('what could not be checked is said, not that all is well, and can be checked again', async () => {
  await answerApi(
    { call: 'GET /kitchen/orders', json: [] },
    { call: 'GET /menu', json: [] },
    { call: 'GET /jobs', json: [aJob] },
    { call: 'GET /mails/dead', status: 400, json: { message: 'No mails.' } },
  );
  await openSite('/dashboard', { as: ada });
  await expect.element(now.getByText(/^Not everything could be checked/)).toBeVisible();
  await expect.element(now.getByText('All is well')).not.toBeInTheDocument();
  await expect.element(tidy.getByText('Automatic work')).toBeVisible();
  await expect.element(tidy.getByText('All is tidy.')).not.toBeInTheDocument();
  await answerApi({ call: 'GET /mails/dead', json: [] });
  await now.getByRole('button', { name: 'Check again' }).click();
  await expect.element(now.getByText(/^Not everything/)).not.toBeInTheDocument();
  // Work that has run is nothing to tidy.
  await expect.element(tidy.getByText('All is tidy.')).toBeVisible();
});

test('one answer tells all panels the time zone', async () => {
  const open = await queryClient.fetchQuery(orderingQuery);
  queryClient.clear();
  const [ours, other] = ['America/New_York', 'Asia/Kolkata'];
  queryClient.setQueryData(orderingQuery.queryKey, { ...open, timeZone: other });
  const [dueAt, lastRunAt] = [minutesAgo(-30), minutesAgo(7)];
  const texts = (zone: string) => [timeInWords(dueAt, zone), momentInWords(lastRunAt, zone)];
  await answerApi(
    { call: 'GET /ordering', json: { ...open, timeZone: ours } },
    { call: 'GET /kitchen/orders', json: [openOrder({ dueAt })] },
    { call: 'GET /jobs', json: [{ ...aJob, lastRunAt }] },
  );
  await openSite('/dashboard', { as: ada });
  const main = page.getByRole('main');
  for (const text of texts(ours))
    await expect.poll(() => main.element().textContent).toContain(text);
  for (const text of texts(other)) expect(main.element().textContent).not.toContain(text);
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
  const paused = lineOf('Orders are paused until');
  await expect.element(paused).toBeVisible();
  await now.getByRole('link', { name: 'Resume orders' }).click();
  const resume = page.getByRole('button', { name: 'Resume orders' });
  await expect.element(resume).toBeVisible();
  await answerApi({ call: 'GET /ordering', json: open });
  await resume.click();
  await expect.element(page.getByText('Orders are taken during your hours.')).toBeVisible();
  await toDashboard.click();
  await expect.element(page.getByRole('region', { name: 'Best today' })).toBeVisible();
  await expect.element(now).toBeVisible();
  await expect.element(paused).not.toBeInTheDocument();
});

test('what is to be tidied leads to where it is done: dishes without declared allergens', async () => {
  await answerApi({ call: 'GET /menu', json: dishes });
  await openSite('/dashboard', { as: ada });
  await tidy.getByRole('link', { name: 'Declare' }).click();
  await expect.element(rowOf('Silent Soup')).toBeVisible();
  await expect.element(rowOf('Clear Soup')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show all dishes' }).click();
  await expect.element(rowOf('Clear Soup')).toBeVisible();
});

test('failed work and unsent mails are said where the orders cannot be loaded, and that all is well is not', async () => {
  const mail = { _id: '1', kind: 'ready', order: 'order-1', reason: 'refused', at: minutesAgo(60) };
  await answerApi(
    { call: 'GET /kitchen/orders', status: 400, json: { message: 'No orders.' } },
    { call: 'GET /mails/dead', json: [mail] },
    { call: 'GET /jobs', json: [{ ...aJob, failed: 1 }] },
  );
  await openSite('/dashboard', { as: ada });
  await expect.element(now.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(lineOf('1 mail could not be sent')).toBeVisible();
  await expect.element(lineOf('1 automatic job needs a look')).toBeVisible();
  await answerApi({ call: 'GET /mails/dead', json: [] }, { call: 'GET /jobs', json: [] });
  await renewQuery(deadMailsQuery.queryKey);
  await renewQuery(jobsQuery.queryKey);
  await expect.element(now.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(now.getByText('All is well')).not.toBeInTheDocument();
});

test('mails that were given up are wrong for a day, and to be tidied for a week, each with its order', async () => {
  const mail: DeadMail = {
    _id: '1',
    kind: 'ready',
    order: 'order-1',
    reason: 'refused',
    at: minutesAgo(60),
  };
  const sums: DeadMail = { ...mail, _id: '2', kind: 'day_sums', order: null, reason: 'gave_up' };
  const old = { ...sums, _id: '3', at: minutesAgo(48 * 60) };
  await answerApi({ call: 'GET /mails/dead', json: [mail, sums, old] });
  await openSite('/dashboard', { as: ada });
  await lineOf('2 mails could not be sent').getByRole('button', { name: 'See which' }).click();
  await expect.element(now.getByText(/call the guest\.$/)).toBeVisible();
  await expect
    .element(now.getByRole('link', { name: 'Order ready' }))
    .toHaveAttribute('href', '/dashboard/all-orders/order-1');
  await expect.element(now.getByText(/could not be reached for a day/)).toBeVisible();
  await expect.element(now.getByText(/broke off/)).not.toBeInTheDocument();
  const older = tidy.getByText('See which');
  await expect.element(older).toHaveAccessibleDescription(/1 mail could not be sent/);
  await older.click();
  await expect.element(tidy.getByText('The sums of the day')).toBeVisible();
});
