import type { Route } from '@playwright/test';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('while a dish is being added, its button shows progress and ignores further clicks', async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: 'Slow Roast' });
  await openAs(page, diner, '/menu');
  const waiting: Route[] = [];
  await page.route('**/api/carts', (route) => void waiting.push(route));
  const card = page.getByRole('article').filter({ hasText: dish.name });
  const button = card.getByRole('button', { name: 'Add to Cart' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => waiting.length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await waiting[0]?.continue();
  await expect(card.getByRole('button', { name: 'In cart' })).toBeFocused();
  expect(waiting).toHaveLength(1);
});
