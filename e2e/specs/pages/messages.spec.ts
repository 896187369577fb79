import { sampleDish } from '../../harness/dishes.ts';
import type { Locator, Page } from '@playwright/test';
import { openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ hasMotion: true });

const loginAlert = (page: Page) => page.getByRole('dialog', { name: 'Signin successful!' });

test('the login alert has the focus, which moves to the heading of the page when it closes', async ({
  page,
  diner,
}) => {
  await page.goto('/login?from=%2Forder');
  await submitLogin(page, diner);
  const ok = loginAlert(page).getByRole('button', { name: 'OK' });
  await expect(ok).toBeFocused();
  const heading = page.getByRole('heading', { level: 1, name: 'Order', includeHidden: true });
  await expect(heading).toBeVisible();
  await expect(ok).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(loginAlert(page)).toBeHidden({ timeout: 1000 });
  await expect(heading).toBeFocused();
});

test('the toast shows the dish; on a phone it is above the bar at the bottom', async ({
  page,
  diner,
}) => {
  const dish = await sampleDish();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, diner, '/menu?q=ember');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  await expect(toast.getByText(dish.name)).toBeVisible();
  await expect(toast.locator(`img[src="${dish.image}"]`)).toBeVisible();
  await expect(toast).toBeHidden();

  await page.goto('/cart-page');
  const total = page.getByText('Total', { exact: true });
  await expect(total).toBeInViewport();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(toast).toBeVisible();
  const [above, bar] = await Promise.all([bottomOf(toast), topOf(total)]);
  expect(above).toBeLessThan(bar);
  expect(above).toBeGreaterThan(844 / 2);
});

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? NaN;
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : NaN;
}
