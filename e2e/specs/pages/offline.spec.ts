import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';
import { sampleAdd, sampleCard } from '../../harness/sample-card.ts';

// Code that has not been loaded yet is not available without a connection.
test.use({ isFirstVisit: true });

test.beforeEach(({ problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
});

test('Login pressed offline shows a note beside the button, and opens once the connection is back', async ({
  page,
  context,
}) => {
  await open(page, '/menu');
  const login = page.getByRole('button', { name: 'Login' });
  await expect(login).toBeVisible();
  await context.setOffline(true);
  await login.click();
  const navbar = page.getByRole('banner');
  await expect(navbar.getByRole('alert')).toContainText("You're offline. This opens");
  await expect(page.getByRole('article').first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Please log in', exact: true })).toBeVisible();
  await expect(navbar.getByRole('alert')).toHaveCount(0);
});

test("a visitor's Add to Cart pressed offline shows a note in its card, and continues by itself", async ({
  page,
  context,
}) => {
  await open(page, '/menu');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await context.setOffline(true);
  const card = sampleCard(page);
  const add = sampleAdd(page);
  await add.click();
  const note = card.getByRole('alert');
  await expect(note).toContainText("You're offline. We'll continue with this dish");
  await expect(note).toBeInViewport();
  await add.click();
  await expect(note).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Please login to order the food' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("a diner's avatar pressed offline opens its drawer, so that everybody can log out", async ({
  page,
  context,
  diner,
}) => {
  await openAs(page, diner, '/menu');
  await expect(page.getByText('0 in your cart')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeAttached();
});

test('a screen that cannot be loaded offline appears by itself once the connection is back', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Login' }).click();
  const signUp = page.getByRole('link', { name: 'Signup Now' });
  await expect(signUp).toBeVisible();
  await context.setOffline(true);
  await signUp.click();
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL('/signup');
});
