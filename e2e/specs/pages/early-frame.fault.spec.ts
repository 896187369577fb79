import type { Page } from '@playwright/test';
import { openHeld } from '../../harness/held-app.ts';
import { untilHydrated } from '../../harness/hydration.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { expect, test } from '../../harness/test.ts';

/** Looks in every frame, from the first one on, whether a form for an email is seen. */
async function watchForForm(page: Page): Promise<() => Promise<{ frames: number; seen: number }>> {
  await page.addInitScript(() => {
    const looked = { frames: 0, seen: 0 };
    Object.assign(window, { looked });
    const look = (): void => {
      const field = document.querySelector('input[type=email]');
      looked.frames += 1;
      if (field?.checkVisibility({ visibilityProperty: true })) looked.seen += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => (window as unknown as { looked: { frames: number; seen: number } }).looked);
}

test("what is typed into the login form before the app runs is kept, and a press on Login waits; later a diner's Add to Cart with Enter takes effect once the app runs, and a dish pressed until then opens its sheet, without a second page; who is signed in sees no form at /login and /signup in any frame, until the home page is there, and the heading of the cart from the first paint on (spec 2.7)", async ({
  page,
  diner,
}) => {
  await test.step('the login', async () => {
    const letThrough = await openHeld(page, '/login?from=%2Fmenu');
    const form = page.getByRole('main');
    await form.getByLabel('Email').fill(diner.email);
    await form.getByLabel('Password', { exact: true }).fill(diner.password);
    const logIn = form.getByRole('button', { name: 'Login', exact: true });
    await logIn.click();
    await expect(logIn).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).not.toContain(diner.email);
    letThrough();
    await untilShown(page, 'Signin successful!');
    await expect(page).toHaveURL('/menu');
    await expect(page.getByText('0 in your cart')).toBeVisible();
  });

  await test.step('a dish and its sheet', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Other tests add soups to the menu meanwhile, so this uses pizzas.
    const letThrough = await openHeld(page, '/pizza');
    const name = await page.getByRole('article').nth(1).getByRole('heading').innerText();
    const card = page.getByRole('article').filter({ hasText: name });
    const added = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/carts'),
    );
    await card.getByRole('button', { name: 'Add to Cart' }).press('Enter');
    await card.getByRole('button', { name: 'Add to Cart' }).press('Enter');
    const link = page.getByRole('link', { name: 'Ember Margherita', exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Ember Margherita' })).toBeVisible();
    await expect(page).toHaveURL('/pizza?dish=ember-margherita');
    await added;
    await untilShown(page, 'Food added on the cart.');
    // Two presses add the dish once.
    await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 in your cart' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  const looked = await watchForForm(page);
  for (const path of ['/login', '/signup']) {
    const letThrough = await openHeld(page, path);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeAttached();
    letThrough();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    const { frames, seen } = await looked();
    expect(frames, path).toBeGreaterThan(1);
    expect(seen, path).toBe(0);
  }

  const letThrough = await openHeld(page, '/cart-page');
  const heading = page.getByRole('heading', { level: 1, name: 'Your cart' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Loading...')).toBeVisible();
  letThrough();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(heading).toBeVisible();
});

test('who has typed half of a sign-up before the app runs can finish it (spec 2.6)', async ({
  page,
}) => {
  const letThrough = await openHeld(page, '/signup?from=%2Fmenu');
  const email = `${crypto.randomUUID()}@thymely.test`;
  await page.getByLabel('Name').fill('Nina New');
  await page.getByLabel('Email').fill(email);
  letThrough();
  await untilHydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Nina New');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Signup' }).click();
  await untilShown(page, 'Signin successful!');
  await expect(page).toHaveURL('/menu');
});
