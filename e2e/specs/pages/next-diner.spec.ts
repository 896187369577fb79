import { sampleDish } from '../../harness/dishes.ts';
import { callApi } from '../../harness/call-api.ts';
import { logIn, logOut } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 29: the next diner on the same page sees a cart of their own (spec 4.7)', async ({
  page,
  diner,
  otherDiner,
}) => {
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await logIn(page, diner, '/menu?q=ember');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();

  // No page is loaded between the two diners, so only what the logout clears is cleared.
  await logOut(page);
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await dialog.getByLabel('Email').fill(otherDiner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(otherDiner.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('0 in your cart')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).not.toBeNull();
});
