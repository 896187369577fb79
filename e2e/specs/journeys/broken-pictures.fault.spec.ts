import type { Locator } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const notFound = { status: 404, contentType: 'text/plain', body: 'Not here.' };

/** Expects no picture that the browser marks as broken. */
async function expectNoBrokenPicture(place: Locator): Promise<void> {
  const broken = () =>
    place
      .locator('img')
      .evaluateAll(
        (pictures: HTMLImageElement[]) =>
          pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
      );
  await expect.poll(broken).toBe(0);
}

test.describe('a first-time visitor', () => {
  test.use({ isFirstVisit: true });

  test("sees a placeholder where a dish's picture failed to load before the app started", async ({
    page,
    problems,
  }) => {
    problems.expect('response: 404 GET /dish-art/');
    await page.route('**/dish-art/**', (route) => route.fulfill(notFound));
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/menu', { waitUntil: 'commit' });
    const card = page.getByRole('article').first();
    const failed = () => card.locator('img').evaluate(({ complete }: HTMLImageElement) => complete);
    await expect.poll(failed).toBe(true);
    goOn();
    await expect(card.locator('img')).toHaveCount(0);
    await expectNoBrokenPicture(page.getByRole('region', { name: 'Dishes' }));
  });
});

const paintedPlate = /^\/dish-art\/painted\/\d+-\d+-\d+\.svg$/;

test('a missing picture is replaced by the painted plate of its dish, in the cart too', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  problems.expect('response: 404 GET /dish-art/');
  // The picture is missing for this page only, because other tests use the same menu meanwhile.
  const image = '/dish-art/plated/ember-margherita.webp';
  await page.route(`**${image}`, (route) => route.fulfill(notFound));
  const dish = await newDish({ name: 'Lost Lentils', image });
  await callApi('addToCart', { token: admin.accessToken, body: { menuItemId: dish._id } });

  await openAs(page, admin, '/menu');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await expect(card).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(1);
  await expect(card.locator('img')).toHaveAttribute('src', paintedPlate);

  await page.goto('/cart-page');
  const line = page.getByRole('row').filter({ hasText: dish.name });
  await expect(line).toBeVisible();
  await expect(line.locator('img')).toHaveCount(1);
  await expect(line.locator('img')).toHaveAttribute('src', paintedPlate);

  await page.goto(`/dashboard/update-menu/${dish._id}`);
  const preview = page.getByRole('region', { name: 'Card preview' });
  await expect(preview.getByText(dish.name)).toBeVisible();
  await expect(preview.locator('img')).toHaveCount(1);
  await expect(preview.locator('img')).toHaveAttribute('src', paintedPlate);
});
