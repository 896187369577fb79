import { scriptPath } from '../../harness/assets.ts';
import { countStreams } from '../../harness/live.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { logOut, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 26: an order is watched under the policy of the page, by a chunk without RE2JS, until the diner logs out', async ({
  page,
  diner,
  admin,
}) => {
  const order = await placeOrder(diner);
  const ways = new Set<string>();
  const chunks: string[] = [];
  const liveChunk = scriptPath('live-chunk');
  page.on('request', (request) => {
    if (request.url().includes('/google.firestore.')) ways.add(request.resourceType());
    if (new URL(request.url()).pathname === liveChunk) chunks.push(request.url());
  });
  await openAs(page, diner, '/menu');
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL('/cart-page');
  await page.waitForLoadState('networkidle');
  expect([...chunks, ...ways]).toEqual([]);

  const streams = countStreams(page);
  await page.goto(`/order/${order._id}`);
  await expect.poll(streams).toBeGreaterThan(0);
  // Fetch streams lose changes on unreliable networks.
  expect([...ways]).toEqual(['xhr']);
  const code = await (await page.request.get(chunks[0] ?? '')).text();
  expect(code).toContain('google.firestore');
  expect(code).not.toContain('RE2JS');
  const accepted = await moveOrder(admin, order, { action: 'accept' });
  await expect(page.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible();

  await logOut(page);
  await expect.poll(streams).toBe(0);
  ways.clear();
  await moveOrder(admin, accepted, { action: 'start' });
  await page.waitForLoadState('networkidle');
  expect([...ways]).toEqual([]);
});
