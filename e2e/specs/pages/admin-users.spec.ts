import { tryApi } from '../../harness/call-api.ts';
import { signIn, signUpDiner, unverifyEmail, verifyEmail } from '../../harness/people.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// Each question, and what a refusal says: web/src/owner/users/user-changes.browser.test.tsx.
test('requirement 34: only a verified email is promoted; requirement 48: each change of a role takes effect at once, and a removal removes the account (spec 6.5, 8.13)', async ({
  page,
  problems,
  admin,
}) => {
  const name = 'Petra Promoted';
  const person = await signUpDiner(name);
  await unverifyEmail(person.uid);
  let token = person.accessToken;
  const users = async () => (await tryApi('listUsers', { token })).status;
  const orders = async () => (await tryApi('listKitchenOrders', { token })).status;
  const cart = async () =>
    (await tryApi('listCart', { token, query: { email: person.email } })).status;
  expect(await users()).toBe(403);
  expect(await orders()).toBe(403);

  await openAs(page, admin, '/dashboard/users');
  const row = page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ hasText: person.email });
  const button = (label: string) => row.getByRole('button', { name: `${label} ${name}` });
  const answer = (title: string, label: string) =>
    page
      .getByRole('dialog', { name: title })
      .getByRole('button', { name: label, exact: true })
      .click();

  await test.step('promotion and demotion', async () => {
    problems.expect('response: 409 PATCH /api/users/admin/');
    await button('Make admin:').click();
    await answer('Make this user an admin?', 'Make admin');
    await expect(page.getByRole('alert')).toContainText("hasn't verified their email");
    await expect(row.getByText('Admin', { exact: true })).toHaveCount(0);

    await verifyEmail(person.uid);
    await button('Make admin:').click();
    await answer('Make this user an admin?', 'Make admin');
    await dismissAlert(page, `${name} is now admin`);
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    expect(await users()).toBe(200);

    await button('Remove admin:').click();
    await answer('Remove this admin?', 'Remove admin');
    await dismissAlert(page, `${name} is no longer an admin`);
    await expect(button('Make admin:')).toBeVisible();
    token = (await signIn(person)).accessToken;
    expect(await users()).toBe(403);
  });

  await test.step('the kitchen', async () => {
    await button('Add to kitchen:').click();
    await answer('Add this user to the kitchen?', 'Add to kitchen');
    await dismissAlert(page, `${name} is now kitchen staff`);
    await expect(row.getByText('Kitchen', { exact: true })).toBeVisible();
    await expect(button('Make admin:')).toBeVisible();
    expect(await orders()).toBe(200);

    await button('Remove from kitchen:').click();
    await answer('Remove this user from the kitchen?', 'Remove from kitchen');
    await dismissAlert(page, `${name} is no longer kitchen staff`);
    await expect(button('Add to kitchen:')).toBeVisible();
    expect(await orders()).not.toBe(200);
    token = (await signIn(person)).accessToken;
    expect(await orders()).toBe(403);
  });

  await test.step('removal', async () => {
    await button('Delete').click();
    await answer('Are you sure?', 'Yes, delete it!');
    await dismissAlert(page, `${name} is removed from database`);
    await expect(row).toHaveCount(0);
    expect(await cart()).toBe(401);
  });
});
