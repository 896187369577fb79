import { minuteMs } from '@thymely/contract/ground/time';
import { cardOf, countLists, isBeat, startBoard } from '../../harness/boards.ts';
import { prepareSilence } from '../../harness/silent-streams.ts';
import { type OpenOrder, test } from '../../harness/open-orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

test('requirement 50: ten orders that came while the board was offline for a minute are on it after its return', async ({
  page,
  context,
  problems,
  addOpenOrders,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, 'Could not reach Cloud Firestore backend');
  await page.clock.install();
  const [known] = await addOpenOrders(1);
  await startBoard(page, await signUpKitchen());
  const card = cardOf(page, known ?? { number: 0 });
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

test('requirement 50: an order that the stream of changes drops is found by the checksum within two minutes', async ({
  page,
  addOpenOrders,
}) => {
  const silence = await prepareSilence(page);
  await page.clock.install();
  await startBoard(page, await signUpKitchen());
  const lists = countLists(page);
  let order: OpenOrder | undefined;
  /** Adds an order without a list in between: a list for another reason would prove nothing. */
  const addUnlisted = async (isShown: boolean) => {
    const before = lists();
    [order] = await addOpenOrders(1);
    if (isShown) await expect(cardOf(page, order ?? { number: 0 })).toBeAttached();
    else await page.waitForTimeout(1500);
    expect(lists()).toBe(before);
  };
  await expect(() => addUnlisted(true)).toPass();

  await silence(true);
  await expect(() => addUnlisted(false)).toPass();
  const card = cardOf(page, order ?? { number: 0 });
  await expect(card).not.toBeAttached();
  const asked = lists();

  const beat = page.waitForResponse(isBeat);
  await page.clock.fastForward(minuteMs);
  expect(await (await beat).json()).toMatchObject({ complete: false });
  await expect(card).toBeAttached();
  expect(lists()).toBeGreaterThan(asked);
});
