import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';

/** Opens a page and waits for the right side of the navbar: then its buttons work. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^(Login|Account)$/ })).toBeVisible();
}

test('a lost connection and its return are announced, and the page stays as it is', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/menu');
  await expect(page.getByRole('article')).toHaveCount(8);
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\. This page stays as it is/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^Dishes 9–16 of/)).toBeVisible();
  // In a low window the notice is at the end of the page, so the navbar says it too.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('banner').getByRole('img', { name: 'Offline' })).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText("You're back online.")).toBeVisible();
  await expect(page.getByText("You're back online.")).toBeHidden();
});
