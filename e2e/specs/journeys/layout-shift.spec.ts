import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

// On a first visit, nothing is cached, and the menu is the one that the site was built with.
test.use({ isFirstVisit: true, hasMotion: true });

for (const path of ['/', '/menu', '/salad']) {
  test(`nothing on ${path} moves while it hydrates`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });
}
