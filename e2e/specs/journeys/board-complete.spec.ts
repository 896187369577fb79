import { minuteMs } from '@thymely/contract/ground/time';
import { cardOf, countLists, isBeat, startBoard } from '../../harness/boards.ts';
import { prepareSilence } from '../../harness/silent-streams.ts';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { type OpenOrder, test } from '../../harness/open-orders.ts';
import { firestore, signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

test('requirement 60: a board shows the other orders beside unreadable documents, counts those, and is complete; requirement 50: an order that the stream of changes drops is found by the checksum within two minutes, and ten orders that came while the board was offline for a minute are on it after its return; requirement 48: it closes within a minute of its role being taken away, shows no further order, and the next call is refused', async ({
  page,
  context,
  problems,
  admin,
  addOpenOrders,
}) => {
  const orders = firestore().collection('orders');
  const mistyped = [orders.doc('typed in the console'), orders.doc('without-a-time')];
  await mistyped[0]?.set({ isOpen: true, dueAt: new Date() });
  await mistyped[1]?.set({ isOpen: true, revision: 3 });
  const silence = await prepareSilence(page);
  await page.clock.install();
  const cook = await signUpKitchen();
  const [known = { number: 0 }] = await addOpenOrders(1);
  const card = cardOf(page, known);
  try {
    await startBoard(page, cook);
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
