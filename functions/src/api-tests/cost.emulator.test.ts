import { apiEndpoints as contract, type EndpointName } from '@thymely/contract/api';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { weekdays } from '@thymely/contract/ground/weekdays';
import { apiNotes } from '@thymely/contract/api-notes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { saveGroup } from '../testing/option-groups.ts';
import { newOrderingSettings } from '../testing/ordering-settings.ts';
import {
  getCheckout,
  newKey,
  latestNoon,
  placeOrder,
  quoteNow,
  takeOrders,
  writeCart,
} from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { useSameStart } from '../testing/same-start.ts';
import { useTestApi } from '../testing/test-api.ts';

/** Checking a caller reads one user document, which docs/openapi.json does not count. */
const callerCheck = 1;

/** The cost that docs/openapi.json states for a call, plus the check of its caller. */
function stated(name: EndpointName) {
  const { access } = contract[name];
  const { reads = Number.NaN, writes } = apiNotes[name].cost ?? {};
  const check = access === 'public' || access === 'idToken' ? 0 : callerCheck;
  return { reads: Number(reads) + check, writes };
}

let nowMs: number;
const api = useTestApi({ nowMs: () => nowMs });
let admin: Person;
let diner: Person;
let dishIds: string[];

useSameStart(api, async () => {
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  const added = Array.from({ length: 30 }, (_, n) => addDish(api, { admin, name: `Dish ${n}` }));
  dishIds = (await Promise.all(added)).map(({ _id }) => _id);
});
beforeEach(async () => {
  nowMs = latestNoon();
  // The instance is warm, and knows the menu.
  await api.call('listMenu');
});

/** The number of documents that a call reads and writes, counted at the Firestore client. */
async function costOf<Result>(call: () => Promise<Result>) {
  const { reads, writes } = api.counts;
  const result = await call();
  return { result, reads: api.counts.reads - reads, writes: api.counts.writes - writes };
}

const add = (menuItemId: string, headers: Record<string, string> = {}) =>
  api.call('addToCart', { token: diner.accessToken, body: { menuItemId }, headers });

const list = () =>
  api.call('listCart', { token: diner.accessToken, query: { email: diner.email } });

describe('the cost of a call, counted at the Firestore client', () => {
  it('GET /menu, warm and unchanged: 1 read, whatever the size of the menu', async () => {
    const cost = await costOf(() => api.call('listMenu'));
    expect(cost).toMatchObject({ ...stated('listMenu'), result: { status: 200 } });
    expect(cost.result.data).toHaveLength(30);
  });

  it('GET /menu/:id, warm: the read of the dish, with and without a token', async () => {
    const params = { id: dishIds[0] ?? '' };
    for (const token of [undefined, admin.accessToken]) {
      const cost = await costOf(() => api.call('getMenuItem', { params, token }));
      expect(cost).toMatchObject({ ...stated('getMenuItem'), result: { status: 200 } });
    }
  });

  it('GET /menu answered 304: 1 read', async () => {
    const etag = (await api.call('listMenu')).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const cost = await costOf(() => api.call('listMenu', { headers }));
    expect(cost).toMatchObject({ reads: 1, writes: 0, result: { status: 304 } });
  });

  it('POST /carts: 3 reads, 1 write', async () => {
    for (const id of dishIds.slice(0, 3)) {
      const cost = await costOf(() => add(id));
      expect(cost.result.status).toBe(201);
      expect(cost).toMatchObject(stated('addToCart'));
    }
    const headers = { 'idempotency-key': 'cost' };
    const withKey = await costOf(() => add(dishIds[3] ?? '', headers));
    expect(withKey).toMatchObject({ reads: 3 + callerCheck, writes: 1, result: { status: 201 } });
    const repeated = await costOf(() => add(dishIds[3] ?? '', headers));
    expect(repeated).toMatchObject({ reads: 3 + callerCheck, writes: 0, result: { status: 201 } });
  });

  it('GET /carts: 2 reads, whatever the number of lines', async () => {
    for (const id of dishIds) await add(id);
    const cost = await costOf(list);
    expect(cost.result.data).toHaveLength(30);
    expect(cost).toMatchObject(stated('listCart'));
  });

  it('PUT /carts/:id: 2 reads, 1 write; DELETE /carts/:id: 1 read, 1 write', async () => {
    const params = { id: (await add(dishIds[0] ?? '')).data._id };
    const token = diner.accessToken;
    const put = await costOf(() =>
      api.call('setCartQuantity', { token, params, body: { quantity: 3 } }),
    );
    expect(put).toMatchObject({ ...stated('setCartQuantity'), result: { status: 200 } });
    const removed = await costOf(() => api.call('removeFromCart', { token, params }));
    expect(removed).toMatchObject({ ...stated('removeFromCart'), result: { status: 200 } });
  });

  it('POST, PATCH and DELETE /menu: 3, 2 and 3 reads, and a write for dish, entry, version, category and key', async () => {
    const token = admin.accessToken;
    const headers = { 'idempotency-key': 'cost' };
    const created = await costOf(() => api.call('createMenuItem', { token, headers, body: soup }));
    expect(created).toMatchObject({ ...stated('createMenuItem'), result: { status: 201 } });
    const params = { id: created.result.data._id };
    const body = { price: 9.5 };
    const ifMatch = { 'if-match': created.result.headers.get('etag') ?? '' };
    const changed = await costOf(() =>
      api.call('updateMenuItem', { token, params, body, headers: ifMatch }),
    );
    expect(changed).toMatchObject({ ...stated('updateMenuItem'), result: { status: 200 } });
    const moved = await costOf(() =>
      api.call('updateMenuItem', { token, params, body: { category: 'pizza' } }),
    );
    expect(moved).toMatchObject({ reads: 3 + callerCheck, writes: 4 });
    const removed = await costOf(() => api.call('deleteMenuItem', { token, params }));
    expect(removed).toMatchObject({ ...stated('deleteMenuItem'), result: { status: 200 } });
  });

  it('PATCH /menu/:id that puts a dish to rest: a read more, and a write if it is sold out', async () => {
    const token = admin.accessToken;
    const { _id: id } = await addDish(api, { admin });
    const rest = (resting: boolean) =>
      costOf(() => api.call('updateMenuItem', { token, params: { id }, body: { resting } }));
    const { reads, writes } = stated('updateMenuItem');
    expect(await rest(true)).toMatchObject({ reads: reads + 1, writes });
    expect(await rest(false)).toMatchObject({ reads, writes });
    const soldOut = { token, params: { dish: id }, body: { until: 'recalled' } } as const;
    await api.call('markSoldOut', soldOut);
    expect(await rest(true)).toMatchObject({ reads: reads + 1, writes: Number(writes) + 1 });
    await api.call('deleteMenuItem', { token, params: { id } });
  });

  it('GET /option-groups, warm, and answered 304: 1 read', async () => {
    await saveGroup(api, { admin, id: 'first' });
    const etag = (await api.call('listOptionGroups')).headers.get('etag') ?? '';
    const cost = await costOf(() => api.call('listOptionGroups'));
    expect(cost).toMatchObject({ ...stated('listOptionGroups'), result: { status: 200 } });
    const headers = { 'if-none-match': etag };
    const known = await costOf(() => api.call('listOptionGroups', { headers }));
    expect(known).toMatchObject({ reads: 1, writes: 0, result: { status: 304 } });
  });

  it('PUT and DELETE /option-groups/:id: 2 and 3 reads, and a write for group, entry and version', async () => {
    const token = admin.accessToken;
    const put = (name: string) => costOf(() => saveGroup(api, { admin, id: 'second', name }));
    expect(await put('New')).toMatchObject({ reads: 3 + callerCheck, writes: 3 });
    expect(await put('Changed')).toMatchObject(stated('saveOptionGroup'));
    expect(await put('Changed')).toMatchObject({ reads: 2 + callerCheck, writes: 0 });
    const params = { id: 'second' };
    const removed = await costOf(() => api.call('deleteOptionGroup', { token, params }));
    expect(removed).toMatchObject({ ...stated('deleteOptionGroup'), result: { status: 200 } });
  });

  it('POST and PATCH /menu with groups of options: a read more for each group', async () => {
    const token = admin.accessToken;
    const optionGroups = ['first', 'third'];
    for (const id of optionGroups) await saveGroup(api, { admin, id });
    const created = await costOf(() => addDish(api, { admin, optionGroups }));
    expect(created).toMatchObject({ reads: 2 + 2 + callerCheck, writes: 4 });
    const params = { id: created.result._id };
    const body = { optionGroups: ['third'] };
    const changed = await costOf(() => api.call('updateMenuItem', { token, params, body }));
    expect(changed).toMatchObject({ reads: 2 + 1 + callerCheck, writes: 3 });
    await api.call('deleteMenuItem', { token, params });
  });

  it('POST /menu/import: 2 reads and 1 for each row, 1 write and 2 for each changed row', async () => {
    const token = admin.accessToken;
    const menu = (await api.call('listMenu', { token })).data;
    const rows = menu.map((dish, place) => (place < 10 ? { ...dish, price: 1 } : dish));
    const dry = await costOf(() => api.call('importMenu', { token, body: { rows, dryRun: true } }));
    expect(dry).toMatchObject({ reads: rows.length + 2 + callerCheck, writes: 0 });
    const real = await costOf(() =>
      api.call('importMenu', { token, body: { rows, dryRun: false } }),
    );
    expect(real).toMatchObject({ reads: rows.length + 2 + callerCheck, writes: 2 * 10 + 1 });
    expect(real.result.data.written).toBe(true);
  });

  it('POST /menu/import: two reads for each new row, at its place and at its former place', async () => {
    const token = admin.accessToken;
    const rows = ['One', 'Two', 'Three'].map((name) => ({ ...soup, name }));
    const send = (dryRun: boolean) =>
      costOf(() => api.call('importMenu', { token, body: { rows, dryRun } }));
    const reads = 2 * rows.length + 2 + callerCheck;
    expect(await send(true)).toMatchObject({ reads, writes: 0 });
    expect(await send(false)).toMatchObject({ reads, writes: 2 * rows.length + 2 });
    expect(await send(false)).toMatchObject({ reads, writes: 0 });
  });

  it('POST /menu/prices: 1 read and 1 for each price, 1 write and 2 for each that changes', async () => {
    const token = admin.accessToken;
    const menu = (await api.call('listMenu', { token })).data.slice(0, 3);
    const prices = menu.map(({ _id, price }, place) => {
      return { _id, version: '*', price: place === 0 ? price : price + 1 };
    });
    const cost = await costOf(() => api.call('changePrices', { token, body: { prices } }));
    expect(cost).toMatchObject({ reads: 1 + 3 + callerCheck, writes: 1 + 2 * 2 });
  });

  it('GET and PUT /menu/order/:category: 1 and 2 reads, and a write for list, entry and version', async () => {
    const token = admin.accessToken;
    const params = { category: soup.category };
    const put = (ids: string[]) =>
      costOf(() => api.call('saveMenuOrder', { token, params, body: { ids } }));
    expect(await put(dishIds)).toMatchObject(stated('saveMenuOrder'));
    await api.call('listMenu');
    const read = await costOf(() => api.call('getMenuOrder', { token, params }));
    expect(read).toMatchObject({ ...stated('getMenuOrder'), result: { data: { ids: dishIds } } });
    expect(await put(dishIds)).toMatchObject({ reads: 2 + callerCheck, writes: 0 });
    expect(await put([])).toMatchObject(stated('saveMenuOrder'));
  });

  it('GET /menu/categories, warm: 1 read; PUT: 2 reads, 3 writes; DELETE: a read and 2 writes for each dish', async () => {
    const token = admin.accessToken;
    const read = await costOf(() => api.call('listCategories'));
    expect(read).toMatchObject({ ...stated('listCategories'), result: { status: 200 } });
    const { revision, categories } = read.result.data;
    const [first] = categories;
    const other = { ...first, id: 'other', name: 'Other', carousel: false } as MenuCategory;
    const body = { revision, categories: [...categories, other] };
    const put = () => costOf(() => api.call('saveCategories', { token, body }));
    expect(await put()).toMatchObject({ ...stated('saveCategories'), result: { status: 200 } });
    expect(await put()).toMatchObject({ reads: 2 + callerCheck, writes: 0 });
    await addDish(api, { admin, category: 'other' });
    await addDish(api, { admin, category: 'other' });
    const query = { to: 'pizza', revision: String(revision + 1) };
    const deleted = await costOf(() =>
      api.call('deleteCategory', { token, params: { id: 'other' }, query }),
    );
    expect(deleted).toMatchObject({ reads: 2 + 2 + callerCheck, writes: 3 + 2 * 2 });
    await api.call('listMenu');
  });

  it('GET /menu/uses: 1 read for the carts, and 1 for each open order', async () => {
    const token = admin.accessToken;
    const open = await api.db.collection('orders').where('isOpen', '==', true).get();
    const cost = await costOf(() =>
      api.call('countDishUses', { token, query: { dishes: 'some-dish,other-dish' } }),
    );
    expect(cost).toMatchObject({ reads: 1 + Math.max(open.size, 1) + callerCheck, writes: 0 });
  });

  it('taking back an import: 2 reads for each of its dishes, and 2 writes', async () => {
    const token = admin.accessToken;
    const importId = '00000000-0000-4000-8000-000000000000';
    const names = ['Four', 'Five', 'Six'];
    const body = { rows: names.map((name) => ({ ...soup, name })), dryRun: false, importId };
    const sent = await costOf(() => api.call('importMenu', { token, body }));
    const rows = 2 * names.length + 2;
    expect(sent).toMatchObject({ reads: rows + 1 + callerCheck, writes: rows + 1 });
    const orders = await costOf(() =>
      api.call('listImportOrders', { token, params: { id: importId } }),
    );
    const open = await api.db.collection('orders').where('isOpen', '==', true).get();
    const concerned = names.length + Math.max(open.size, 1);
    expect(orders).toMatchObject({ reads: concerned + callerCheck, writes: 0 });
    const listed = await costOf(() => api.call('listImports', { token }));
    expect(listed).toMatchObject({ reads: 1 + 1 + callerCheck, writes: 0 });
    const params = { id: importId };
    const taken = await costOf(() => api.call('takeBackImport', { token, params, body: {} }));
    // What is sold out is read as well, and beginning and end are each a write.
    const reads = 2 + 2 * names.length + 1 + callerCheck;
    expect(taken).toMatchObject({ reads, writes: 1 + 2 * names.length + 2 });
    expect(taken.result.data).toMatchObject({ removed: names.length });
  });

  it('GET /menu/export, warm: 1 read', async () => {
    await api.call('listMenu');
    const token = admin.accessToken;
    const cost = await costOf(() => api.call('exportMenu', { token }));
    expect(cost).toMatchObject({ ...stated('exportMenu'), result: { status: 200 } });
  });

  const withdraw = (key: string) =>
    api.call('withdrawPlacement', {
      token: diner.accessToken,
      headers: { 'idempotency-key': key },
      body: {},
    });

  it('GET /checkout: 7 reads, 8 for another day; POST /orders: 10 reads, 5 writes; withdrawn: 2 reads, 1 write', async () => {
    await takeOrders(api, { slotCapacity: 1000 });
    await writeCart(api, { uid: diner.uid, dishId: dishIds[0] ?? '' });
    const token = diner.accessToken;
    await getCheckout(api, diner);
    const checkout = await costOf(() => api.call('getCheckout', { token, query: {} }));
    expect(checkout).toMatchObject({ ...stated('getCheckout'), result: { status: 200 } });
    const day = checkout.result.data.days[1] ?? '';
    const other = await costOf(() => api.call('getCheckout', { token, query: { day } }));
    expect(other).toMatchObject({ reads: 8 + callerCheck, writes: 0, result: { status: 200 } });

    const placement = { quote: checkout.result.data.quote, key: newKey() };
    const placed = await costOf(() => placeOrder(api, diner, placement));
    expect(placed).toMatchObject({ ...stated('placeOrder'), result: { status: 201 } });
    const repeated = await costOf(() => placeOrder(api, diner, placement));
    expect(repeated).toMatchObject({ reads: 2 + callerCheck, writes: 0, result: { status: 200 } });
    const withdrawn = await costOf(() => withdraw(placement.key));
    expect(withdrawn).toMatchObject({ reads: 2 + callerCheck, writes: 0, result: { status: 200 } });
    const certain = await costOf(() => withdraw(newKey()));
    expect(certain).toMatchObject({ ...stated('withdrawPlacement'), result: { status: 404 } });
    const params = { id: placed.result.data._id };
    const read = await costOf(() => api.call('getOrder', { token, params }));
    expect(read).toMatchObject({ ...stated('getOrder'), result: { status: 200 } });
    const list = await costOf(() => api.call('listOrders', { token }));
    expect(list).toMatchObject({ reads: 1 + callerCheck, writes: 0, result: { status: 200 } });

    // Portions are counted in the ledger that an order reads and writes anyway.
    const { accessToken: cook } = await signUpKitchen(api);
    const [dish = ''] = dishIds;
    await api.call('limitPortions', { token: cook, params: { dish }, body: { left: 5 } });
    await writeCart(api, { uid: diner.uid, dishId: dish });
    const quote = await quoteNow(api, diner);
    const limited = await costOf(() => placeOrder(api, diner, { quote }));
    // By now, there is a counter, which the first order of all looks for twice.
    const next = { reads: 9 + callerCheck, writes: 5, result: { status: 201 } };
    expect(limited).toMatchObject(next);

    // A cake that takes days, and only on one of them, costs one day's ledger more.
    const inFourDays = (new Date(nowMs).getUTCDay() + 3) % 7;
    const days = weekdays.filter((_, n) => n === inFourDays);
    const served = [{ days, from: '12:00', to: '13:00' }];
    const cake = await addDish(api, { admin, served, noticeMinutes: 4320 });
    await writeCart(api, { uid: diner.uid, dishId: cake._id });
    await getCheckout(api, diner);
    const later = await costOf(() => api.call('getCheckout', { token, query: {} }));
    expect(later).toMatchObject({ reads: 8 + callerCheck, writes: 0 });
    const [pickup = ''] = later.result.data.slots;
    const ordered = { quote: later.result.data.quote, pickup };
    const cakePlaced = await costOf(() => placeOrder(api, diner, ordered));
    // Two orders are open by now, and each is read.
    expect(cakePlaced).toMatchObject({ ...next, reads: next.reads + 1 });
  });

  it('POST /orders near the edge of a business day: 1 read more; refused as a repeat: 1 write', async () => {
    await takeOrders(api);
    nowMs += 6 * 3_600_000;
    await writeCart(api, { uid: diner.uid, dishId: dishIds[0] ?? '' });
    const { quote } = await getCheckout(api, diner);
    const headers = { 'idempotency-key': newKey(), 'placement-attempt': '2' };
    const body = { quote, pickup: '2020-01-01T00:00:00Z' };
    const token = diner.accessToken;
    const refused = await costOf(() => api.call('placeOrder', { token, headers, body }));
    expect(refused).toMatchObject({ writes: 1, result: { status: 409 } });
    const placed = await costOf(() => placeOrder(api, diner, { quote }));
    expect(placed).toMatchObject({ reads: 11 + callerCheck, writes: 5, result: { status: 201 } });
  });

  it('GET /audit: 1 read, and 1 for each entry and each person on the page', async () => {
    const query = { limit: '10' };
    const cost = await costOf(() => api.call('listAudit', { token: admin.accessToken, query }));
    expect(cost).toMatchObject({ reads: 10 + 1 + 1 + callerCheck, writes: 0 });
    expect(cost.result.data).toHaveLength(10);
  });

  it('GET and PUT /settings/ordering: 1 read, and a write for settings and entry', async () => {
    const token = admin.accessToken;
    const body = newOrderingSettings();
    const saved = await costOf(() => api.call('setOrderingSettings', { token, body }));
    expect(saved).toMatchObject({ ...stated('setOrderingSettings'), result: { status: 200 } });
    const shown = await costOf(() => api.call('getOrderingSettings', { token }));
    expect(shown).toMatchObject({ ...stated('getOrderingSettings'), result: { status: 200 } });
  });

  it('GET /users/me: nothing beyond the caller check', async () => {
    const cost = await costOf(() => api.call('getOwnUser', { token: diner.accessToken }));
    expect(cost).toMatchObject({ ...stated('getOwnUser'), result: { status: 200 } });
  });

  it('PUT /users/:id/role: 3 reads, and a write for role, entry and confirmation', async () => {
    const { uid } = await signUpDiner(api);
    const request = { token: admin.accessToken, params: { id: uid }, body: { role: 'kitchen' } };
    const given = await costOf(() => api.call('setUserRole', request));
    expect(given).toMatchObject({ ...stated('setUserRole'), result: { status: 200 } });
    const repeated = await costOf(() => api.call('setUserRole', request));
    expect(repeated).toMatchObject({ reads: 3 + callerCheck, writes: 1, result: { status: 200 } });
  });

  it('POST /jwt for a known user: 1 read', async () => {
    const { idToken, email } = diner;
    const cost = await costOf(() => api.call('createSession', { token: idToken, body: { email } }));
    expect(cost).toMatchObject({ ...stated('createSession'), result: { status: 200 } });
  });

  it('the caller check: one user document, one account, for admins too', async () => {
    const ownAuth = vi.spyOn(Object.getPrototypeOf(api.auth) as typeof api.auth, 'getUser');
    const params = { email: admin.email };
    const cost = await costOf(() => api.call('checkAdmin', { token: admin.accessToken, params }));
    expect(cost).toMatchObject({ reads: 1, writes: 0, result: { status: 200 } });
    // The emulator's verifier makes one more request, unlike the production verifier.
    expect(ownAuth.mock.calls.length).toBeLessThanOrEqual(2);
    ownAuth.mockRestore();
  });
});
