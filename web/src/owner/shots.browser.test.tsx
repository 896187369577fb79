import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { answerApi } from '../../testing/api.ts';
import { fourWeeks } from '../../testing/figures.ts';
import { openSite } from '../../testing/open-site.tsx';
import { anEvening, openOrder } from '../../testing/orders.ts';
import { ada } from '../../testing/people.ts';

const today = new Date().toISOString().slice(0, 10);
const order = openOrder({
  _id: 'o-12',
  number: 12,
  name: 'Zoë',
  state: 'rejected',
  isOpen: false,
  refusal: { code: 'no_answer', message: 'The kitchen did not answer in time.' },
});
const step = {
  revision: 2,
  at: order.placedAt,
  from: 'placed',
  reason: null,
  to: 'accepted',
  screen: null,
};

beforeEach(async () => {
  const w = fourWeeks(today);
  const last = w.days.at(-1);
  const hours = Object.fromEntries(
    Object.entries(last?.hours ?? {}).filter(([h]) => Number(h) <= new Date().getUTCHours()),
  );
  await answerApi(
    { call: 'GET /figures', json: fourWeeks(today, { hours }) },
    {
      call: 'GET /dashboard/orders',
      json: [order, ...anEvening({ placed: 2, accepted: 2, cooking: 1, ready: 3 })],
      headers: { 'x-next-cursor': 'x' },
    },
    {
      call: 'GET /kitchen/orders',
      json: anEvening({ placed: 2, accepted: 2, cooking: 1, ready: 1 }),
    },
    {
      call: 'GET /dashboard/orders/o-12',
      json: {
        order,
        events: [
          { ...step, revision: 1, action: 'place', byRole: 'diner', by: null },
          {
            ...step,
            action: 'accept',
            byRole: 'kitchen',
            by: { _id: 'x', name: 'Kit Kitchen' },
            screen: 'Pass',
          },
          {
            ...step,
            revision: 3,
            action: 'reject',
            byRole: 'admin',
            by: { _id: 'part', name: 'Ada' },
            reason: 'too_busy',
          },
        ],
      },
    },
  );
});

for (const [name, path, shows] of [
  ['figures', '/dashboard/figures', 'Best sellers'],
  ['figures28', '/dashboard/figures?days=28', 'Best sellers'],
  ['all-orders', '/dashboard/all-orders', 'All orders'],
  ['record', '/dashboard/all-orders/o-12', 'What happened'],
  ['orders', '/dashboard/orders', 'Orders'],
  ['dashboard', '/dashboard', 'Dashboard'],
] as const)
  test(`shot ${name}`, async () => {
    for (const [width, scheme] of [
      [1440, 'light'],
      [360, 'light'],
      [768, 'dark'],
    ] as const) {
      await page.viewport(width, 1000);
      await commands.useColorScheme(scheme);
      await openSite(path, { as: ada });
      await expect.element(page.getByRole('heading', { name: shows }).first()).toBeVisible();
      await new Promise((r) => setTimeout(r, 700));
      const h = Math.max(1000, document.documentElement.scrollHeight);
      await page.viewport(width, Math.min(h, 2600));
      await page.screenshot({ path: `/work/h-e/.test/shots/${name}-${width}-${scheme}.png` });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await commands.useColorScheme('light');
    await page.viewport(1280, 800);
  });
