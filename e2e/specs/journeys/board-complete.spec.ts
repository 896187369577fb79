import type { Page, Response } from '@playwright/test';
import { minuteMs } from '@thymely/contract/ground/time';
import {
  cardOf,
  countLists,
  isBeat,
  openOtherBrowser,
  pressAt,
  startBoard,
  untilBoardHears,
} from '../../harness/boards.ts';
import { prepareSilence } from '../../harness/silent-streams.ts';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { type OpenOrder, outcomeOf, test } from '../../harness/open-orders.ts';
import { endPause } from '../../harness/ordering-settings.ts';
import { firestore, signUpKitchen } from '../../harness/people.ts';
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

async function timeUntil(seen: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await seen();
  return Math.round(performance.now() - startedMs);
}

test.afterEach(endPause);

test('requirement 47: of two boards that accept an order at the same instant exactly one succeeds, and the other says who was first; a pause, its end and a cancellation that was read are on both at once; requirement 60: a board shows the other orders beside unreadable documents, counts those, and is complete; requirement 50: an order that the stream of changes drops is found by the checksum within two minutes, and ten orders that came while the board was offline for a minute are on it after its return; requirement 48: it closes within a minute of its role being taken away, shows no further order, and the next call is refused', async ({
  page,
  browser,
  context,
  problems,
  admin,
  diner,
  addOpenOrders,
}) => {
  const silence = await prepareSilence(page);
  await page.clock.install();
  const races = await addOpenOrders(rounds);
  const cook = await signUpKitchen();
  const orders = firestore().collection('orders');
  const mistyped = [orders.doc('typed in the console'), orders.doc('without-a-time')];
  await mistyped[0]?.set({ isOpen: true, dueAt: new Date() });
  await mistyped[1]?.set({ isOpen: true, revision: 3 });
  const [known = { number: 0 }] = await addOpenOrders(1);
  const card = cardOf(page, known);
  try {
    const counter = await openOtherBrowser(browser);
    await Promise.all([startBoard(page, cook, 'Pass'), startBoard(counter.page, admin, 'Counter')]);
    await test.step('requirement 47', async () => {
      const boards = [page, counter.page];
      let passWon = 0;
      for (const order of races) {
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
      expect(await Promise.all(races.map(outcomeOf))).toEqual(races.map(() => accepted));

      const [order] = await addOpenOrders(1);
      if (!order) throw new Error('no order was added');
      for (const board of boards) await expect(cardOf(board, order)).toBeAttached();
      await Promise.all(boards.map(untilBoardHears));

      const paused = counter.page.getByText(/^Orders are paused until/);
      await page.getByRole('button', { name: 'Pause orders' }).click();
      const pausing = page.waitForResponse((response) => response.url().endsWith('/kitchen/pause'));
      const pausedMs = await timeUntil(async () => {
        await page.getByRole('dialog').getByRole('button', { name: '30 min' }).click();
        await expect(paused).toBeVisible();
      });
      await pausing;
      await expect(page.getByText(/^(30:00|29:\d\d)$/)).toBeVisible();
      const resumedMs = await timeUntil(async () => {
        await page.getByRole('button', { name: 'Resume' }).click();
        await expect(paused).toBeHidden();
      });
      await expect(page.getByText(/^Orders are paused until/)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

    await expect(card).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: "can't be shown" });
    await expect(notice).toHaveText("2 orders can't be shown. Call the owner.");
    const complete = async () => {
      const beat = page.waitForResponse(isBeat);
      await page.clock.fastForward(minuteMs);
      return ((await (await beat).json()) as { complete: boolean }).complete;
    };
    // A heartbeat during an unrelated change proves nothing.
    await expect.poll(complete).toBe(true);

    // The listener receives the deletion of one of them.
    await mistyped[0]?.delete();
    await expect(notice).toHaveText("One order can't be shown. Call the owner.");
    await expect.poll(complete).toBe(true);
  } finally {
    for (const each of mistyped) await each.delete();
  }

  await test.step('requirement 50, a dropped change', async () => {
    const lists = countLists(page);
    let order: OpenOrder | undefined;
    /**
     * Adds orders without a list in between: a list for another reason would prove nothing. They are two, so that
     * the sums differ although a page of another test may end its only order meanwhile.
     */
    const addUnlisted = async (isShown: boolean) => {
      const before = lists();
      [order] = await addOpenOrders(2);
      if (isShown) await expect(cardOf(page, order ?? { number: 0 })).toBeAttached();
      else await page.waitForTimeout(1500);
      expect(lists()).toBe(before);
    };
    await expect(() => addUnlisted(true)).toPass();

    await silence(true);
    await expect(() => addUnlisted(false)).toPass();
    const dropped = cardOf(page, order ?? { number: 0 });
    await expect(dropped).not.toBeAttached();
    const asked = lists();

    const beat = page.waitForResponse(isBeat);
    await page.clock.fastForward(minuteMs);
    expect(await (await beat).json()).toMatchObject({ complete: false });
    await expect(dropped).toBeAttached();
    expect(lists()).toBeGreaterThan(asked);
    await silence(false);
  });

  problems.expect(/ERR_INTERNET_DISCONNECTED/, 'Could not reach Cloud Firestore backend');
  await test.step('requirement 50, a lost connection', async () => {
    const accept = card.getByRole('button', { name: /^Accept #\d+$/ });
    await expect(accept).toBeEnabled();

    await context.setOffline(true);
    const missed = await addOpenOrders(10);
    await page.clock.fastForward(minuteMs);
    await expect(
      page.getByRole('alert').filter({ hasText: "The server can't be reached" }),
    ).toBeVisible();
    await expect(accept).toBeDisabled();

    // The site's own notice would cover the cards.
    await expect(page.getByText("You're offline")).toHaveCount(0);
    await context.setOffline(false);
    const returnedAtMs = Date.now();
    for (const order of missed) {
      await expect(cardOf(page, order)).toBeAttached();
    }
    const tookMs = Date.now() - returnedAtMs;
    console.log(`Ten orders after a minute offline: all there ${tookMs} ms after the return.`);
    await expect(accept).toBeEnabled();
  });

  problems.expect(/response: 40[013] /, /permission-denied|Missing or insufficient permissions/);
  await test.step('requirement 48', async () => {
    // The role must end in a later second than the sign-in: sign-ins are revoked by whole seconds.
    await page.waitForTimeout(1100);
    const { accessToken: token } = admin;
    await callApi('setUserRole', { token, params: { id: cook.uid }, body: { role: 'user' } });
    const [next] = await addOpenOrders(1);
    await page.clock.fastForward(minuteMs);
    await expect(card).not.toBeAttached();
    await expect(page.getByText(`#${next?.number}`)).toHaveCount(0);
    const body = { from: 'placed', screen: 'at-the-pass' };
    const params = { id: next?._id ?? '', action: 'accept' };
    expect((await tryApi('moveOrder', { token: cook.accessToken, params, body })).status).toBe(401);
  });
});
