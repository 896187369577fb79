import { callApi } from '../../harness/call-api.ts';
import { backdateOrder, moveOrder, placeOrder } from '../../harness/orders.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('the dashboard begins with what needs attention, and each line leads to where it is mended', async ({
  page,
  admin,
  diner,
}) => {
  const order = await placeOrder(diner);
  await backdateOrder(order, 60);
  await openAs(page, admin, '/dashboard');
  const now = page.getByRole('region', { name: 'Right now' });
  const waiting = now.getByRole('link', { name: /new orders? to accept/ });
  await expect(waiting).toContainText(/came in \d+ min ago/);
  await waiting.click();
  await expect(page).toHaveURL('/kitchen');
  await moveOrder(admin, order, { action: 'reject', reason: 'too_busy' });
});

test('an admin sees on the dashboard that orders are paused, and resumes them', async ({
  page,
  admin,
}) => {
  const paused = page
    .getByRole('region', { name: 'Right now' })
    .getByRole('link', { name: 'Orders are paused until' });
  await callApi('pauseOrdering', { token: admin.accessToken, body: { minutes: 30 } });
  try {
    // Calls of the API may know the settings as they were for five seconds.
    await expect(async () => {
      await openAs(page, admin, '/dashboard');
      await expect(paused).toBeVisible({ timeout: 1500 });
    }).toPass({ timeout: 20_000 });
    await paused.click();
    await page.getByRole('button', { name: 'Resume orders' }).click();
    await expect(page.getByText('Orders are taken during your hours.')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(paused).toBeHidden({ timeout: 15_000 });
  } finally {
    await callApi('resumeOrdering', { token: admin.accessToken });
  }
});
