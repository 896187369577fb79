import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

test('until the options have loaded, dishes that have any count as undeclared; then they appear', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  await page.route('**/api/option-groups', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await open(page, '/menu?diet=vegan&q=castelvetrano');
  const undeclared = page.getByText('1 dish without a declaration is hidden.');
  await expect(undeclared).toBeVisible();
  const dish = page.getByRole('article').filter({ hasText: 'Green Pepper' });
  await expect(dish).toHaveCount(0);
  for (const answer of waiting) answer();
  await expect(dish).toBeVisible();
  await expect(undeclared).toBeHidden();
});
