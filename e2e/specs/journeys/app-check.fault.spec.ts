import type { Page } from '@playwright/test';
import { type ServedSite, startEnforcingSite } from '../../harness/served-site.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { signIn } from '../../harness/people.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { dismissAlert, logOut, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// The test has a browser of its own, because this site has a different origin than the stack's.
test.use({ isFirstVisit: true });

let site: ServedSite;
test.beforeAll(async () => {
  site = await startEnforcingSite();
});
test.afterAll(() => {
  site.stop();
});

/** Records which API calls prove that they come from our own app. */
function watchCalls(page: Page): { proven: Set<string>; bare: Set<string> } {
  const calls = { proven: new Set<string>(), bare: new Set<string>() };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const isProven = request.headers()['x-firebase-appcheck'] !== undefined;
    const call = `${request.method()} ${pathname.split('/').slice(0, 3).join('/')}`;
    (isProven ? calls.proven : calls.bare).add(call);
  });
  return calls;
}

test('requirement 37: with App Check enforced a call without a token of ours is refused, and does not log anybody out; once there is a token, an admin logs in, fills the cart, changes the profile, watches an order and works with it', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  await test.step('calls without a token', async () => {
    const cart = `${site.url}/api/carts?email=${encodeURIComponent(admin.email)}`;
    const authorization = `Bearer ${admin.accessToken}`;
    for (const forged of [undefined, 'junk', admin.accessToken]) {
      const proof = forged === undefined ? {} : { 'x-firebase-appcheck': forged };
      const response = await fetch(cart, { headers: { authorization, ...proof } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'APP_CHECK_FAILED' });
    }
    expect((await fetch(`${site.url}/api/menu`)).status).toBe(200);
  });

  const [dish, leaving] = [await newDish(), await newDish({ name: 'Test Kitchen Leftovers' })];
  await test.step('a page without a token', async () => {
    problems.expect('response: 503 POST /__app-check/token', 'response: 403 POST /api/users');
    await page.route('**/__app-check/token', (route) => route.fulfill({ status: 503 }));
    await openAs(page, admin, `${site.url}/order`);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('access-token'));
    expect(token).toBe(admin.accessToken);

    await page.unroute('**/__app-check/token');
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(page.getByText('0 in your cart')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/order`);
  });

  const calls = watchCalls(page);
  await test.step('the login and the cart', async () => {
    await logOut(page);
    await submitLogin(page, admin);
    await dismissAlert(page, 'Signin successful!');
    await expect(page).toHaveURL(`${site.url}/order`);
    await page.getByRole('link', { name: 'See the menu' }).click();
    const card = page.getByRole('article').filter({ hasText: dish.name });
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await untilShown(page, 'Food added on the cart.');
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: `Increase quantity of ${dish.name}` }).click();
    expect((await saved).status()).toBe(200);
  });

  const openFromDrawer = async (name: string) => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Account' });
    await drawer.getByRole('link', { name, exact: true }).click();
  };
  await test.step('the profile', async () => {
    await openFromDrawer('Profile');
    const buffer = Buffer.from(await (await fetch(`${site.url}/dish-art/1f372.webp`)).bytes());
    const photo = { name: 'me.webp', mimeType: 'image/webp', buffer };
    await page.getByLabel('Choose a picture').setInputFiles(photo);
    await expect(page.getByText('Your new photo is ready.')).toBeVisible();
    await page.getByLabel('Name').fill('Ada Proven');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await dismissAlert(page, 'Profile updated successfully');
  });

  await test.step('an order', async () => {
    // The logout has ended the session of the test itself.
    const again = await signIn(admin);
    const order = await placeOrder(again);
    const opening = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/google.firestore.'),
    );
    await openFromDrawer('Order');
    const sent = new URLSearchParams((await opening).postData() ?? '').get('headers');
    expect(sent).toMatch(/^X-Firebase-AppCheck:ey/im);
    await page.getByRole('link', { name: `#${order.number}` }).click();
    await expect(page).toHaveURL(`${site.url}/order/${order._id}`);
    await moveOrder(again, order, { action: 'accept' });
    await expect(page.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible();
  });

  await test.step('the dashboard', async () => {
    await openFromDrawer('Dashboard');
    await page.getByRole('link', { name: 'Manage Items' }).first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /export/i }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await page.getByLabel('Search').fill(leaving.name);
    await page.getByRole('button', { name: `Delete ${leaving.name}` }).click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  });

  for (const call of ['POST /api/users', 'POST /api/jwt', 'POST /api/carts', 'POST /api/images']) {
    expect([...calls.proven]).toContain(call);
  }
  for (const call of calls.bare) expect(call).toMatch(/^GET \/api\/(menu|images|health|ordering)/);
});
