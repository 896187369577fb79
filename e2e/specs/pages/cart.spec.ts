import type { Locator, Page } from '@playwright/test';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { type Person, signInElsewhere } from '../../harness/people.ts';
import { dismissAlert, openAs, logOut } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** Puts a dish into a diner's cart, past the browser. */
async function fillCart({ accessToken: token }: Person, dish: MenuItem, quantity = 1) {
  const line = await callApi('addToCart', { token, body: { menuItemId: dish._id } });
  if (quantity > 1) {
    await callApi('setCartQuantity', { token, params: { id: line._id }, body: { quantity } });
  }
  return line;
}

/** Returns the quantity that the server has stored. */
async function quantityOnServer({ accessToken: token, email }: Person): Promise<number> {
  const [line] = await callApi('listCart', { token, query: { email } });
  return line?.quantity ?? 0;
}

function rowOf(page: Page, { name }: MenuItem): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

function countChanges(page: Page): () => number {
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes += 1;
  });
  return () => changes;
}

test('twenty quick clicks end at the right quantity with at most three requests', async ({
  page,
  diner,
}) => {
  const dish = await sampleDish();
  await fillCart(diner, dish);
  await openAs(page, diner, '/cart-page');
  const changes = countChanges(page);
  const more = rowOf(page, dish).getByRole('button', { name: /^Increase/ });

  for (let click = 0; click < 20; click += 1) await more.click();
  await expect(page.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveValue('21');
  await expect(page.getByText('Total price: $262.50')).toBeVisible();
  await expect.poll(() => quantityOnServer(diner)).toBe(21);
  expect(changes()).toBeLessThanOrEqual(3);

  // These clicks are faster than the page is drawn.
  await more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click();
  });
  await expect(page.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveValue('41');
  await expect.poll(() => quantityOnServer(diner)).toBe(41);
  expect(changes()).toBeLessThanOrEqual(6);
});

const waysToLeave: [string, (page: Page) => Promise<unknown>][] = [
  ['goes to another screen', (page) => page.getByRole('link', { name: 'Home' }).first().click()],
  ['leaves the site', (page) => page.goto('about:blank')],
  ['reloads the page', (page) => page.reload()],
  ['closes the tab', (page) => page.close({ runBeforeUnload: true })],
  ['logs out', logOut],
];

for (const [way, leave] of waysToLeave) {
  test(`a pending quantity is sent when the diner ${way}`, async ({ page, diner }) => {
    const dish = await sampleDish();
    await fillCart(diner, dish);
    await openAs(page, diner, '/cart-page');
    const more = rowOf(page, dish).getByRole('button', { name: /^Increase/ });
    await more.click();
    await more.click();
    await leave(page);
    // Logging out ends the token that the browser shares with this test.
    const reader = way === 'logs out' ? await signInElsewhere(diner) : diner;
    await expect.poll(() => quantityOnServer(reader)).toBe(3);
  });
}

test('hiding the tab sends a pending quantity at once', async ({ page, diner }) => {
  const dish = await sampleDish();
  await fillCart(diner, dish);
  await openAs(page, diner, '/cart-page');
  await expect(rowOf(page, dish)).toBeVisible();
  const hiddenAt = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label^="Increase"]')?.click();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    return performance.now();
  });
  await expect.poll(() => quantityOnServer(diner)).toBe(2);
  // The browser records a call when its response arrives, after the server has written.
  const sentAt = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/carts/'))
        .at(-1)?.startTime,
  );
  // Without the change of tab, the page would have waited for more clicks, 400 ms.
  expect(((await sentAt.jsonValue()) ?? Infinity) - hiddenAt).toBeLessThan(300);
});

test('a dish is deleted only after a question, and the focus stays in the cart (spec 4.6)', async ({
  page,
  diner,
}) => {
  const dish = await sampleDish();
  const other = await sampleDish('apple-pie');
  await fillCart(diner, dish);
  await fillCart(diner, other);
  await openAs(page, diner, '/cart-page');
  const deleteButton = page.getByRole('button', { name: `Delete ${dish.name}` });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });

  await deleteButton.click();
  await expect(question).toContainText("You won't be able to revert this!");
  await expect(question.getByText(dish.name)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(deleteButton).toBeFocused();
  await expect(page.getByText('Total items: 2')).toBeVisible();

  await deleteButton.click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(done).toContainText('Your file has been deleted.');
  await dismissAlert(page, 'Deleted!');
  await expect(rowOf(page, dish)).toHaveCount(0);
  await expect(page.getByText('Total items: 1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(`Quantity of ${other.name}`, { exact: true })).toBeFocused();
});

test('two tabs of one diner stay in sync', async ({ page, context, diner }) => {
  const dish = await sampleDish();
  const other = await sampleDish('apple-pie');
  await fillCart(diner, dish);
  await openAs(page, diner, '/cart-page');
  const secondTab = await context.newPage();
  await secondTab.goto('/cart-page');
  const quantity = secondTab.getByLabel(`Quantity of ${dish.name}`, { exact: true });
  await expect(quantity).toHaveValue('1');

  await rowOf(page, dish)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(quantity).toHaveValue('2');

  await secondTab.goto('/menu?q=apple+pie');
  const card = secondTab.getByRole('article').filter({ hasText: other.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(rowOf(page, other)).toBeVisible();
  await expect(page.getByText('2 in your cart')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${other.name}` }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(secondTab.getByText('1 in your cart')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('a dish added on another device is there when the diner returns to the page', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/cart-page');
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
  const dish = await sampleDish();
  await fillCart(diner, dish);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(rowOf(page, dish)).toBeVisible();
});

test('a meal without a drink or a dessert is offered one of each, which one press adds', async ({
  page,
  diner,
}) => {
  const dish = await sampleDish();
  await fillCart(diner, dish);
  await openAs(page, diner, '/cart-page');
  const region = page.getByRole('region', { name: 'A drink, and something sweet?' });
  const suggestions = region.getByRole('listitem');
  await expect(suggestions).toHaveCount(2);
  for (const place of [0, 1]) {
    await suggestions.nth(place).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(suggestions.nth(place).getByRole('button', { name: 'In cart' })).toBeVisible();
  }
  await expect(page.getByText('Total items: 3 · 3 portions')).toBeVisible();
  // The meal is complete, so the next visit offers nothing.
  await page.reload();
  await expect(page.getByText('Total items: 3 · 3 portions')).toBeVisible();
  await expect(region).toHaveCount(0);
});
