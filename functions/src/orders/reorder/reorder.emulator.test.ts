import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OrderLine } from '@thymely/contract/orders/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../testing/dishes.ts';
import { saveGroup, toppings } from '../../testing/option-groups.ts';
import { fillCart, takeOrders } from '../../testing/ordering.ts';
import { endedOrder, orderOf, soupLine, writeOrders } from '../../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../../testing/people.ts';
import { useTestApi } from '../../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;
let soup: MenuItem;
let tart: MenuItem;

const fetaOf = {
  groupId: 'toppings',
  choiceId: 'feta',
  group: 'Toppings',
  name: 'Feta',
  cents: 150,
};
const olives = { ...fetaOf, choiceId: 'olives', name: 'Olives', cents: 100 };

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  await saveGroup(api, { admin });
  soup = await addDish(api, { admin, name: 'Soup', optionGroups: ['toppings'] });
  tart = await addDish(api, { admin, name: 'Tart', price: 5, allergens: ['eggs'] });
});

const soupAsOrdered = (changes: Partial<OrderLine> = {}): OrderLine => ({
  ...soupLine,
  menuItemId: soup._id,
  choices: [fetaOf],
  unitCents: 970,
  ...changes,
});

const tartAsOrdered = (changes: Partial<OrderLine> = {}): OrderLine => ({
  ...soupLine,
  id: 'line-2',
  menuItemId: tart._id,
  name: 'Tart',
  quantity: 1,
  unitCents: 500,
  allergens: ['eggs'],
  ...changes,
});

async function again(
  lines: OrderLine[],
  state: 'collected' | 'rejected' | 'cancelled' = 'collected',
) {
  await writeOrders(api.db, [orderOf({ uid: diner.uid, ...endedOrder, state, lines })]);
  return call();
}

const call = (person = diner) =>
  api.call('reorder', { token: person.accessToken, params: { id: 'order-1' } });

const soldOut = (fields: object) => api.db.doc('availability/now').set({ revision: 1, ...fields });
const untilRecalled = { until: null, byUid: 'cook', at: new Date() };

describe("an order's dishes get into the cart again", () => {
  it.each(['collected', 'rejected', 'cancelled'] as const)(
    'as they were, when nothing has changed and the order was %s',
    async (state) => {
      const { status, data } = await again(
        [soupAsOrdered({ note: 'Hot' }), tartAsOrdered()],
        state,
      );
      expect(status).toBe(200);
      expect(data).toMatchObject({ changed: [], missing: [] });
      expect(data.lines).toMatchObject([
        { menuItemId: soup._id, quantity: 2, price: 9.7, note: 'Hot', choices: [{ name: 'Feta' }] },
        { menuItemId: tart._id, quantity: 1, price: 5 },
      ]);
      expect(data.added).toEqual(data.lines.map(({ _id }) => _id));
    },
  );

  it('with the larger quantity, never the sum, however often it is pressed', async () => {
    const lineId = await fillCart(api, diner, { dishId: tart._id, quantity: 3 });
    await again([tartAsOrdered({ quantity: 2 })]);
    const { data } = await call();
    expect(data).toMatchObject({ added: [lineId], lines: [{ quantity: 3 }] });
    await Promise.all(Array.from({ length: 5 }, () => again([tartAsOrdered({ quantity: 4 })])));
    expect((await call()).data.lines).toMatchObject([{ quantity: 4 }]);
  });

  it("somebody else's order is unknown, for the kitchen as well", async () => {
    await again([tartAsOrdered()]);
    const other = await signUpDiner(api);
    for (const person of [other, admin]) {
      expect(await call(person)).toMatchObject({ status: 404 });
    }
    const nobody = await api.call('reorder', {
      token: diner.accessToken,
      params: { id: 'unknown' },
    });
    expect(nobody).toMatchObject({ status: 404 });
  });
});

describe('what has changed since the order', () => {
  it("a size's price; a size that is sold out is not replaced, and one that is gone with all others is named", async () => {
    const small = { id: 'small', name: 'Small', cents: 400 };
    const large = { id: 'large', name: 'Large', cents: 700 };
    const token = admin.accessToken;
    const params = { id: tart._id };
    const change = (sizes: object[] | null) =>
      api.call('updateMenuItem', { token, params, body: { sizes } });
    await change([small, { ...large, cents: 750 }]);
    const size = { groupId: '_size', choiceId: 'large', group: 'Size', name: 'Large', cents: 200 };
    const lines = [tartAsOrdered({ choices: [size], unitCents: 700 })];
    const { data } = await again(lines);
    expect(data.lines).toMatchObject([{ price: 7.5, choices: [{ name: 'Large', cents: 350 }] }]);
    expect(data.changed).toMatchObject([{ wasCents: 700, nowCents: 750, lostChoices: [] }]);
    await soldOut({ sizes: { [`${tart._id}.large`]: untilRecalled } });
    const asked = { menuItemId: tart._id, reason: 'choices', message: 'Size: choose 1.' };
    expect((await call()).data).toMatchObject({ added: [], missing: [asked] });
    await change(null);
    const plain = (await call()).data.changed;
    expect(plain).toMatchObject([{ nowCents: 400, lostChoices: ['Large'] }]);
  });

  it('a price, an allergen, a choice that is gone, and one that is sold out', async () => {
    const token = admin.accessToken;
    const params = { id: tart._id };
    const body = { price: 5.5, allergens: ['eggs', 'milk'] };
    await api.call('updateMenuItem', { token, params, body });
    const left = toppings.choices.filter(({ id }) => id !== 'feta');
    await saveGroup(api, { admin, choices: left });
    await soldOut({ choices: { 'toppings.olives': untilRecalled } });
    const lines = [soupAsOrdered({ choices: [olives, fetaOf], unitCents: 1070 }), tartAsOrdered()];
    const { data } = await again(lines);
    const [soupNow, tartNow] = data.lines;
    expect(soupNow).not.toHaveProperty('choices');
    expect(data.missing).toEqual([]);
    expect(data.changed).toEqual([
      {
        lineId: soupNow?._id,
        name: 'Soup',
        wasCents: 1070,
        nowCents: 820,
        lostChoices: ['Olives', 'Feta'],
        lostNote: false,
        newAllergens: [],
      },
      {
        lineId: tartNow?._id,
        name: 'Tart',
        wasCents: 500,
        nowCents: 550,
        lostChoices: [],
        lostNote: false,
        newAllergens: ['milk'],
      },
    ]);
  });

  it('a note that the restaurant no longer accepts', async () => {
    await takeOrders(api, { notes: false });
    const { data } = await again([tartAsOrdered({ note: 'No nuts' })]);
    expect(data.changed).toMatchObject([{ name: 'Tart', lostNote: true }]);
    expect(data.lines[0]).not.toHaveProperty('note');
  });

  it('lines that have become the same are one line with their portions', async () => {
    await saveGroup(api, { admin, choices: toppings.choices.filter(({ id }) => id !== 'feta') });
    const plain = soupAsOrdered({ id: 'line-3', choices: [], quantity: 1, unitCents: 820 });
    const { data } = await again([soupAsOrdered(), plain]);
    expect(data.lines).toMatchObject([{ quantity: 3 }]);
    expect(data.added).toHaveLength(1);
    expect((await call()).data.lines).toMatchObject([{ quantity: 3 }]);
  });
});

describe('what is missing', () => {
  it('dishes that are deleted, that rest or are sold out, and choices without which a dish cannot be had', async () => {
    const names = ['Deleted', 'Resting', 'Sold out'];
    const dishes = await Promise.all(names.map((name) => addDish(api, { admin, name })));
    const [deleted, resting, out] = dishes.map(({ _id }) => _id);
    const token = admin.accessToken;
    await api.call('deleteMenuItem', { token, params: { id: deleted ?? '' } });
    await api.call('updateMenuItem', {
      token,
      params: { id: resting ?? '' },
      body: { resting: true },
    });
    await soldOut({ soldOut: { [out ?? '']: untilRecalled } });
    const required = toppings.choices.filter(({ id }) => id !== 'feta');
    await saveGroup(api, { admin, min: 1, choices: required });
    const lines = dishes.map(({ _id, name }, at) =>
      tartAsOrdered({ id: `line-${at + 3}`, menuItemId: _id, name }),
    );
    const { data } = await again([...lines, soupAsOrdered(), tartAsOrdered()]);
    expect(data.missing).toMatchObject([
      { name: 'Deleted', reason: 'dish_gone' },
      { name: 'Resting', reason: 'dish_gone' },
      { name: 'Sold out', reason: 'sold_out', message: 'Sold out today.' },
      { name: 'Soup', reason: 'choices', message: 'Toppings: choose at least 1.' },
    ]);
    expect(data.lines).toMatchObject([{ name: 'Tart' }]);
  });
});

it('POST /orders/:id/reorder: 5 reads and 1 write, 1 read more with a note, no write when repeated', async () => {
  await again([tartAsOrdered()]);
  const cost = async () => {
    const { reads, writes } = api.counts;
    expect(await call()).toMatchObject({ status: 200 });
    // The check of the caller is one read more.
    return { reads: api.counts.reads - reads - 1, writes: api.counts.writes - writes };
  };
  expect(await cost()).toEqual({ reads: 5, writes: 0 });
  await api.db.doc(`carts/${diner.uid}`).delete();
  expect(await cost()).toEqual({ reads: 5, writes: 1 });
  await writeOrders(api.db, [
    orderOf({ uid: diner.uid, ...endedOrder, lines: [tartAsOrdered({ note: 'Hot' })] }),
  ]);
  expect(await cost()).toEqual({ reads: 6, writes: 1 });
});
