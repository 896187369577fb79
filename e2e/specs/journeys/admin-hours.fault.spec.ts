import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('an outage keeps the hours that were typed, and a refusal is shown beside the field it is about', async ({
  page,
  problems,
  admin,
}) => {
  problems.expect('response: 503 PUT', 'response: 400 PUT');
  const outage = { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' };
  const refusal = {
    code: 'INVALID_REQUEST',
    message: 'Please check the highlighted fields.',
    fields: { week: 'The owner sleeps on Sundays.', leadMinutes: 'Nobody cooks that fast.' },
  };
  await openAs(page, admin, '/dashboard/hours');
  const lead = page.getByLabel('Lead time');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await lead.fill('37');
  await page.route('**/api/settings/ordering', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: outage })
      : route.continue(),
  );
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(outage.message);
  await expect(lead).toHaveValue('37');

  await page.unroute('**/api/settings/ordering');
  await page.route('**/api/settings/ordering', (route) =>
    route.fulfill({ status: 400, json: refusal }),
  );
  await save.click();
  const week = page.getByRole('region', { name: 'Hours of the week' });
  await expect(week.getByText(refusal.fields.week)).toBeFocused();
  await expect(lead).toHaveAccessibleDescription(refusal.fields.leadMinutes);
  await expect(lead).toHaveValue('37');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(week.getByText(refusal.fields.week)).toHaveCount(0);
  await expect(lead).not.toHaveValue('37');
});

test('while no kitchen screen is on, the preview of what guests see leads to the board', async ({
  page,
  admin,
}) => {
  await page.route('**/api/ordering', async (route) => {
    const response = await route.fetch();
    const json = { ...((await response.json()) as object), state: 'unattended' };
    await route.fulfill({ response, json });
  });
  await openAs(page, admin, '/dashboard/hours');
  await page.getByRole('link', { name: 'Open the board' }).click();
  await expect(page).toHaveURL('/kitchen');
});
