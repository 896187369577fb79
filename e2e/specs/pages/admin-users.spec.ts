import type { Page } from '@playwright/test';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { signIn, signUpDiner, unverifyEmail } from '../../harness/people.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const rowOf = (page: Page, email: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });

test('the table lists everyone, with the role of each admin as text (spec 2.27, 4.8, 6.5)', async ({
  page,
  admin,
  diner,
}) => {
  await openAs(page, admin, '/dashboard/users');
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText(['#', 'Name', 'Email', 'Role', 'Action']);
  const own = rowOf(page, admin.email);
  await expect(own.getByText('Admin', { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: `Remove admin: ${admin.name}` })).toBeVisible();
  const other = rowOf(page, diner.email);
  await expect(other.getByText('Admin', { exact: true })).toHaveCount(0);
  await expect(other.getByRole('button', { name: `Make admin: ${diner.name}` })).toBeVisible();
});

test('a promotion asks first and takes effect at once; a demotion does too (spec 6.5, 8.13)', async ({
  page,
  admin,
}) => {
  const diner = await signUpDiner('Petra Promoted');
  expect((await tryApi('listUsers', { token: diner.accessToken })).status).toBe(403);
  await openAs(page, admin, '/dashboard/users');
  const row = rowOf(page, diner.email);
  const make = row.getByRole('button', { name: 'Make admin: Petra Promoted' });
  const question = page.getByRole('dialog', { name: 'Make this user an admin?' });

  await make.click();
  await expect(question.getByText(`Petra Promoted (${diner.email})`)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(make).toBeFocused();

  await make.click();
  await question.getByRole('button', { name: 'Make admin' }).click();
  await dismissAlert(page, 'Petra Promoted is now admin');
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  expect((await tryApi('listUsers', { token: diner.accessToken })).status).toBe(200);

  await row.getByRole('button', { name: 'Remove admin: Petra Promoted' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this admin?' });
  await expect(removal.getByRole('button', { name: 'Cancel' })).toBeFocused();
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

test('requirement 34: a user with an unverified email cannot become an admin, and the page says why', async ({
  page,
  problems,
  admin,
  diner,
}) => {
  problems.expect('response: 409 PATCH /api/users/admin/');
  await unverifyEmail(diner.uid);
  await openAs(page, admin, '/dashboard/users');
  await rowOf(page, diner.email)
    .getByRole('button', { name: `Make admin: ${diner.name}` })
    .click();
  const question = page.getByRole('dialog', { name: 'Make this user an admin?' });
  // The question is ready once its button has the focus.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Make admin' }).click();
  await expect(page.getByRole('alert')).toContainText("hasn't verified their email");
  await expect(rowOf(page, diner.email).getByText('Admin', { exact: true })).toHaveCount(0);
});

test('a removal asks first, and removes the account (spec 6.5, 8.13)', async ({ page, admin }) => {
  const diner = await signUpDiner('Rita Removed');
  await openAs(page, admin, '/dashboard/users');
  const remove = rowOf(page, diner.email).getByRole('button', { name: 'Delete Rita Removed' });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });

  await remove.click();
  await expect(question.getByText("You won't be able to revert this!")).toBeVisible();
  await expect(question.getByText(`Rita Removed (${diner.email})`)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(rowOf(page, diner.email)).toBeVisible();

  await remove.click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Rita Removed is removed from database');
  await expect(rowOf(page, diner.email)).toHaveCount(0);
  const token = diner.accessToken;
  expect((await tryApi('listCart', { token, query: { email: diner.email } })).status).toBe(401);
});

test('an admin cannot remove themselves, and the page says why', async ({
  page,
  problems,
  admin,
}) => {
  problems.expect('response: 409 DELETE /api/users/');
  await openAs(page, admin, '/dashboard/users');
  await rowOf(page, admin.email)
    .getByRole('button', { name: `Delete ${admin.name}` })
    .click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText("You can't remove yourself");
  await expect(rowOf(page, admin.email)).toBeVisible();
  await refusal.getByRole('button', { name: 'Close message' }).click();
  await expect(refusal).toHaveCount(0);
});

test('search results come in pages of ten, with their total', async ({ page, admin }) => {
  const family = `Quill${crypto.randomUUID().slice(0, 8)}`;
  await Promise.all(Array.from({ length: 12 }, (_, index) => signUpDiner(`${family} ${index}`)));
  await openAs(page, admin, '/dashboard/users');
  await page.getByLabel('Search').fill(family.toUpperCase());
  await expect(page.getByText('1–10 of 12 users')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 10);

  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('11–12 of 12 users')).toBeVisible();
  await expect(rows).toHaveCount(1 + 2);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText('11');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('1–10 of 12 users')).toBeVisible();

  await page.getByLabel('Search').fill('nobody is called like this');
  await expect(page.getByText('No users match your search.')).toBeVisible();
  const { accessToken: token } = admin;
  const found = await callApi('listUsers', { token, query: { q: family } });
  for (const { _id } of found) await callApi('deleteUser', { token, params: { id: _id } });
});
