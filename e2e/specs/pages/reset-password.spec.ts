import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { tryApi } from '../../harness/call-api.ts';
import { linksMailedTo, onOurPage } from '../../harness/mails.ts';
import { type Person, signIn } from '../../harness/people.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** Asks for a link on the login page, and returns where it would lead. */
async function askForLink(page: Page, { email }: Person): Promise<string> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?', exact: true }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const [link = ''] = await linksMailedTo(email, 'PASSWORD_RESET');
  return onOurPage(link);
}

async function savePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await dismissAlert(page, 'Your password is changed');
  await expect(page).toHaveURL('/');
}

async function expectAccount(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Account' }).getByText(email)).toBeVisible();
}

test("a link for another purpose goes on to Firebase's own page with its query unchanged; a mailed link sets a new password once, which ends every other session; the next link keeps somebody signed in (spec 2.7)", async ({
  page,
  problems,
  diner,
  otherDiner,
}) => {
  await test.step('a link for another purpose', async () => {
    // Hosting serves that page in production; the emulator does not.
    problems.expect(/response: 404 GET .*__\/auth\/action/);
    const query = '?mode=verifyEmail&oobCode=a%2Bb+c%20d&apiKey=k&continueUrl=%2Fx%3Fy%3D1&lang=en';
    await page.goto('/robots.txt');
    await page.goto(`/reset-password${query}`);
    await page.waitForURL((url) => url.pathname === '/__/auth/action');
    expect(new URL(page.url()).search).toBe(query);
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  });

  const asElsewhere = { token: diner.accessToken, query: { email: diner.email } };
  // Firebase counts in whole seconds: a session from the same second would remain valid.
  const [link] = await Promise.all([askForLink(page, diner), setTimeout(1000)]);
  expect((await tryApi('listCart', asElsewhere)).status).toBe(200);

  // Somebody else is signed in on this device.
  await openAs(page, otherDiner, link);
  await expect(page.getByLabel('Email')).toHaveValue(diner.email);
  const newPassword = 'thyme and again';
  await savePassword(page, newPassword);
  await expectAccount(page, diner);
  expect((await tryApi('listCart', asElsewhere)).status).toBe(401);
  await expect(signIn(diner)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  await signIn({ ...diner, password: newPassword });

  problems.expect(/response: 400 POST .*resetPassword/);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link no longer works');

  await page.getByLabel('Email').fill(diner.email);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`If ${diner.email} has an account`)).toBeVisible();
  const [next = ''] = await linksMailedTo(diner.email, 'PASSWORD_RESET');
  // The page makes the person known with the session that the new password ends.
  const known = page.waitForResponse(/\/api\/users$/);
  await page.goto(onOurPage(next));
  await known;
  await savePassword(page, 'thyme after thyme');
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  await expectAccount(page, diner);
});
