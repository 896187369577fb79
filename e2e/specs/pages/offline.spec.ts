import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';
import { sampleAdd, sampleCard } from '../../harness/sample-card.ts';

// Code that has not been loaded yet is not available without a connection.
test.use({ isFirstVisit: true });

test.beforeEach(({ problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
});

test('what is pressed offline shows a note where it was pressed, and continues by itself once the connection is back', async ({
  page,
  context,
}) => {
  await open(page, '/menu');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await expect(login).toBeVisible();

  await test.step('Add to Cart', async () => {
    await context.setOffline(true);
    const add = sampleAdd(page);
    await add.click();
    const note = sampleCard(page).getByRole('alert');
    await expect(note).toContainText("You're offline. We'll continue with this dish");
    await expect(note).toBeInViewport();
    await add.click();
    await expect(note).toBeVisible();

    await context.setOffline(false);
    const question = page.getByRole('dialog', { name: 'Please login to order the food' });
    await expect(question).toBeVisible();
    await expect(note).toHaveCount(0);
    await question.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('Login', async () => {
    await context.setOffline(true);
    await login.click();
    const note = page.getByRole('banner').getByRole('alert');
    await expect(note).toContainText("You're offline. This opens");
    await expect(page.getByRole('article').first()).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Please log in', exact: true })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  await test.step('a link to another screen', async () => {
    const signUp = page.getByRole('link', { name: 'Signup Now' });
    await expect(signUp).toBeVisible();
    await context.setOffline(true);
    await signUp.click();
    await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Still no connection.')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL('/signup?from=%2Fmenu');
  });
});

test("requirement 29: a diner's avatar pressed offline opens its drawer, and a logout clears the device at once, so that a reload signs nobody in (spec 8.3)", async ({
  page,
  context,
  diner,
}) => {
  await openAs(page, diner, '/menu');
  await expect(page.getByText('0 in your cart')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect(page.getByRole('article').first()).toBeAttached();
  await drawer.getByRole('button', { name: 'Logout' }).click();
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await expect(login).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();

  await context.setOffline(false);
  await page.reload();
  await expect(login).toBeVisible();
});
