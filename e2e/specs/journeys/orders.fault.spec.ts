import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { freezeReads } from '../../harness/live.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

/** Matches one of the times that the restaurant's clock will show in these minutes. */
async function timesInMinutes(...minutes: number[]): Promise<RegExp> {
  const { timeZone } = await callApi('getOrdering');
  const wall = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const times = minutes.map((minute) => wall.format(Date.now() + minute * 60_000));
  return new RegExp(`as of (${times.join('|').replaceAll(/:00|\s/g, '.?')})`);
}

test('without Firestore, an order is requested every ten seconds; without a connection it stays as it was when the connection was lost, and is read again at once when it is back', async ({
  page,
  context,
  diner,
  admin,
  problems,
}) => {
  problems.expect(
    /ERR_INTERNET_DISCONNECTED/,
    'Could not reach Cloud Firestore backend',
    /request: .*Firestore\/Listen/,
  );
  const listening = /Firestore\/Listen/;
  await page.route(listening, (route) => route.abort('connectionreset'));
  let order = await placeOrder(diner);
  await page.clock.install();
  await openAs(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  order = await moveOrder(admin, order, { action: 'accept' });
  await page.clock.fastForward('00:10');
  await expect(status(page)).toContainText('Confirmed');
  await expect(page.getByText('This is your order as of')).toBeHidden();

  // Once the connection is back, Firestore is tried again at once.
  await page.unroute(listening);
  await context.setOffline(true);
  await context.setOffline(false);
  const release = await freezeReads(page, diner);
  order = await moveOrder(admin, order, { action: 'start' });
  await expect(status(page)).toContainText('Being prepared');
  await release();
  // No message for three minutes means that nothing happened: the order is current until now.
  await page.clock.fastForward('03:00');
  await context.setOffline(true);
  const asOf = page.getByText(/You're offline\. This is your order as of \d/);
  await expect(asOf).toHaveText(await timesInMinutes(2, 3, 4));
  await moveOrder(admin, order, { action: 'ready' });
  await expect(status(page)).toContainText('Being prepared');
  await context.setOffline(false);
  await expect(status(page)).toContainText('Ready');
  await expect(asOf).toBeHidden();
});
