import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { linksMailedTo } from '../../harness/mails.ts';
import { signIn } from '../../harness/people.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const wrongPassword = /response: 400 POST .*accounts:signInWithPassword/;
const own = '/update-profile';

function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click();
}

test('a changed password keeps this device logged in, and logs the others out; another email counts once its link is opened, and is the one to log in with', async ({
  page,
  diner,
  problems,
}) => {
  problems.expect(wrongPassword);
  // Firebase counts in whole seconds: a session from the same second would remain valid.
  await Promise.all([openAs(page, diner, own), setTimeout(1000)]);
  await press(page, 'Change password');
  const current = page.getByLabel('Current password', { exact: true });
  const next = 'quite another one';
  await current.fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(next);
  await press(page, 'Save password');
  await expect(page.getByText("This isn't your password.")).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(diner.password);
  await press(page, 'Save password');
  await dismissAlert(page, 'Your password is changed');

  // The token of this device is from before the change: the first call renews it.
  problems.expect(/response: 401/);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
  const other = await tryApi('getOwnUser', { token: diner.accessToken });
  expect(other.status).toBe(401);

  await page.goBack();
  await press(page, 'Change email');
  const email = `new-${diner.email}`;
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(next);
  await press(page, 'Send link');
  await expect(
    page.getByText(`A link is on its way to ${email}, if it isn't used yet.`),
  ).toBeVisible();
  await expect(page.getByText(diner.email, { exact: true })).toBeVisible();

  const [link = ''] = await linksMailedTo(diner.email, 'VERIFY_AND_CHANGE_EMAIL');
  expect((await fetch(link)).status).toBe(200);
  const { accessToken: token } = await signIn({ ...diner, email, password: next });
  expect(await callApi('getOwnUser', { token })).toMatchObject({ _id: diner.uid, email });
});

test('an account is deleted after the password, once no order is open', async ({
  page,
  diner,
  admin,
  problems,
}) => {
  const order = await placeOrder(diner);
  await openAs(page, diner, own);
  await press(page, 'Delete account');
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(diner.password);
  problems.expect(/response: 409 DELETE .*\/api\/users\/me/);
  await press(page, 'Yes, delete it');
  const link = question.getByRole('link', { name: `See order #${order.number}` });
  await expect(link).toHaveAttribute('href', `/order/${order._id}`);

  await moveOrder(admin, order, { action: 'reject', reason: 'closing' });
  await press(page, 'Yes, delete it');
  await dismissAlert(page, 'Your account has been deleted');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const gone = await tryApi('getOwnUser', { token: diner.accessToken });
  expect(gone.status).toBe(401);
});
