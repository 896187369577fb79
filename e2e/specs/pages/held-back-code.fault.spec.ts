import type { Page } from '@playwright/test';
import { scriptPath } from '../../harness/assets.ts';
import { dismissAlert, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** Holds a script back, as a content blocker does. */
async function holdBack(page: Page, word: string): Promise<void> {
  await page.route(`**${scriptPath(word)}`, (route) => route.abort('blockedbyclient'));
}

test.beforeEach(({ problems }) => {
  problems.expect(/ERR_BLOCKED_BY_CLIENT/);
});

test('the side cart keeps its frame without the code of what is in it; a login dialog that is held back leads to the page of the login; signing up and a login by email go on without the social buttons, and both pages name the likely cause', async ({
  page,
  diner,
}) => {
  const words = ['filled-side-cart', 'login-dialog', 'social-buttons'];
  for (const word of words) await holdBack(page, word);
  await page.setViewportSize({ width: 1280, height: 900 });
  const isHeldBack = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(scriptPath('filled-side-cart')),
  );
  await page.goto('/menu');
  const cart = page.getByRole('complementary', { name: 'Your cart' });
  await cart.getByRole('button', { name: /^Add / }).first().click();
  await isHeldBack;
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(cart.getByRole('heading', { name: 'Popular here' })).toBeVisible();
  await expect(cart.getByRole('link', { name: /opens a map/ })).toBeVisible();

  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?from=%2Fmenu');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const note = page.getByText(/a content blocker may be holding it back/i);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Signup Now' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByRole('button', { name: 'Signup' })).toBeVisible();
  await expect(note).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  // The address changes first: until the heading does, the fields are those of the other form.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(note).toBeVisible();
  await submitLogin(page, diner);
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('pages stay, and are not loaded again, without what only adds something to them', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  for (const word of ['swiper-mover', 'auth-chunk', 'sweet-alert']) await holdBack(page, word);
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Standout dishes' });
  const isNear = page.waitForRequest(`**${scriptPath('swiper-mover')}`);
  await row.scrollIntoViewIfNeeded();
  await isNear;
  await page.waitForLoadState('networkidle');
  await expect(row.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(1);
});

test('the home page keeps what was prerendered of it without the code of its dishes', async ({
  page,
}) => {
  await holdBack(page, 'dishes');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Standout dishes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order Now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
});
