import { minuteMs } from '@thymely/contract/ground/time';
import { cardOf, startBoard } from '../../harness/boards.ts';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { test } from '../../harness/open-orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

test('requirement 48: the board closes within a minute of its role being taken away, shows no further order, and the next call is refused', async ({
  page,
  problems,
  admin,
  addOpenOrders,
}) => {
  problems.expect(/response: 40[013] /, /permission-denied|Missing or insufficient permissions/);
  await page.clock.install();
  const cook = await signUpKitchen();
  const [order] = await addOpenOrders(1);
  const card = cardOf(page, order ?? { number: 0 });
  await startBoard(page, cook);
  await expect(card).toBeAttached();

  // The role must end in a later second than the sign-in: sign-ins are revoked by whole seconds.
  await page.waitForTimeout(1100);
  const { accessToken: token } = admin;
  await callApi('setUserRole', { token, params: { id: cook.uid }, body: { role: 'user' } });
  const [next] = await addOpenOrders(1);
  await page.clock.fastForward(minuteMs);
  await expect(card).not.toBeAttached();
  await expect(page.getByText(`#${next?.number}`)).toHaveCount(0);
  const body = { from: 'placed', screen: 'at-the-pass' };
  const params = { id: next?._id ?? '', action: 'accept' };
  expect((await tryApi('moveOrder', { token: cook.accessToken, params, body })).status).toBe(401);
});
