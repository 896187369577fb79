import type { Page, Route } from '@playwright/test';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const menuCalls = /\/api\/menu(\?|$)/;

/** Goes to the menu by its link: a menu page that is opened directly includes its dishes. */
async function goToMenu(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: /^Close/ }).click();
  await page.getByRole('link', { name: 'Order Now' }).click();
}

test('while the menu loads, eight skeleton cards take the place of its dishes', async ({
  page,
}) => {
  let respond: (() => Promise<void>) | undefined;
  await page.route(menuCalls, (route) => {
    respond = () => route.continue();
  });
  await goToMenu(page);
  await expect(page.getByText('Loading the menu')).toBeAttached();
  const list = page.getByRole('region', { name: 'Dishes' });
  await expect(list.locator('.shadow-card')).toHaveCount(8);
  await expect.poll(() => respond).toBeDefined();
  await respond?.();
  await expect(list.getByRole('article')).toHaveCount(8);
});

test('a prerendered menu keeps its dishes when the live menu fails, and says so', async ({
  page,
  problems,
}) => {
  problems.expect('response: 503 GET /api/menu');
  const json = {
    code: 'UNAVAILABLE',
    message: "We can't reach our kitchen right now. Please try again.",
  };
  await page.route(menuCalls, (route) => route.fulfill({ status: 503, json }));
  await page.goto('/menu');
  const notice = page.getByRole('alert').filter({ hasText: json.message });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.unroute(menuCalls);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toBeHidden();
});

test('a category without dishes says so and links to the full menu, and so does an empty menu', async ({
  page,
}) => {
  await page.route(menuCalls, (route) => route.fulfill({ json: [] }));
  await page.goto('/menu?category=soup');
  await expect(page.getByText("There's nothing in this category today.")).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No dishes' })).toBeVisible();
  await page.getByRole('link', { name: 'See the full menu' }).click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByText("There's nothing on our menu right now.")).toBeVisible();
});

test('while a dish is being added, its button shows progress and ignores further clicks', async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: 'Slow Roast' });
  await openAs(page, diner, '/menu');
  const waiting: Route[] = [];
  await page.route('**/api/carts', (route) => void waiting.push(route));
  const card = page.getByRole('article').filter({ hasText: dish.name });
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => waiting.length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await waiting[0]?.continue();
  await expect(card.getByRole('button', { name: 'In cart' })).toBeFocused();
  expect(waiting).toHaveLength(1);
});
