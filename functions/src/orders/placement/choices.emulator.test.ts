import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
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
});

describe('an order of a dish', () => {
  const change = (body: Partial<NewMenuItem>) =>
    api.call('updateMenuItem', {
      token: admin.accessToken,
      params: { id: feast._id },
      body,
    });
  const saveSoups = (changes: Partial<MenuCategory>) =>
    api.call('saveCategories', {
      token: admin.accessToken,
      body: {
        revision: 0,
        categories: startingCategories.map((category) =>
          category.id === 'soup' ? { ...category, ...changes } : category,
        ),
      },
    });
  const dropSoups = () =>
    api.call('deleteCategory', {
      token: admin.accessToken,
      params: { id: 'soup' },
      query: { to: 'pizza', revision: '0' },
    });
  const size = (name: string) => ({ id: name.toLowerCase(), name, cents: 820 });
  const served: NewMenuItem['served'] = [{ days: ['thu'], from: '11:30', to: '14:30' }];
  const otherSizes = () => change({ sizes: [size('Small'), size('Family')] });
  const choices = [{ groupId: '_size', choiceId: 'large' }, feta];

  /** A new diner who has seen the checkout, and what comes of pressing 'Place order'. */
  async function readyToPlace() {
    const buyer = await signUpDiner(api);
    const { accessToken: token } = buyer;
    await api.call('addToCart', { token, body: { menuItemId: feast._id, choices } });
    const { quote } = await getCheckout(api, buyer);
    return async () => {
      const { status, data, error } = await placeOrder(api, buyer, { quote });
      if (status !== 201) return { codes: error.problems?.map(({ code }) => code) };
      const now = () => api.call('getOrder', { token, params: { id: data._id } });
      return { placed: data, now };
    };
  }

  it.each<[string, () => Promise<unknown>, string[] | undefined]>([
    ['size goes', otherSizes, ['changed', 'choice_gone']],
    ['extra goes', withoutFeta, ['changed', 'choice_gone']],
    ['category is hidden', () => saveSoups({ hidden: true }), ['changed', 'dish_gone']],
    ['category is deleted', dropSoups, undefined],
    ['serving time goes', () => change({ served }), ['not_served']],
    ["category's serving time goes", () => saveSoups({ served }), ['not_served']],
  ])(
    'whose %s at that moment: as it was shown, and it stays so, or refused',
    async (_, go, codes) => {
      await change({ sizes: [size('Small'), size('Large')] });
      const [before, meanwhile, atOnce, after] = await Promise.all([
        readyToPlace(),
        readyToPlace(),
        readyToPlace(),
        readyToPlace(),
      ]);
      const first = await before();
      const [one, , other] = await Promise.all([meanwhile(), go(), atOnce()]);
      const last = await after();
      expect(first).toHaveProperty('placed');
      expect(last.codes).toEqual(codes);
      for (const { placed, now, codes: refused } of [first, one, other, last]) {
        if (now === undefined) expect(refused).toEqual(codes);
        else {
          const lines = [{ choices: [{ name: 'Large' }, { name: 'Feta' }] }];
          expect(placed).toMatchObject({ totalCents: 970, lines });
          expect((await now()).data).toEqual(placed);
        }
      }
    },
  );
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
