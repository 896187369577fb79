import type { Page } from '@playwright/test';
import { tryApi } from '../../harness/call-api.ts';
import { signIn, signUpDiner, unverifyEmail, verifyEmail } from '../../harness/people.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const rowOf = (page: Page, email: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });

test('requirement 34: only a verified email is promoted; a promotion and a demotion take effect at once (spec 6.5, 8.13)', async ({
  page,
  problems,
  admin,
}) => {
  const diner = await signUpDiner('Petra Promoted');
  await unverifyEmail(diner.uid);
  expect((await tryApi('listUsers', { token: diner.accessToken })).status).toBe(403);
  await openAs(page, admin, '/dashboard/users');
  const row = rowOf(page, diner.email);
  const make = row.getByRole('button', { name: 'Make admin: Petra Promoted' });
  const promote = page
    .getByRole('dialog', { name: 'Make this user an admin?' })
    .getByRole('button', { name: 'Make admin' });

  problems.expect('response: 409 PATCH /api/users/admin/');
  await make.click();
  await promote.click();
  await expect(page.getByRole('alert')).toContainText("hasn't verified their email");
  await expect(row.getByText('Admin', { exact: true })).toHaveCount(0);

  await verifyEmail(diner.uid);
  await make.click();
  await promote.click();
  await dismissAlert(page, 'Petra Promoted is now admin');
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  expect((await tryApi('listUsers', { token: diner.accessToken })).status).toBe(200);

  await row.getByRole('button', { name: 'Remove admin: Petra Promoted' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this admin?' });
  await removal.getByRole('button', { name: 'Remove admin' }).click();
  await dismissAlert(page, 'Petra Promoted is no longer an admin');
  await expect(make).toBeVisible();
  const { accessToken: token } = await signIn(diner);
  expect((await tryApi('listUsers', { token })).status).toBe(403);
});

test('requirement 48: an admin adds somebody to the kitchen and removes them again, and both take effect at once', async ({
  page,
  admin,
}) => {
  const cook = await signUpDiner('Corey Cook');
  const orders = () => tryApi('listKitchenOrders', { token: cook.accessToken });
  expect((await orders()).status).toBe(403);
  await openAs(page, admin, '/dashboard/users');
  const row = rowOf(page, cook.email);

  await row.getByRole('button', { name: 'Add to kitchen: Corey Cook' }).click();
  const question = page.getByRole('dialog', { name: 'Add this user to the kitchen?' });
  await expect(question.getByText(`Corey Cook (${cook.email})`)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Add to kitchen' }).click();
  await dismissAlert(page, 'Corey Cook is now kitchen staff');
  await expect(row.getByText('Kitchen', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Make admin: Corey Cook' })).toBeVisible();
  expect((await orders()).status).toBe(200);

  await row.getByRole('button', { name: 'Remove from kitchen: Corey Cook' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this user from the kitchen?' });
  await removal.getByRole('button', { name: 'Remove from kitchen' }).click();
  await dismissAlert(page, 'Corey Cook is no longer kitchen staff');
  await expect(row.getByRole('button', { name: 'Add to kitchen: Corey Cook' })).toBeVisible();
  expect((await orders()).status).not.toBe(200);
  const { accessToken: token } = await signIn(cook);
  expect((await tryApi('listKitchenOrders', { token })).status).toBe(403);
});

test('a removal removes the account (spec 6.5, 8.13)', async ({ page, admin }) => {
  const diner = await signUpDiner('Rita Removed');
  await openAs(page, admin, '/dashboard/users');
  const row = rowOf(page, diner.email);
  await row.getByRole('button', { name: 'Delete Rita Removed' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Rita Removed is removed from database');
  await expect(row).toHaveCount(0);
  const token = diner.accessToken;
  expect((await tryApi('listCart', { token, query: { email: diner.email } })).status).toBe(401);
});
