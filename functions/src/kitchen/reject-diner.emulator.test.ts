import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf } from '../orders/ledger/ledger.firestore.ts';
import { storedOrder, storeOrder, storeOrderingSettings } from '../testing/kitchen.ts';
import { endedOrder, orderOf, writeOrders } from '../testing/orders.ts';
import { signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const placedAtMs = Date.parse(orderOf().placedAt);
const api = useTestApi({ nowMs: () => nowMs });
let cook: Person;
let nowMs = placedAtMs;

beforeEach(async () => {
  await api.clear();
  nowMs = placedAtMs + 60_000;
  cook = await signUpKitchen(api);
  await storeOrderingSettings(api);
  // The day's ledger contains one order, and the others are added by hand.
  await storeOrder(api, orderOf({ _id: 'one', number: 1 }));
  await writeOrders(api.db, [
    orderOf({ _id: 'two', number: 2, state: 'cooking', revision: 3 }),
    orderOf({ _id: 'three', number: 3, state: 'ready', revision: 4, dueAt: later(30) }),
    orderOf({ _id: 'done', number: 4, ...endedOrder }),
    orderOf({ _id: 'foreign', number: 5, uid: 'ben' }),
  ]);
});

const later = (minutes: number) => new Date(placedAtMs + minutes * 60_000).toISOString();

const reject = (id: string, body: object = {}) =>
  api.call('rejectDiner', {
    token: cook.accessToken,
    params: { id },
    body: { reason: 'too_busy', screen: 'screen-1', ...body },
  });
const list = (id: string) =>
  api.call('listDinerOrders', { token: cook.accessToken, params: { id } });
const stateOf = async (id: string) => (await storedOrder(api, id))?.state;
const eventsOf = async (id: string) =>
  (await api.db.collection(`orders/${id}/events`).get()).docs.map((event) => event.data());

describe('requirement 51: all orders of one diner', () => {
  it('requirement 51: are listed from any of them, ended or open', async () => {
    for (const id of ['two', 'done']) {
      const { data } = await list(id);
      expect(data.map(({ _id }) => _id).toSorted()).toEqual(['one', 'three', 'two']);
      expect(data.at(-1)?._id).toBe('three');
      expect(data[0]).not.toHaveProperty('uid');
    }
  });

  it('requirement 51: are rejected at once, each on record and in the ledger, and no other', async () => {
    const before = (await ledgerOf(api.db, '2026-03-01').get()).data() ?? {};
    const { data } = await reject('two', { text: 'Please call us.' });
    expect(data.orders.map(({ _id, state }) => `${_id} ${state}`).toSorted()).toEqual([
      'one rejected',
      'three rejected',
      'two rejected',
    ]);
    const refusal = "Sorry, we're too busy to make your order in time. Please call us.";
    for (const id of ['one', 'two', 'three']) {
      expect(await storedOrder(api, id)).toMatchObject({
        state: 'rejected',
        isOpen: false,
        refusal: { code: 'too_busy', message: refusal },
        payment: { status: 'void' },
      });
      expect(await eventsOf(id)).toMatchObject([
        {
          action: 'reject',
          to: 'rejected',
          byUid: cook.uid,
          byRole: 'kitchen',
          reason: 'too_busy',
        },
      ]);
    }
    expect(await stateOf('done')).toBe('collected');
    expect(await stateOf('foreign')).toBe('placed');
    const after = (await ledgerOf(api.db, '2026-03-01').get()).data() ?? {};
    expect(after['rejected']).toBe(Number(before['rejected'] ?? 0) + 3);
  });

  it('requirement 51: are rejected from where it stopped if it is repeated', async () => {
    await api.db.doc('orders/one').update({ state: 'rejected', isOpen: false, revision: 2 });
    const again = await reject('one');
    expect(again.data.orders.map(({ _id }) => _id).toSorted()).toEqual(['three', 'two']);
    expect((await reject('one')).data.orders).toEqual([]);
    expect(await eventsOf('two')).toHaveLength(1);
  });

  it('requirement 51: are rejected once by two screens at once', async () => {
    const answers = await Promise.all([reject('one'), reject('three')]);
    const ids = answers.flatMap(({ data }) => data.orders.map(({ _id }) => _id));
    expect(ids.toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('requirement 51: are only the given order once their diner is gone', async () => {
    await api.db.doc('orders/one').update({ uid: '' });
    await api.db.doc('orders/two').update({ uid: '' });
    expect((await list('one')).data.map(({ _id }) => _id)).toEqual(['one']);
    expect((await reject('one')).data.orders.map(({ _id }) => _id)).toEqual(['one']);
    expect(await stateOf('two')).toBe('cooking');
  });

  it('are not rejected without a reason, or for the reason `other` without words', async () => {
    const before = await api.documents();
    expect(await reject('one', { reason: undefined })).toMatchObject({ status: 400 });
    const wordless = await reject('one', { reason: 'other' });
    expect(wordless.error.fields).toEqual({ text: 'Write what the diner should know.' });
    expect(await reject('one', { from: 'placed' })).toMatchObject({ status: 400 });
    expect(await reject('nobody')).toMatchObject({ status: 404 });
    expect(await api.documents()).toEqual(before);
  });

  it('cannot be seen once the order that names them has been over for a day', async () => {
    nowMs = placedAtMs + 25 * 3_600_000;
    expect(await reject('done')).toMatchObject({ status: 404 });
    expect(await list('done')).toMatchObject({ status: 404 });
    expect(await stateOf('one')).toBe('placed');
  });
});
