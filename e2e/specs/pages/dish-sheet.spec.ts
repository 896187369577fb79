import { callApi } from '../../harness/call-api.ts';
import { open } from '../../harness/hydration.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const dish = { id: 'ember-margherita', name: 'Ember Margherita' };

test("a card's name and picture link to the dish and open its sheet; Back and Escape close it and restore the focus", async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await open(page, '/pizza');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  const link = card.getByRole('link', { name: dish.name, exact: true });
  await expect(link).toHaveAttribute('href', `/dish/${dish.id}`);
  // The same link covers the picture.
  await card.locator('img').first().click({ force: true });
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet.getByRole('heading', { name: dish.name })).toBeVisible();
  await expect(page).toHaveURL(`/pizza?dish=${dish.id}`);
  await expect(page).toHaveTitle(`${dish.name} — Thymely`);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/pizza');
  await expect(page).toHaveTitle('Pizzas — Thymely');
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/pizza');
  await expect(link).toBeFocused();
  // The sheet leaves nothing in the history.
  await page.goBack();
  await expect(page).toHaveURL('/menu');
});

test('a sheet that a link opened directly leaves its history entry to the page below', async ({
  page,
}) => {
  await open(page, '/');
  await page.goto(`/menu?category=pizza&dish=${dish.id}`);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/menu?category=pizza');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back goes one dish at a time, and closing goes to the page at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pizza');
  await page.getByRole('link', { name: dish.name, exact: true }).click();
  const first = page.getByRole('dialog', { name: dish.name });
  const company = first.getByRole('region', { name: 'Goes well with' }).getByRole('link');
  await expect(company).toHaveCount(2);
  const name = await company.first().innerText();
  const second = page.getByRole('dialog', { name, exact: true });
  await company.filter({ hasText: name }).click();
  // The sheet starts at its top, whatever the scroll position was before.
  await expect(second.getByRole('heading', { name, exact: true })).toBeFocused();
  await expect(second.locator('img').first()).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(first).toBeVisible();
  await page.goForward();
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/pizza');
});

test('a diner orders three at once, and then the sheet changes the quantity in the cart', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/pizza');
  const link = page.getByRole('link', { name: dish.name, exact: true });
  await link.click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  const more = sheet.getByRole('button', { name: `Increase quantity of ${dish.name}` });
  await more.click();
  await more.click();
  await sheet.getByRole('button', { name: 'Add to Cart $37.50' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Food added on the cart.' }),
  ).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/pizza');
  const { accessToken: token, email } = diner;
  const quantities = async () => {
    const lines = await callApi('listCart', { token, query: { email } });
    return lines.map(({ menuItemId, quantity }) => [menuItemId, quantity]);
  };
  await expect.poll(quantities).toEqual([[dish.id, 3]]);

  await link.click();
  await expect(sheet.getByRole('button', { name: 'In cart $37.50' })).toBeVisible();
  await sheet.getByRole('button', { name: `Decrease quantity of ${dish.name}` }).click();
  await expect(sheet.getByRole('button', { name: 'In cart $25.00' })).toBeVisible();
  await expect.poll(quantities).toEqual([[dish.id, 2]]);
});

test("a visitor's login question is on top of the sheet, and Back closes only the question", async ({
  page,
}) => {
  await open(page, `/pizza?dish=${dish.id}`);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await expect(question.getByRole('button', { name: 'Login now!' })).toBeInViewport();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(`/pizza?dish=${dish.id}`);
});
