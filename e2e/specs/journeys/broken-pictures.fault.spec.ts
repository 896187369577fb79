import type { Locator } from '@playwright/test';
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
