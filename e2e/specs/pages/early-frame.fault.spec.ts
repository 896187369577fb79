import type { Page } from '@playwright/test';
import { openHeld } from '../../harness/held-app.ts';
import { untilHydrated } from '../../harness/hydration.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('what is typed into the login form before the app runs is kept, and a press on Login waits (spec 2.7)', async ({
  page,
  diner,
}) => {
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

test('who is signed in sees no form at /login and /signup in any frame, until the home page is there, and the heading of the cart from the first paint on (spec 2.7)', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/menu');
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
