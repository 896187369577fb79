import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { fillCart, placeOrder, takeOrders, writeCart } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diners: [Person, Person];
let soupId: string;
let otherId: string;

beforeEach(async () => {
  await api.clear();
  const [one, two] = await Promise.all([signUpDiner(api), signUpDiner(api)]);
  diners = [one, two];
  admin = await signUpAdmin(api);
  soupId = (await addDish(api, { admin }))._id;
  otherId = (await addDish(api, { admin, name: 'Other soup' }))._id;
});

async function usesOf(...dishes: string[]) {
  const query = { dishes: dishes.join(',') };
  return (await api.call('countDishUses', { token: admin.accessToken, query })).data;
}

describe('GET /menu/uses', () => {
  it('counts each cart once, as long as it has one of the dishes', async () => {
    const [one, two] = diners;
    expect(await usesOf(soupId, otherId)).toEqual({ carts: 0, openOrders: 0, orders: [] });
    const line = await fillCart(api, one, { dishId: soupId, quantity: 3 });
    await fillCart(api, one, { dishId: otherId });
    await fillCart(api, two, { dishId: otherId });
    expect(await usesOf(soupId)).toEqual({ carts: 1, openOrders: 0, orders: [] });
    expect(await usesOf(soupId, otherId)).toEqual({ carts: 2, openOrders: 0, orders: [] });
    await api.call('removeFromCart', { token: one.accessToken, params: { id: line } });
    expect(await usesOf(soupId)).toEqual({ carts: 0, openOrders: 0, orders: [] });
  });

  it('counts an order instead of the cart that it was, until it is no longer open', async () => {
    const [diner] = diners;
    await takeOrders(api);
    await fillCart(api, diner, { dishId: soupId });
    const placed = await placeOrder(api, diner);
    expect(placed.status).toBe(201);
    const { _id, number, name, dueAt } = placed.data;
    expect(await usesOf(soupId)).toEqual({
      carts: 0,
      openOrders: 1,
      orders: [{ _id, number, name, dueAt }],
    });
    expect(await usesOf(otherId)).toEqual({ carts: 0, openOrders: 0, orders: [] });
    const params = { id: placed.data._id };
    await api.call('cancelOrder', { token: diner.accessToken, params, body: {} });
    expect(await usesOf(soupId)).toEqual({ carts: 0, openOrders: 0, orders: [] });
  });

  it('leaves out a cart of before carts listed their dishes, until it is changed', async () => {
    const [diner] = diners;
    await writeCart(api, { uid: diner.uid, dishId: soupId });
    expect(await usesOf(soupId)).toEqual({ carts: 0, openOrders: 0, orders: [] });
    await fillCart(api, diner, { dishId: otherId });
    expect(await usesOf(soupId)).toEqual({ carts: 1, openOrders: 0, orders: [] });
  });

  it.each(['', 'a b', 'a,,b', Array.from({ length: 31 }, (_, n) => `dish${n}`).join(',')])(
    'refuses %j',
    async (dishes) => {
      const token = admin.accessToken;
      const { status } = await api.call('countDishUses', { token, query: { dishes } });
      expect(status).toBe(400);
    },
  );
});
