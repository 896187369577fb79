import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerApi } from '../../testing/api.ts';
import { boxOf, excessWidth, shareInSight } from '../../testing/boxes.ts';
import { boardCard, hearOrders, HeardBoard } from '../../testing/kitchen-board.tsx';
import { openOrder } from '../../testing/orders.ts';
import { ada } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { orderingQuery } from '../api/ordering.ts';
import { queryClient } from '../api/query-client.ts';

const [line] = openOrder().lines;
const lineOf = (name: string, quantity: number) => {
  if (!line) throw new Error('The order has no line.');
  return { ...line, id: name, menuItemId: name, name, quantity };
};
const dishes = ['Ember Margherita', 'Caesar Salad', 'Lentil Soup', 'Lemonade', 'Brownie'];
const large = openOrder({
  _id: 'o-large',
  number: 1,
  lines: dishes.map((name, at) => lineOf(name, 12 + at)),
});
const another = openOrder({ _id: 'o-another', number: 2 });

let wakeLock: MockInstance<typeof navigator.wakeLock.request> | undefined;

beforeEach(async () => {
  // This device does not keep its screen on.
  wakeLock = vi.spyOn(navigator.wakeLock, 'request');
  wakeLock.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  hearOrders(large, another);
  await renderPart(<HeardBoard />, { as: ada });
  await expect.element(boardCard(1)).toBeVisible();
});

afterEach(() => {
  wakeLock?.mockRestore();
});

test('what other screens have closed is said at once; until it is heard, GET /ordering counts', async () => {
  const bar = (notice: string) => page.getByText(`Ordering is closed. Guests read: “${notice}”`);
  const known = await queryClient.ensureQueryData(orderingQuery);
  const closed = { ...known, closedNotice: 'Closed for the holidays.' };
  queryClient.setQueryData(orderingQuery.queryKey, closed);
  await expect.element(bar('Closed for the holidays.')).toBeVisible();
  await cleanup();
  await renderPart(<HeardBoard heard={{ closedNotice: 'Back on Monday.' }} />, { as: ada });
  await expect.element(bar('Back on Monday.')).toBeVisible();
  await cleanup();
  await renderPart(<HeardBoard heard={{ closedNotice: null }} />, { as: ada });
  await expect.element(boardCard(1)).toBeVisible();
  await expect.element(page.getByText(/^Ordering is closed/)).not.toBeInTheDocument();
});

test('the heading of the board is the name of its screen', async () => {
  await expect.element(page.getByRole('heading', { level: 1, name: 'Screen Pass' })).toBeVisible();
});

test.each([1440, 1024, 768, 360, 320])(
  "at %d px 'Screen may go to sleep' is words in sight",
  async (width) => {
    await page.viewport(width, 768);
    const words = page.getByRole('listitem').getByText('Screen may go to sleep', { exact: true });
    await expect.element(words).toBeVisible();
    expect(boxOf(words).width).toBeGreaterThan(40);
    expect(shareInSight(words)).toBe(1);
    expect(excessWidth()).toBe(0);
  },
);

test.each([360, 390, 768])(
  'at %d px the icons of sound and sleep keep away from each other',
  async (width) => {
    await page.viewport(width, 844);
    const icons = page.getByRole('list', { name: 'This screen' }).getByRole('listitem').all();
    const [sound, sleep] = icons.map((icon) => boxOf(icon));
    const gap = Math.max(
      (sleep?.top ?? 0) - (sound?.bottom ?? 0),
      (sleep?.left ?? 0) - (sound?.right ?? 0),
    );
    expect(icons).toHaveLength(2);
    expect(gap).toBeGreaterThanOrEqual(4);
  },
);

test.each([
  [1024, 768],
  [360, 640],
])("at %d × %d px the reject dialog's button is in sight", async (width, height) => {
  await page.viewport(width, height);
  await answerApi({ call: 'GET /kitchen/orders/o-large/diner', json: [large, another] });
  await page.getByRole('button', { name: 'More for #1' }).click();
  await page.getByRole('button', { name: 'Reject #1' }).click();
  await expect.element(page.getByRole('button', { name: 'Reject all 2 orders' })).toBeVisible();
  await page.getByLabelText('Something is sold out').click();
  expect(shareInSight(page.getByRole('button', { name: 'Reject order' }))).toBe(1);
  await page.getByLabelText('Brownie').click();
  await expect.element(page.getByLabelText('Brownie')).toBeChecked();
});

test('a quantity of two digits keeps its distance from the dish', () => {
  const tile = boxOf(boardCard(1).getByText('12', { exact: true }));
  const dish = boxOf(boardCard(1).getByText('Ember Margherita', { exact: true }));
  expect(dish.left - tile.right).toBeGreaterThanOrEqual(7);
  expect(tile.left).toBeGreaterThanOrEqual(boxOf(boardCard(1)).left + 8);
});

test('names in a right-to-left script reorder nothing beside them', async () => {
  const dish = 'بيتزا';
  const screen = { name: 'مطبخ', at: new Date().toISOString() };
  hearOrders(large, { ...another, revision: 2, lines: [lineOf(dish, 12)] });
  await expect.element(boardCard(2).getByText(dish)).toBeVisible();
  expect(boardCard(2).getByText(dish).element().tagName).toBe('BDI');
  const order = { ...another, state: 'accepted', revision: 3 };
  await answerApi({ call: 'POST /kitchen/orders/o-another/accept', json: { order, screen } });
  await page.getByRole('button', { name: 'Accept #2', exact: true }).click();
  const sentence = page.getByText(/^#2 Dana accepted on \u2068مطبخ\u2069 at \d+/);
  await expect.element(sentence).toBeVisible();
});
