import { sampleDish } from '../../harness/dishes.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a dish in the cart stays "In cart", and ordering it again says why it cannot be added', async ({
  page,
  problems,
  diner,
}) => {
  const dish = await sampleDish('garden-bowl');
  // A journey beside this test may add salads, which come first on the menu.
  await openAs(page, diner, '/menu?q=halloumi');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  await expect(toast).toBeVisible();
  await expect(card.getByRole('button', { name: 'In cart' })).toBeFocused();
  // A toast is visible for 1.5 s.
  await expect(toast).toBeHidden({ timeout: 3000 });

  await page.reload();
  const again = card.getByRole('button', { name: 'In cart' });
  await expect(again).toBeVisible();
  problems.expect('response: 409 POST /api/carts');
  const refused = page.waitForResponse((response) => response.status() === 409);
  await again.click();
  const { message } = (await (await refused).json()) as { message: string };
  const warning = page.getByRole('status').filter({ hasText: message });
  await expect(warning).toBeVisible();
  await expect(warning.locator('.swal2-warning')).toBeVisible();
  await expect(warning).toBeHidden({ timeout: 3000 });
  await expect(again).toBeVisible();
});
