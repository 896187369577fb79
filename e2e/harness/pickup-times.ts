import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Chooses one of the offered days, and one of its times that are free, and returns the time. */
export async function chooseLater(
  page: Page,
  offered: { day: number; time: number },
): Promise<string> {
  await page.getByRole('radio', { name: 'Later' }).check();
  const slots = page.waitForResponse(/\/api\/checkout\?day=/);
  await page.locator('[name=day]').nth(offered.day).check({ force: true });
  await slots;
  const time = page.locator('[name=time]:enabled').nth(offered.time);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await time.check({ force: true });
  return time.inputValue();
}
