import { sampleDish } from '../../harness/dishes.ts';
import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { openAs, submitLogin } from '../../harness/sign-in.ts';
import { revokeSessions } from '../../harness/people.ts';
import { expect, test } from '../../harness/test.ts';

/** Changes the token to one that has expired: the emulator's tokens carry no signature. */
async function letTokenExpire(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [header, payload = '', signature] = (localStorage.getItem('access-token') ?? '').split(
      '.',
    );
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const past = Math.floor(Date.now() / 1000) - 60;
    const expired = btoa(JSON.stringify({ ...claims, exp: past })).replaceAll('=', '');
    const token = [header, expired.replaceAll('+', '-').replaceAll('/', '_'), signature].join('.');
    localStorage.setItem('access-token', token);
    return token;
  });
}

/** Leads a diner to the menu, and waits for the cart and the orders: from then on the page sends no more requests by itself. */
async function untilMenuRests(page: Page, lead: () => Promise<void>): Promise<void> {
  const orders = page.waitForResponse(/\/api\/orders\?limit/);
  await lead();
  await expect(page).toHaveURL(/\/menu/);
  await expect(page.getByText('0 in your cart')).toBeVisible();
  await orders;
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

/** The note on the login page. A toast may say the same about the call that was refused. */
const sessionEnded = (page: Page) =>
  page.getByRole('main').getByText('Your session has ended. Please log in again.');

test('a 401 renews the token once, unnoticed by the diner; one that persists after that logs out, and so does the next call of a removed account, and the page says why (spec 6.2, 8.8)', async ({
  page,
  problems,
  admin,
  diner,
  otherDiner,
}) => {
  const dish = await sampleDish();
  await untilMenuRests(page, () => openAs(page, diner, '/menu?q=ember'));
  const expired = await letTokenExpire(page);
  const renewals = countCalls(page, '/api/jwt');
  const tokenNow = () => page.evaluate(() => localStorage.getItem('access-token'));

  problems.expect('response: 401 POST /api/carts');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await untilShown(page, 'Food added on the cart.');
  await expect(page.getByText('1 in your cart')).toBeVisible();
  expect(renewals()).toBe(1);
  expect(await tokenNow()).not.toBe(expired);

  await revokeSessions(diner.uid);
  problems.expect('response: 401 POST /api/jwt');
  await card.getByRole('button', { name: 'In cart' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(sessionEnded(page)).toBeVisible();
  expect(renewals()).toBe(2);
  expect(await tokenNow()).toBeNull();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);

  await untilMenuRests(page, () => submitLogin(page, otherDiner));
  await callApi('deleteUser', { token: admin.accessToken, params: { id: otherDiner.uid } });
  problems.expect(/response: 400 POST .*\/token/);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fmenu/);
  await expect(sessionEnded(page)).toBeVisible();
  expect(await tokenNow()).toBeNull();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
