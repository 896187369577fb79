import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';

test.use({ hasMotion: true });

function carouselOf(page: Page) {
  return page.getByRole('region', { name: 'Standout dishes' });
}

/** Brings the carousel into view and waits until Swiper moves it. */
async function openCarousel(page: Page): Promise<void> {
  await page.goto('/');
  const next = carouselOf(page).getByRole('button', { name: 'Next dishes' });
  await next.scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  // The prerendered page has three dishes; the others come right after.
  await expect(carouselOf(page).getByRole('article').nth(3)).toBeAttached();
}

test('Swiper is not loaded before the carousel is near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const swiper: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('swiper')) swiper.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(swiper).toEqual([]);
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  expect(swiper.length).toBeGreaterThan(0);
});

test('the carousel is swiped', async ({ page }) => {
  await openCarousel(page);
  const box = await carouselOf(page).getByRole('article').nth(1).boundingBox();
  if (!box) throw new Error('The second dish is not on the page.');
  await page.mouse.move(box.x + 200, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x - 150, box.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(carouselOf(page).getByRole('status')).toHaveText(/^2–4 of /);
});

test('the carousel does not move by itself', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  const place = carouselOf(page).getByRole('status');
  await expect(place).toHaveText(/^1–3 of /);
  await page.clock.runFor(30_000);
  await expect(place).toHaveText(/^1–3 of /);
});
