import { callApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// The other ways to leave the cart: web/src/diner/cart/cart-changes.browser.test.tsx.
test('a pending quantity is sent when the diner closes the tab', async ({ page, diner }) => {
  const { accessToken: token, email } = diner;
  const dish = await sampleDish();
  await callApi('addToCart', { token, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  const more = page.getByRole('button', { name: `Increase quantity of ${dish.name}` });
  await more.click();
  await more.click();
  await page.close({ runBeforeUnload: true });
  const quantities = async () =>
    (await callApi('listCart', { token, query: { email } })).map(({ quantity }) => quantity);
  await expect.poll(quantities).toEqual([3]);
});
