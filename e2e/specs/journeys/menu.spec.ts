import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { untilHydrated } from '../../harness/hydration.ts';

test('a dish in the cart stays "In cart", and ordering it again says why it cannot be added', async ({
  page,
  problems,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: 'Second Helping' });
  await openAs(page, diner, '/menu');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  await expect(toast).toBeVisible();
  await expect(card.getByRole('button', { name: 'In cart' })).toBeFocused();
  // A toast is visible for 1.5 s.
  await expect(toast).toBeHidden({ timeout: 3000 });

  await page.reload();
  const again = card.getByRole('button', { name: 'In cart' });
  await expect(again).toBeVisible();
  problems.expect('response: 409 POST /api/carts');
  const refused = page.waitForResponse((response) => response.status() === 409);
  await again.click();
  const { message } = (await (await refused).json()) as { message: string };
  const warning = page.getByRole('status').filter({ hasText: message });
  await expect(warning).toBeVisible();
  await expect(warning.locator('.swal2-warning')).toBeVisible();
  await expect(warning).toBeHidden({ timeout: 3000 });
  await expect(again).toBeVisible();
});

test("a change of page scrolls to the top of the list; a category keeps the reader's position", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/menu');
  await untilHydrated(page);
  const list = page.getByRole('region', { name: 'Dishes' });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(list).toBeFocused();
  await expect(list.getByRole('status')).toHaveText(/^Dishes 9–16 of \d+$/);
  await expect(list.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });

  const soups = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Soups', exact: true });
  await soups.click();
  await expect(soups).toHaveAttribute('aria-current', 'page');
  await expect(soups).toBeFocused();
});

test("a category's dish count is beside its name, not in it", async ({ page }) => {
  const menu = await callApi('listMenu');
  await page.goto('/menu');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  const salads = menu.filter(({ category }) => category === 'salad').length;
  await expect(tabs.getByRole('listitem').nth(0)).toHaveText(`All${menu.length}`);
  await expect(tabs.getByRole('listitem').nth(1)).toHaveText(`Salad${salads}`);
  await expect(tabs.getByRole('link', { name: 'Salad', exact: true })).toBeVisible();
});

test('the salad page has its category selected; another one leads to /menu', async ({ page }) => {
  await page.goto('/salad');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await expect(tabs.getByRole('link', { name: 'Salad', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/salad?page=2');
  await tabs.getByRole('link', { name: 'Drinks', exact: true }).click();
  await expect(page).toHaveURL('/menu?category=drinks');
});

const columnsByWidth = [
  { width: 1440, columns: 4 },
  { width: 1100, columns: 3 },
  { width: 768, columns: 2 },
  { width: 360, columns: 1 },
];

for (const { width, columns } of columnsByWidth) {
  test(`the dishes are in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/menu');
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  });
}
