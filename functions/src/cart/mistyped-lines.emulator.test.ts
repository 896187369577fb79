import { Timestamp } from 'firebase-admin/firestore';
import { orderLimits } from '@thymely/contract/orders/limits';
import { expect, it, vi } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { fillCart, getCheckout, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';
import { logUnreadableTo } from '../platform/unreadable-documents.ts';

const api = useTestApi();

it('requirement 60: lines that somebody has mistyped do not hide the others', async () => {
  await api.clear();
  const [admin, diner] = [await signUpAdmin(api), await signUpDiner(api)];
  const { _id: dishId } = await addDish(api, { admin });
  await takeOrders(api);
  const lineId = await fillCart(api, diner, { dishId });
  const { name, image, price } = soup;
  const line = { menuItemId: dishId, quantity: 1, added: { name, image, price } };
  const addedAt = Timestamp.now();
  const cart = api.db.doc(`carts/${diner.uid}`);
  const mistyped = {
    'no-time': line,
    'time-in-words': { ...line, addedAt: 'now' },
    'no-dish': { ...line, addedAt, menuItemId: 7 },
    'no-quantity': { ...line, addedAt, quantity: '1' },
    'not-added': { ...line, addedAt, added: null },
    'odd choices': { ...line, addedAt, choices: 'large' },
    nothing: null,
  };
  await cart.set({ lines: mistyped }, { merge: true });
  const error = vi.fn();
  logUnreadableTo({ error });

  const token = diner.accessToken;
  const listed = await api.call('listCart', { token, query: { email: diner.email } });
  expect(listed).toMatchObject({ status: 200, data: [{ _id: lineId }] });
  expect(error).toHaveBeenCalledExactlyOnceWith('unreadable document', { path: cart.path });
  const params = { id: lineId };
  const changed = await api.call('setCartQuantity', { token, params, body: { quantity: 2 } });
  expect(changed).toMatchObject({ status: 200, data: { quantity: 2 } });
  const { lines, problems } = await getCheckout(api, diner);
  expect({ ids: lines.map((each) => each.lineId), problems }).toEqual({
    ids: [lineId],
    problems: [],
  });
  expect(await placeOrder(api, diner)).toMatchObject({ status: 201 });
});

it('requirement 60: what somebody has mistyped of earlier orders does not hide the cart', async () => {
  await api.clear();
  const [admin, diner] = [await signUpAdmin(api), await signUpDiner(api)];
  const { _id: dishId } = await addDish(api, { admin });
  await takeOrders(api);
  const lineId = await fillCart(api, diner, { dishId });
  const cart = api.db.doc(`carts/${diner.uid}`);
  const error = vi.fn();
  logUnreadableTo({ error });
  for (const mistyped of [
    { placedAt: 'yesterday' },
    { placedAt: ['yesterday', null] },
    { placedAt: { 0: Timestamp.now() } },
    { lastOrder: 'order-1' },
    { lastOrder: { id: 'order-1', number: 1 } },
  ]) {
    await cart.update(mistyped);
    const { lines } = await getCheckout(api, diner);
    expect([mistyped, lines.map((each) => each.lineId)]).toEqual([mistyped, [lineId]]);
  }
  expect(error).toHaveBeenCalledWith('unreadable document', { path: cart.path });
  expect(await placeOrder(api, diner)).toMatchObject({ status: 201 });
});

it('requirement 60: a mistyped time of an earlier order hides no other: a seventh order still has to wait', async () => {
  await api.clear();
  const [admin, diner] = [await signUpAdmin(api), await signUpDiner(api)];
  const { _id: dishId } = await addDish(api, { admin });
  await takeOrders(api);
  await fillCart(api, diner, { dishId });
  const { quote } = await getCheckout(api, diner);
  const lately = Array.from({ length: orderLimits.placements }, () => Timestamp.now());
  const cart = api.db.doc(`carts/${diner.uid}`);
  await cart.update({ placedAt: ['yesterday', ...lately, null] });
  expect(await placeOrder(api, diner, { quote })).toMatchObject({ status: 429 });
  await cart.update({ placedAt: ['yesterday', ...lately.slice(1), null] });
  expect(await placeOrder(api, diner, { quote })).toMatchObject({ status: 201 });
});
