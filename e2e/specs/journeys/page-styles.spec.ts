import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';

/** Returns the look of everything in the main area: its place, and common styles. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { width, height, left, top } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const box = [left, top + scrollY, width, height].map(Math.round);
      return [
        element.tagName,
        // A floating dish has no fixed place, and the hands of the clock go on.
        ...(element.closest('[class*=float], .turn, g:has(> .hand)') ? [] : box),
        ...[style.display, style.color, style.backgroundColor, style.font, style.padding],
      ].join(' ');
    }),
  );
}

const journeys = [
  { from: '/', to: '/menu', link: 'Order Now' },
  { from: '/menu', to: '/', link: 'Home' },
];

for (const { from, to, link } of journeys) {
  test(`${to} looks the same whether it is opened or reached from ${from}`, async ({ page }) => {
    // Both stay open, and are compared until they agree: dishes still move in, and hours still arrive.
    const opened = await page.context().newPage();
    await opened.goto(to);
    await page.goto(from);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(to);
    // A dish under the mouse would be raised.
    await page.mouse.move(0, 0);
    await expect(async () => {
      const looks = await looksOf(page);
      expect(looks.length).toBeGreaterThan(50);
      expect(looks).toEqual(await looksOf(opened));
    }).toPass({ timeout: 60_000 });
  });
}

test('the gutters are 16 px on phones, 32 px on tablets and 48 px above', async ({ page }) => {
  await page.goto('/menu');
  const column = page.getByRole('contentinfo').locator('div').first();
  for (const [width, gutter] of [
    [639, 16],
    [640, 32],
    [1023, 32],
    [1024, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(column).toHaveCSS('padding-left', `${String(gutter)}px`);
    await expect(column).toHaveCSS('padding-right', `${String(gutter)}px`);
  }
});
