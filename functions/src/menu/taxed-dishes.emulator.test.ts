import type { ImportRow } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { fillCart, getCheckout, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

const taxRates = [
  { id: 'food', name: 'Food', bp: 1300 },
  { id: 'drinks', name: 'Drinks', bp: 2300 },
];

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  await takeOrders(api, { taxRates });
});

const update = (id: string, body: unknown) =>
  api.call('updateMenuItem', { token: admin.accessToken, params: { id }, body });

const importRow = (row: ImportRow) =>
  api.call('importMenu', { token: admin.accessToken, body: { dryRun: false, rows: [row] } });

const unknown = 'There is no tax rate “wine”. It can be “food” or “drinks”.';

describe('a dish that names a rate of tax', () => {
  it('carries it in the menu, the cart and the checkout, and into the order', async () => {
    const diner = await signUpDiner(api);
    const [plain, taxed] = [
      await addDish(api, { admin }),
      await addDish(api, { admin, taxRate: 'drinks' }),
    ];
    expect((await api.call('listMenu')).data).toEqual([
      { ...soup, _id: taxed._id, taxRate: 'drinks' },
      { ...soup, _id: plain._id },
    ]);
    await fillCart(api, diner, { dishId: plain._id });
    await fillCart(api, diner, { dishId: taxed._id });
    const query = { email: diner.email };
    const cart = await api.call('listCart', { token: diner.accessToken, query });
    expect(cart.data.map(({ taxRate }) => taxRate)).toEqual([undefined, 'drinks']);
    const checkout = await getCheckout(api, diner);
    expect(checkout.lines.map(({ tax }) => tax)).toEqual([
      { name: 'Food', bp: 1300 },
      { name: 'Drinks', bp: 2300 },
    ]);
    await takeOrders(api, { taxRates: taxRates.map((rate) => ({ ...rate, bp: rate.bp + 100 })) });
    const refused = await placeOrder(api, diner, { quote: checkout.quote });
    expect(refused).toMatchObject({ status: 409, error: { problems: [{ code: 'changed' }] } });
    const placed = await placeOrder(api, diner);
    await takeOrders(api, { taxRates: [] });
    const params = { id: placed.data._id };
    const order = (await api.call('getOrder', { token: diner.accessToken, params })).data;
    expect(order.lines.map(({ tax }) => tax?.bp)).toEqual([1400, 2400]);
    expect(order.taxIncludedCents).toBe(101 + 159);
  });

  it('is changed, and no longer names one after null', async () => {
    const { _id } = await addDish(api, { admin });
    expect((await update(_id, { taxRate: 'food' })).data).toEqual({
      ...soup,
      _id,
      taxRate: 'food',
    });
    expect((await update(_id, { taxRate: null })).data).toEqual({ ...soup, _id });
    expect((await api.db.doc(`menu/${_id}`).get()).data()).not.toHaveProperty('taxRate');
  });

  it('is refused a rate that does not exist, but keeps one that was deleted since', async () => {
    const { _id } = await addDish(api, { admin, taxRate: 'drinks' });
    const refused = await update(_id, { taxRate: 'wine' });
    expect(refused).toMatchObject({ status: 400, error: { fields: { taxRate: unknown } } });
    await takeOrders(api, { taxRates: taxRates.slice(0, 1) });
    const kept = await update(_id, { taxRate: 'drinks', price: 9 });
    expect(kept).toMatchObject({ status: 200, data: { taxRate: 'drinks', price: 9 } });
  });

  it('comes in by the column tax of a file, and goes out by it', async () => {
    const { _id } = await addDish(api, { admin });
    const { name, category, price, recipe, image } = soup;
    const plain = { _id, name, category, price, recipe, image };
    const row = { ...plain, tax: ' drinks ' };
    expect((await importRow({ ...row, tax: 'wine' })).data.rows).toMatchObject([
      { outcome: 'refused', errors: { tax: unknown } },
    ]);
    expect((await importRow(row)).data).toMatchObject({ written: true });
    const file = (await api.call('exportMenu', { token: admin.accessToken })).text;
    expect(file).toMatch(/,drinks,,,,v[\w-]{21}\r\n$/);
    expect((await importRow(row)).data.rows).toMatchObject([{ outcome: 'unchanged' }]);
    expect((await importRow(plain)).data.rows).toMatchObject([{ outcome: 'unchanged' }]);
    expect((await importRow({ ...row, tax: '' })).data).toMatchObject({ written: true });
    expect((await api.call('getMenuItem', { params: { id: _id } })).data).toEqual({ ...soup, _id });
  });
});
