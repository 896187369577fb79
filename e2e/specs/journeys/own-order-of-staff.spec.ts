import { callApi } from '../../harness/call-api.ts';
import { placeOrder } from '../../harness/orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test("an order that kitchen staff placed for themselves does not cover the kitchen's screen", async ({
  page,
}) => {
  const cook = await signUpKitchen();
  const { _id: id, number } = await placeOrder(cook);
  const bar = page.getByRole('link', { name: /^Your order #/ });
  await openAs(page, cook, '/update-profile');
  await expect(bar).toContainText(`#${number}`);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Kitchen', exact: true }).click();
  await expect(page).toHaveURL('/kitchen');
  await expect(bar).toHaveCount(0);
  await callApi('cancelOrder', { token: cook.accessToken, params: { id }, body: {} });
});
