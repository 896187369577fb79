import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderLine } from '@thymely/contract/orders/endpoints';
import { answerApi } from '../../../testing/api.ts';
import { boxOf, textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { orderKeys } from '../../api/orders/order-cache.ts';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';
import { authState } from '../../lib/auth/auth-state.ts';
import { startSession } from '../../lib/session/session.ts';
import OrdersScreen from './orders-screen.tsx';

function linesOf(...names: string[]): OrderLine[] {
  return names.flatMap((name) =>
    openOrder().lines.map((line) => ({ ...line, id: name, menuItemId: name, name })),
  );
}

const past = { isOpen: false, state: 'collected' } as const;

/** What a guest has ordered in some weeks: one order is open, and one was refused. */
const orders = [
  openOrder({ _id: 'open', number: 7, state: 'cooking', lines: linesOf('Ribeye', 'Pizza') }),
  openOrder({ ...past, _id: 'six', number: 6, lines: linesOf('Pizza', 'Soup', 'Pie', 'Bread') }),
  openOrder({
    ...past,
    _id: 'five',
    number: 5,
    state: 'rejected',
    lines: linesOf('Strawberry Layer Cake'),
    refusal: { code: 'too_busy', message: 'The kitchen was too busy.' },
  }),
  openOrder({ ...past, _id: 'four', number: 4, lines: linesOf('Soup', 'Lemonade') }),
  openOrder({ ...past, _id: 'three', number: 3, lines: linesOf('Bread') }),
  openOrder({ ...past, _id: 'two', number: 2 }),
];

const cards = page.getByRole('region', { name: 'Past orders' }).getByRole('listitem');

async function openOrders(listed = orders): Promise<void> {
  await answerApi(
    { call: 'GET /orders', json: listed },
    ...listed.map((json) => ({ call: `GET /orders/${json._id}`, json })),
  );
  await openSite('/order', { as: dana });
  await expect.element(cards.first()).toBeVisible();
}

test('orders show their first three dishes, and why one was refused', async () => {
  await openOrders();
  const pictures = cards.all().map((card) => card.element().querySelectorAll('img').length);
  expect(pictures).toEqual([3, 1, 2, 1, 1]);
  expect(textsOf(cards)[0]).toContain('Pizza, Soup, Pie, Bread');
  await expect.element(cards.nth(1).getByText('The kitchen was too busy.')).toBeVisible();
  const open = page.getByRole('region', { name: 'Open orders' }).getByRole('listitem');
  await expect.element(open).toMatchTextContent(/Ready about.*Ribeye, Pizza/);
});

test.each([
  [1280, 720, 2],
  [1440, 900, 2],
  [768, 1024, 1],
  [390, 844, 1],
])('at %i × %i px past orders are in columns: %i', async (...size) => {
  const [width, height, columns] = size;
  await page.viewport(width, height);
  await openOrders();
  const lefts = cards.all().map((card) => Math.round(boxOf(card).left));
  expect(new Set(lefts).size).toBe(columns);
});

test('many orders have no dishes below them', async () => {
  await openOrders(orders.slice(0, 4));
  await expect.element(cards.nth(2)).toBeVisible();
  const below = boxOf(page.getByRole('main')).bottom - boxOf(cards.last()).bottom;
  expect(below).toBeLessThan(200);
});

/** Draws the orders from before the session is ready, and notes something with each drawing. */
async function drawNoting(note: () => void): Promise<void> {
  // Nobody listens to orders that have ended.
  await answerApi({ call: 'GET /orders', json: orders.filter(({ isOpen }) => !isOpen) });
  const screen = (
    <Profiler id="orders" onRender={note}>
      <OrdersScreen />
    </Profiler>
  );
  await renderPart(screen, { at: '/order', isSignInUnknown: true });
  await startSession(dana);
  await expect.element(cards.first()).toBeVisible();
}

test('the orders are asked for in slices of their own, and not where the session becomes ready', async () => {
  const areAsked: boolean[] = [];
  await drawNoting(() => {
    const auth = authState();
    if (auth.status !== 'signed-in' || auth.session !== 'ready') return;
    areAsked.push(queryClient.getQueryState(orderKeys.open) !== undefined);
  });
  expect(areAsked.slice(0, 2)).toEqual([false, true]);
});

const isKnown = (queryKey: readonly unknown[]) =>
  queryClient.getQueriesData({ queryKey }).some(([, data]) => data !== undefined);

test('the orders are drawn in slices of their own, and not where the answers arrive', async () => {
  const haveCards: boolean[] = [];
  await drawNoting(() => {
    if (![orderKeys.open, orderKeys.history, orderingQuery.queryKey].every(isKnown)) return;
    haveCards.push(document.querySelector('section li') !== null);
  });
  expect([haveCards[0], haveCards.at(-1)]).toEqual([false, true]);
});
