import type { Page } from '@playwright/test';
import { scriptPath } from '../../harness/assets.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ hasMotion: true });

function carouselOf(page: Page) {
  return page.getByRole('region', { name: 'Standout dishes' });
}

test('Swiper is not loaded before the carousel is near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const swiper: string[] = [];
  const chunk = scriptPath('swiper-mover');
  page.on('request', (request) => {
    if (request.url().endsWith(chunk)) swiper.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(swiper).toEqual([]);
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  expect(swiper.length).toBeGreaterThan(0);
});
