import { untilShown } from '../../harness/shown-messages.ts';
import { submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ hasMotion: true });

test('with a dish waiting, the toast replaces the alert, and one Back leaves the page', async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish();
  await page.goto('/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await submitLogin(page, diner);
  await untilShown(page, 'Signin successful!');
  await untilShown(page, 'Food added on the cart.');
  await expect(page).toHaveURL('/menu');
  await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
