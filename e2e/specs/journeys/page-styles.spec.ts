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

test('/menu and / look the same whether they are opened or reached from each other', async ({
  page,
}) => {
  const opened = await page.context().newPage();
  await page.goto('/');
  for (const { to, link } of [
    { to: '/menu', link: 'Order Now' },
    { to: '/', link: 'Home' },
  ]) {
    // Both stay open, and are compared until they agree: dishes still move in, and hours still arrive.
    await opened.goto(to);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(to);
    // A dish under the mouse would be raised.
    await page.mouse.move(0, 0);
    await expect(async () => {
      const looks = await looksOf(page);
      expect(looks.length).toBeGreaterThan(50);
      expect(looks).toEqual(await looksOf(opened));
    }, to).toPass({ timeout: 60_000 });
  }
});
