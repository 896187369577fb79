import { callApi } from '../../harness/call-api.ts';
import { backdateOrder, moveOrder, placeOrder } from '../../harness/orders.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** The dashboard makes many calls at once, each of which may start a process of the emulator. */
const coldStartMs = 40_000;

test('the dashboard begins with what needs attention, and each line leads to where to fix it', async ({
  page,
  admin,
  diner,
}) => {
  const order = await placeOrder(diner);
  await backdateOrder(order, 60);
  await openAs(page, admin, '/dashboard');
  const now = page.getByRole('region', { name: 'Right now' });
  const waiting = now.getByRole('link', { name: /new orders? to accept/ });
  await expect(waiting).toContainText(/came in \d+ min ago/, { timeout: coldStartMs });
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
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  await openAs(page, admin, '/dashboard/orders');
  try {
    await page.getByRole('button', { name: 'Pause orders' }).click({ timeout: coldStartMs });
    await expect(page.getByText(/^Orders are paused until/)).toBeVisible();
    await dashboard.click();
    await expect(paused).toBeVisible({ timeout: coldStartMs });
    await paused.click();
    await page.getByRole('button', { name: 'Resume orders' }).click();
    await expect(page.getByText('Orders are taken during your hours.')).toBeVisible();
    await dashboard.click();
    await expect(paused).toBeHidden({ timeout: coldStartMs });
  } finally {
    await callApi('resumeOrdering', { token: admin.accessToken });
  }
});
