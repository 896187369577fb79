import type { Page, Response } from '@playwright/test';
import {
  cardOf,
  openOtherBrowser,
  pressAt,
  startBoard,
  untilBoardHears,
} from '../../harness/boards.ts';
import { callApi } from '../../harness/call-api.ts';
import { type OpenOrder, outcomeOf, test } from '../../harness/open-orders.ts';
import { endPause } from '../../harness/ordering-settings.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

/** The number of races. The order's own tests have 50 of each; this test is about the screens. */
const rounds = 3;
/** The time in which everyone learns when to press. */
const aheadMs = 40;

const isAcceptance = ({ _id }: OpenOrder) => {
  return (response: Response) => response.url().endsWith(`/api/kitchen/orders/${_id}/accept`);
};

/** Presses 'Accept' on a board, and returns the server's response. */
async function accept(page: Page, order: OpenOrder, atMs: number) {
  const response = page.waitForResponse(isAcceptance(order));
  expect(await pressAt(page, `Accept #${order.number}`, atMs)).toBe(true);
  const answer = await response;
  const { changed = false } = (await answer.json()) as { changed?: boolean };
  return { status: answer.status(), changed };
}

test.afterEach(endPause);

test('requirement 47: of two boards that accept an order at the same instant exactly one succeeds, and the other says who was first; a pause, its end and a cancellation that was read are on both at once', async ({
  page,
  browser,
  admin,
  diner,
  addOpenOrders,
}) => {
  const orders = await addOpenOrders(rounds);
  const cook = await signUpKitchen();
  const counter = await openOtherBrowser(browser);
  await Promise.all([startBoard(page, cook, 'Pass'), startBoard(counter.page, admin, 'Counter')]);
  const boards = [page, counter.page];
  let passWon = 0;
  for (const order of orders) {
    for (const board of boards) await expect(cardOf(board, order)).toBeAttached();
    const atMs = Date.now() + aheadMs;
    const answers = await Promise.all(boards.map((board) => accept(board, order, atMs)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    const isPassFirst = answers[0]?.changed === true;
    if (isPassFirst) passWon += 1;
    const [winner, loser] = isPassFirst ? ['Pass', counter.page] : ['Counter', page];
    await expect(
      loser.getByText(`#${order.number} ${order.name} accepted on ${winner}`),
    ).toBeVisible();
  }
  console.log(`Accepted by both at once, ${rounds} times: Pass was first ${passWon} times.`);
  const accepted = { state: 'accepted', revision: 2, steps: ['accept'] };
  expect(await Promise.all(orders.map(outcomeOf))).toEqual(orders.map(() => accepted));

  const [order] = await addOpenOrders(1);
  if (!order) throw new Error('no order was added');
  for (const board of boards) await expect(cardOf(board, order)).toBeAttached();
  await Promise.all(boards.map(untilBoardHears));

  const paused = counter.page.getByText(/^Orders are paused until/);
  await page.getByRole('button', { name: 'Pause orders' }).click();
  const pausing = page.waitForResponse((response) => response.url().endsWith('/kitchen/pause'));
  await page.getByRole('dialog').getByRole('button', { name: '30 min' }).click();
  await pausing;
  await expect(page.getByText(/^(30:00|29:\d\d)$/)).toBeVisible();
  const pausedMs = await timeUntil(() => expect(paused).toBeVisible());
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^Orders are paused until/)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const resumedMs = await timeUntil(() => expect(paused).toBeHidden());
  console.log(
    `Seen by the other board: a pause after ${pausedMs} ms, its end after ${resumedMs} ms.`,
  );

  const params = { id: order._id };
  await callApi('cancelOrder', { token: diner.accessToken, params, body: {} });
  const listOn = (board: Page) => board.getByRole('region', { name: 'Canceled orders' });
  for (const board of boards) await expect(listOn(board)).toContainText(`#${order.number} `);
  await counter.page.reload();
  await expect(listOn(counter.page)).toContainText(`#${order.number} `);
  await untilBoardHears(counter.page);
  await listOn(page).getByRole('button', { name: 'Got it' }).click();
  for (const board of boards) await expect(listOn(board)).toBeHidden();
  await counter.page.reload();
  await expect(counter.page.getByRole('region', { name: /^New/ })).toBeVisible();
  await expect(listOn(counter.page)).toBeHidden();
  await counter.close();
});

async function timeUntil(seen: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await seen();
  return Math.round(performance.now() - startedMs);
}
