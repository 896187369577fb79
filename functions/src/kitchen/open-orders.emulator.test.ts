import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredOrder } from '../orders/order/store.ts';
import { createStores } from '../stores.firestore.ts';
import { storeOrderingSettings } from '../testing/kitchen.ts';
import { orderOf, writeOrders } from '../testing/orders.ts';
import { signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';
import { logUnreadableTo } from '../platform/unreadable-documents.ts';

const now = Date.parse('2026-03-01T18:00:00.000Z');
const api = useTestApi({ nowMs: () => now });
let cook: Person;

beforeAll(async () => {
  await api.clear();
  cook = await signUpKitchen(api);
  await storeOrderingSettings(api);
});

beforeEach(async () => {
  await api.db.recursiveDelete(api.db.collection('orders'));
});

async function page(after?: string) {
  const query = after === undefined ? {} : { after };
  const sent = { token: cook.accessToken, query, headers: { 'accept-encoding': 'br' } };
  const answer = await api.call('listKitchenOrders', sent);
  const { status, headers, data } = answer;
  return {
    status,
    ids: status === 200 ? data.map(({ _id }) => _id) : [],
    orders: data,
    total: Number(headers.get('x-total-count')),
    unreadable: headers.get('x-unreadable'),
    next: headers.get('x-next-cursor') ?? undefined,
    headers,
  };
}

async function allPages() {
  const pages = [await page()];
  for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
    pages.push(await page(next));
  return pages;
}

const numbered = (n: number) => String(n).padStart(4, '0');

/** Stores this many open orders. Those with the highest number are due first. */
async function storeOpen(count: number): Promise<StoredOrder[]> {
  const orders = Array.from({ length: count }, (_, index) => {
    const dueAt = new Date(now + (count - index) * 1000).toISOString();
    return orderOf({ _id: `order-${numbered(index)}`, number: index + 1, dueAt });
  });
  await writeOrders(api.db, orders);
  return orders;
}

describe('the list of the kitchen', () => {
  it('has a hundred orders a page and every order once, whatever changes between two pages', async () => {
    const stored = await storeOpen(205);
    const first = await page();
    expect(first.ids).toHaveLength(100);
    expect(first).toMatchObject({ total: 205, unreadable: '0,0' });
    const dueTimes = first.orders.map(({ dueAt }) => dueAt);
    expect(dueTimes).toEqual(dueTimes.toSorted());
    // The page's last order ends, and a later order gets a later time.
    await api.db.doc('orders/order-0099').update({ isOpen: false });
    const later = Timestamp.fromMillis(now + 3_600_000);
    await api.db.doc('orders/order-0150').update({ dueAt: later });
    const second = await page(first.next);
    const third = await page(second.next);
    expect(third).toMatchObject({ total: 204, next: undefined });
    const ids = [...first.ids, ...second.ids, ...third.ids];
    expect(ids.toSorted()).toEqual(stored.map(({ _id }) => _id));
  });

  it('is not cached, but compressed', async () => {
    await storeOpen(10);
    const { headers } = await page();
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('requirement 51: begins with those due first if there are more than a screen shows', async () => {
    const stored = await storeOpen(1001);
    const pages = await allPages();
    expect(pages[0]?.total).toBe(1001);
    const byTime = stored.map(({ _id }) => _id).toReversed();
    expect(pages.flatMap(({ ids }) => ids)).toEqual(byTime);
  }, 600_000);

  it.each(['x', 'order-1', 'i!', 'i', `i${Buffer.from('a/b').toString('base64url')}`, 'tX19hX18'])(
    'does not continue from %j',
    async (after) => {
      await storeOpen(1);
      expect(await page(after)).toMatchObject({ status: 400 });
    },
  );
});

describe('requirement 60: open documents that are not orders', () => {
  const dueAt = Timestamp.fromMillis(now);
  const mistyped: Record<string, Record<string, unknown>> = {
    'no-order': { isOpen: true, dueAt },
    'no-time': { isOpen: true, revision: 5 },
    'time in words': { isOpen: true, dueAt: 'tomorrow', revision: 3 },
    ünnamed: { isOpen: true, dueAt, revision: 'x' },
  };
  const error = vi.fn();

  async function storeMistyped() {
    for (const [id, fields] of Object.entries(mistyped))
      await api.db.collection('orders').doc(id).set(fields);
    error.mockClear();
    logUnreadableTo({ error });
  }

  const beat = async (open: number, revisions: number) => {
    const body = { screen: 'screen-1', name: 'Pass', open, revisions };
    return (await api.call('sendHeartbeat', { token: cook.accessToken, body })).data;
  };

  it('requirement 60: hide no order, are logged once by path, and counted as in the heartbeat', async () => {
    await storeOpen(2);
    await storeMistyped();
    const listed = await page();
    expect(listed).toMatchObject({ status: 200, total: 6, unreadable: '4,8' });
    expect(listed.ids.toSorted()).toEqual(['order-0000', 'order-0001']);
    expect(await beat(2 + 4, 2 + 8)).toMatchObject({ complete: true, open: 6 });
    expect(await beat(2, 2)).toMatchObject({ complete: false });
    await page();
    expect(error.mock.calls.toSorted()).toEqual(
      Object.keys(mistyped)
        .toSorted()
        .map((id) => ['unreadable document', { path: `orders/${id}` }]),
    );
  });

  it('requirement 60: are skipped between two pages, whatever their ID', async () => {
    await storeOpen(150);
    const last = api.db.collection('orders').doc('order-0098 and more');
    await last.set({ isOpen: true });
    const first = await page();
    expect(first.unreadable).toBe('1,0');
    expect((await page(first.next)).ids).toHaveLength(51);
    await last.delete();
  });

  it("requirement 60: do not hide a diner's other orders", async () => {
    const uid = cook.uid;
    await writeOrders(api.db, [orderOf({ _id: 'good', uid })]);
    const placedAt = Timestamp.fromMillis(now + 1000);
    await api.db.doc('orders/bad').set({ uid, isOpen: true, placedAt, revision: 1 });
    await api.db.doc('orders/worse').set({ uid, isOpen: true, state: 'placed' });
    const token = cook.accessToken;
    for (const query of [{}, { open: 'true' }]) {
      const { status, data } = await api.call('listOrders', { token, query });
      expect(status).toBe(200);
      expect(data.map(({ _id }) => _id)).toEqual(['good']);
    }
    // The page may end with such a document, and the next one continues from there.
    const first = await api.call('listOrders', { token, query: { limit: '1' } });
    const after = first.headers.get('x-next-cursor') ?? '';
    const next = await api.call('listOrders', { token, query: { after } });
    expect(next.data.map(({ _id }) => _id)).toEqual(['good']);
    for (const id of ['bad', 'worse'])
      expect(await api.call('getOrder', { token, params: { id } })).toMatchObject({ status: 404 });
  });

  it("requirement 60: cannot be moved, and no diner's orders can be rejected through them", async () => {
    await storeMistyped();
    const token = cook.accessToken;
    const params = { id: 'no-order' };
    const body = { screen: 'screen-1' };
    const moved = { from: 'placed', ...body };
    const answers = [
      await api.call('moveOrder', { token, params: { ...params, action: 'accept' }, body: moved }),
      await api.call('rejectDiner', { token, params, body: { ...body, reason: 'closing' } }),
      await api.call('listDinerOrders', { token, params }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404 });
  });

  it('requirement 60: do not stop the removal of their diner', async () => {
    await writeOrders(api.db, [
      orderOf({ _id: 'good', uid: 'gone', state: 'collected', isOpen: false }),
    ]);
    await api.db.doc('orders/bad').set({ uid: 'gone', isOpen: true });
    await createStores(api.db).orders.forgetDiner('gone');
    expect((await api.db.doc('orders/good').get()).get('uid')).toBe('');
  });
});
