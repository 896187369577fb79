import type { Page } from '@playwright/test';
import { open } from '../../harness/hydration.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const dish = { id: 'ember-margherita', name: 'Ember Margherita' };
const asking = 'Coal-Grilled Ribeye';

/** Delays one URL's responses, as a slow network does. @returns a function that releases them */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const added = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Food added on the cart.' });

test('a sheet that was closed before the dish is in the cart is not closed twice', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect(page).toHaveURL('/menu');
  const letThrough = await hold(page, '**/api/carts');
  await page.getByRole('link', { name: dish.name, exact: true }).click();
  const sheet = sheetOf(page, dish.name);
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/menu');
  letThrough();
  await expect(added(page)).toBeVisible();
  await expect(page).toHaveURL('/menu');
});

test('a page that was opened before the dish is in the cart stays open, and so does the next dish', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, `/pizza?dish=${dish.id}`);
  const letThrough = await hold(page, '**/api/carts');
  const sheet = sheetOf(page, dish.name);
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  const company = sheet.getByRole('region', { name: 'Goes well with' }).getByRole('link').first();
  const name = await company.innerText();
  await company.click();
  const next = sheetOf(page, name);
  await expect(next).toBeVisible();
  letThrough();
  await expect(added(page)).toBeVisible();
  await expect(next).toBeVisible();

  await page.unroute('**/api/carts');
  const letNextThrough = await hold(page, '**/api/carts');
  await next.getByRole('button', { name: /^Add to Cart/ }).click();
  await next.getByRole('button', { name: 'Close' }).click();
  await expect(next).toBeHidden();
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL('/cart-page');
  letNextThrough();
  await expect(added(page)).toBeVisible();
  await expect(page).toHaveURL('/cart-page');
});

test('a second press while a dish is being loaded opens it once, and its page can be used again', async ({
  page,
}) => {
  await open(page, '/menu?q=ribeye');
  const letThrough = await hold(page, '**/api/option-groups*');
  const card = page.getByRole('article').filter({ hasText: asking });
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letThrough();
  const sheet = sheetOf(page, asking);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/menu?q=ribeye');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a dish with options that is pressed offline reports that, and can be pressed again', async ({
  page,
  context,
  problems,
}) => {
  await open(page, '/menu?q=ribeye');
  const card = page.getByRole('article').filter({ hasText: asking });
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await expect(button).toBeVisible();
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText("We couldn't reach the kitchen.")).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(sheetOf(page, asking)).toBeVisible();
});
