import { unverifyEmail } from '../../harness/people.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const unavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' },
};

test('a profile that cannot be saved says so, keeps what was typed, and saves on the next try', async ({
  page,
  problems,
  diner,
}) => {
  problems.expect('response: 503 POST /api/users');
  await openAs(page, diner, '/update-profile');
  await page.route('**/api/users', (route) => route.fulfill(unavailable));
  await page.getByLabel('Name').fill('Dana Twice');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(unavailable.json.message);
  await expect(page.getByLabel('Name')).toHaveValue('Dana Twice');

  await page.unroute('**/api/users');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await dismissAlert(page, 'Profile updated successfully');
});

test('a verification email that cannot be sent says so', async ({ page, problems, diner }) => {
  problems.expect(/response: 400 POST .*sendOobCode/);
  await unverifyEmail(diner.uid);
  await openAs(page, diner, '/update-profile');
  await page.route('**/accounts:sendOobCode**', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
    }),
  );
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Too many attempts. Wait a few minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
});
