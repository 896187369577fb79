import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../testing/dishes.ts';
import { saveGroup, toppings } from '../../testing/option-groups.ts';
import { getCheckout, placeOrder, takeOrders } from '../../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../../testing/people.ts';
import { useTestApi } from '../../testing/test-api.ts';

const api = useTestApi({ nowMs: () => Date.parse('2026-03-04T17:52:30Z') });
let admin: Person;
let diner: Person;
let feast: MenuItem;

const olives = { groupId: 'toppings', choiceId: 'olives' };
const feta = { groupId: 'toppings', choiceId: 'feta' };

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  await saveGroup(api, { admin });
  feast = await addDish(api, { admin, optionGroups: ['toppings'], load: 7 });
  await takeOrders(api);
});

async function add(body: object): Promise<string> {
  const token = diner.accessToken;
  const added = await api.call('addToCart', { token, body: { menuItemId: feast._id, ...body } });
  expect(added.status).toBe(201);
  return added.data._id;
}

const withoutFeta = () => {
  const choices = toppings.choices.filter(({ id }) => id !== 'feta');
  return saveGroup(api, { admin, choices });
};

describe('an order of dishes with sizes', () => {
  const small = { id: 'small', name: 'Small', cents: 820 };
  const large = { id: 'large', name: 'Large', cents: 1200 };
  const family = { id: 'family', name: 'Family', cents: 2000 };
  const chosen = { choices: [{ groupId: '_size', choiceId: 'large' }] };
  const sizesNow = (sizes: (typeof small)[] | null) =>
    api.call('updateMenuItem', {
      token: admin.accessToken,
      params: { id: feast._id },
      body: { sizes },
    });

  it('needs a size, and keeps it and its price whatever becomes of the sizes', async () => {
    await sizesNow([small, large]);
    const token = diner.accessToken;
    const bare = { menuItemId: feast._id };
    const asked = await api.call('addToCart', { token, body: bare });
    expect(asked.error.fields).toEqual({ choices: 'Size: choose 1.' });
    const lineId = await add(chosen);
    const { quote } = await getCheckout(api, diner);
    // A cheaper size is none of the guest's business; one that is gone is.
    await sizesNow([{ ...small, cents: 500 }, large]);
    expect((await getCheckout(api, diner)).quote).toBe(quote);
    await sizesNow([small, family]);
    const problems = [{ code: 'choice_gone', lineId }];
    const checkout = await getCheckout(api, diner);
    expect(checkout.problems).toEqual(problems);
    expect(checkout.lines[0]?.fault).toBe('Size: “Large” is no longer offered.');
    const query = { email: diner.email };
    const [line] = (await api.call('listCart', { token, query })).data;
    expect(line?.fault).toBe('Size: “Large” is no longer offered.');
    await sizesNow(null);
    expect((await getCheckout(api, diner)).problems).toEqual(problems);
    await sizesNow([small, large]);
    const { data } = await placeOrder(api, diner, { quote });
    expect(data).toMatchObject({ totalCents: 1200, lines: [{ choices: [{ name: 'Large' }] }] });
    await sizesNow(null);
    const params = { id: data._id };
    expect((await api.call('getOrder', { token, params })).data.lines).toEqual(data.lines);
  });

  it('is placed as it was shown or refused if its size goes in the same moment', async () => {
    for (let time = 0; time < 4; time += 1) {
      await sizesNow([small, large]);
      const buyer = await signUpDiner(api);
      const body = { menuItemId: feast._id, ...chosen };
      await api.call('addToCart', { token: buyer.accessToken, body });
      const { quote } = await getCheckout(api, buyer);
      const [{ status, data, error }] = await Promise.all([
        placeOrder(api, buyer, { quote }),
        sizesNow([small, family]),
      ]);
      if (status === 201) {
        expect(data).toMatchObject({ totalCents: 1200, lines: [{ choices: [{ name: 'Large' }] }] });
      } else {
        expect(error.problems).toMatchObject([{ code: 'changed' }, { code: 'choice_gone' }]);
      }
    }
  });
});

describe('an order of dishes with choices', () => {
  it('contains their words, prices and notes, and has the load that the dish declares', async () => {
    const lineId = await add({ choices: [olives, feta], note: '<b>No salt</b>' });
    const params = { id: lineId };
    const token = diner.accessToken;
    await api.call('setCartQuantity', { token, params, body: { quantity: 2 } });
    await add({ choices: [] });
    const { quote, totalCents, lines } = await getCheckout(api, diner);
    expect(totalCents).toBe(2 * (820 + 100 + 150) + 820);
    expect(lines[0]).toMatchObject({ unitCents: 1070, available: true });

    const { status, data } = await placeOrder(api, diner, { quote });
    expect(status).toBe(201);
    expect(data).toMatchObject({ totalCents, load: 21 });
    expect(data.lines[0]).toMatchObject({
      unitCents: 1070,
      totalCents: 2140,
      note: '<b>No salt</b>',
      load: 14,
      choices: [
        { ...olives, group: 'Toppings', name: 'Olives', cents: 100, allergens: [] },
        { ...feta, group: 'Toppings', name: 'Feta', cents: 150, allergens: ['milk'] },
      ],
    });
    const { slots } = (await api.db.doc('days/2026-03-04').get()).data() as {
      slots: Record<string, unknown>;
    };
    expect(Object.values(slots)).toEqual([{ load: 21, orders: 1 }]);
  });

  it('requirement 44: is refused if a choice is no longer offered, until the line is removed', async () => {
    const lineId = await add({ choices: [feta] });
    await add({ choices: [olives] });
    const { quote } = await getCheckout(api, diner);
    await withoutFeta();

    const refused = await placeOrder(api, diner, { quote });
    expect(refused.status).toBe(409);
    expect(refused.error.problems).toEqual([{ code: 'changed' }, { code: 'choice_gone', lineId }]);
    expect(refused.error.checkout?.lines[0]).toMatchObject({
      lineId,
      available: false,
      fault: 'Toppings: “Feta” is no longer offered.',
      choices: [{ name: 'Feta', cents: 150 }],
    });
    expect(refused.error.checkout?.totalCents).toBe(920);
    const again = await placeOrder(api, diner);
    expect(again.error.problems).toEqual([{ code: 'choice_gone', lineId }]);

    const params = { id: lineId };
    await api.call('removeFromCart', { token: diner.accessToken, params });
    expect(await placeOrder(api, diner)).toMatchObject({ status: 201, data: { totalCents: 920 } });
  });

  it('requirement 44: is refused if the price of a choice has changed, and then keeps its own price', async () => {
    await add({ choices: [olives] });
    const { quote } = await getCheckout(api, diner);
    const choices = toppings.choices.map((choice) => ({ ...choice, cents: choice.cents + 1 }));
    await saveGroup(api, { admin, choices });
    const refused = await placeOrder(api, diner, { quote });
    expect(refused.error.problems).toEqual([{ code: 'changed' }]);
    const placed = await placeOrder(api, diner);
    expect(placed.data.totalCents).toBe(921);
    await saveGroup(api, { admin });
    const params = { id: placed.data._id };
    const order = await api.call('getOrder', { token: diner.accessToken, params });
    expect(order.data.lines).toEqual(placed.data.lines);
  });
});
