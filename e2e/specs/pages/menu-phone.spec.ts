import { open } from '../../harness/hydration.ts';
import { expect, test } from '../../harness/test.ts';

for (const viewport of [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`four dishes are on the first screen of a phone, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/menu');
    await expect(page.getByRole('article').nth(3)).toBeInViewport({ ratio: 0.99 });
    await expect(
      page.getByRole('article').nth(3).getByRole('button', { name: 'Add to Cart' }),
    ).toBeInViewport({ ratio: 1 });
  });
}

test('the categories stay in sight, and another category begins at the top of its dishes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/menu');
  await page.evaluate(() => {
    window.scrollTo({ top: 700, behavior: 'instant' });
  });
  const soups = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Soups', exact: true });
  await expect(soups).toBeInViewport();
  await soups.click();
  await expect(soups).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our soups');
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.99 });
  await expect(soups).toBeInViewport({ ratio: 1 });
  // The line covers no part of the first dish.
  const [line, dish] = await Promise.all(
    [page.locator('.menu-line'), page.getByRole('article').first()].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(dish?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
});

test('a search without results offers to drop one of its conditions', async ({ page }) => {
  await open(page, '/menu?category=drinks&q=margherita');
  await expect(page.getByText('No dish matches all of that.')).toBeVisible();
  await page.getByRole('link', { name: 'Remove Drinks' }).click();
  await expect(page).toHaveURL('/menu?q=margherita');
  await expect(page.getByRole('article').first()).toContainText('Margherita');
});
