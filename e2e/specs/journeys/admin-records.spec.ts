import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** A page of the dashboard makes many calls at once, each of which may start a process. */
const coldStartMs = 40_000;

test('an owner finds an order by its name, reads who rejected it, and sees it in the figures', async ({
  page,
  admin,
  diner,
}) => {
  const name = `Zoë ${crypto.randomUUID().slice(0, 8)}`;
  const order = await placeOrder(diner, { name });
  await moveOrder(admin, order, { action: 'reject', reason: 'too_busy' });

  await openAs(page, admin, '/dashboard/orders');
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name.replace('ë', 'e'));
  await expect(page.getByText('1 order.')).toBeVisible({ timeout: coldStartMs });
  await page.getByRole('link', { name }).click();
  const steps = page.getByRole('region', { name: 'What happened' });
  await expect(steps.getByRole('listitem')).toHaveText([/^Placed.*The guest$/, /too busy.*You$/], {
    timeout: coldStartMs,
  });

  await page.getByRole('link', { name: 'Figures' }).click();
  const tooBusy = page.getByRole('row', { name: /^Refused: too busy/ });
  await expect(tooBusy).toContainText(/[1-9]/, { timeout: coldStartMs });
});
