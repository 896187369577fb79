import { minuteMs } from '@thymely/contract/ground/time';
import type { Page } from '@playwright/test';
import { cardOf, startBoard } from '../../harness/boards.ts';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { test } from '../../harness/open-orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { logOut } from '../../harness/sign-in.ts';
import { expect } from '../../harness/test.ts';

/** Returns everything on the device that a page of the site can read. */
async function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const caches = await window.caches.keys();
    const stored = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
    return JSON.stringify({ databases, caches, stored, history: history.state as unknown });
  });
}

test('requirement 48: the board closes within a minute of its role being taken away, shows no further order, and the next call is refused', async ({
  page,
  problems,
  admin,
  addOpenOrders,
}) => {
  problems.expect(/response: 40[013] /, /permission-denied|Missing or insufficient permissions/);
  await page.clock.install();
  const cook = await signUpKitchen();
  const [order] = await addOpenOrders(1);
  const card = cardOf(page, order ?? { number: 0 });
  await startBoard(page, cook);
  await expect(card).toBeAttached();

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

test('logging out on a shared tablet leaves nothing of the orders or of who cooked on it', async ({
  page,
  diner,
  addOpenOrders,
}) => {
  const cook = await signUpKitchen('Quentin Quillfeather');
  const [order] = await addOpenOrders(1);
  const { _id = '', number = 0 } = order ?? {};
  await startBoard(page, cook);
  await expect(cardOf(page, { number })).toBeAttached();
  await page.getByRole('button', { name: 'Leave the board' }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  const kept = await keptOnDevice(page);
  for (const trace of [_id, diner.uid, cook.uid, cook.email, cook.name, cook.accessToken]) {
    expect(kept).not.toContain(trace);
  }
  expect(kept).not.toMatch(/firestore/i);
  await page.goto('/kitchen');
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText(`#${number}`)).toHaveCount(0);
});
