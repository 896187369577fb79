import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../testing/dishes.ts';
import { fillCart, getCheckout, newKey, placeOrder, takeOrders } from '../../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../../testing/people.ts';
import { useTestApi } from '../../testing/test-api.ts';

const startMs = Date.parse('2026-03-04T17:52:30Z');
let nowMs = startMs;
const api = useTestApi({ nowMs: () => nowMs });

let admin: Person;
let diner: Person;
let soupId: string;
let drinkId: string;

beforeEach(async () => {
  nowMs = startMs;
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  const drink = { admin, name: 'Iced tea', category: 'drinks', price: 3 } as const;
  const dishes = await Promise.all([addDish(api, { admin }), addDish(api, drink)]);
  [soupId, drinkId] = dishes.map(({ _id }) => _id) as [string, string];
  await takeOrders(api);
});

describe('an order', () => {
  it('is a copy of what was shown, with a number and a time', async () => {
    const soup = await fillCart(api, diner, { dishId: soupId, quantity: 2 });
    const tea = await fillCart(api, diner, { dishId: drinkId });
    const checkout = await getCheckout(api, diner);
    expect(checkout).toMatchObject({
      name: 'Dana Diner',
      totalCents: 1940,
      asap: '2026-03-04T18:03:00.000Z',
      day: '2026-03-04',
      problems: [],
    });
    expect(checkout.days).toHaveLength(8);
    expect(checkout.slots[0]).toBe('2026-03-04T18:15:00.000Z');

    const { quote } = checkout;
    const placed = await placeOrder(api, diner, { quote, note: ' No basil ', allergies: ' Nuts ' });
    expect(placed.status).toBe(201);
    expect(placed.headers.get('idempotent-replayed')).toBeNull();
    const at = '2026-03-04T17:52:30.000Z';
    const dueAt = '2026-03-04T18:03:00.000Z';
    const slotKey = Date.parse('2026-03-04T18:00:00.000Z') / 60_000;
    expect(placed.data).toEqual({
      _id: expect.stringMatching(/^o[\w-]{21}$/) as string,
      name: 'Dana Diner',
      number: 1,
      day: '2026-03-04',
      state: 'placed',
      isOpen: true,
      revision: 1,
      placedAt: at,
      updatedAt: at,
      dueAt,
      times: { placed: at },
      note: 'No basil',
      allergies: 'Nuts',
      pickup: { kind: 'asap', slotKey, quotedAt: dueAt },
      lines: [
        {
          id: soup,
          menuItemId: soupId,
          name: 'Slow-cooked lentil soup',
          category: 'soup',
          image: '/dish-art/1f372.webp',
          unitCents: 820,
          quantity: 2,
          totalCents: 1640,
          choices: [],
          note: '',
          load: 2,
        },
        expect.objectContaining({ id: tea, load: 0, totalCents: 300 }),
      ],
      charges: [],
      subtotalCents: 1940,
      taxIncludedCents: 0,
      totalCents: 1940,
      load: 2,
      payment: { method: 'at_pickup', status: 'due', providerRef: null },
      refusal: null,
    });
    expect((await getCheckout(api, diner)).problems).toEqual([
      { code: 'cart_empty', order: { _id: placed.data._id, number: 1 } },
    ]);
  });

  it('is counted in the ledger of its day, has an event, and is noted in the cart', async () => {
    await fillCart(api, diner, { dishId: soupId, quantity: 2 });
    const { data } = await placeOrder(api, diner);
    const ledger = (await api.db.doc('days/2026-03-04').get()).data();
    expect(ledger).toEqual({
      placed: 1,
      openCents: 1640,
      slots: { [data.pickup.slotKey]: { load: 2, orders: 1 } },
      hours: { 18: { n: 1, cents: 1640 } },
      booked: { [soupId]: { n: 2 } },
    });
    const event = (await api.db.doc(`orders/${data._id}/events/1`).get()).data();
    expect(event).toMatchObject({ action: 'place', from: null, to: 'placed', byUid: '' });
    const cart = (await api.db.doc(`carts/${diner.uid}`).get()).data();
    expect(cart).toMatchObject({ lines: {}, lastOrder: { id: data._id, number: 1 } });
  });

  it('is returned in its current state if the placement is repeated with its key', async () => {
    await fillCart(api, diner, { dishId: soupId });
    const { quote } = await getCheckout(api, diner);
    const key = newKey();
    const first = await placeOrder(api, diner, { quote, key });
    await api.db.doc(`orders/${first.data._id}`).update({ state: 'accepted' });
    const again = await placeOrder(api, diner, { quote, key });
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.data).toEqual({ ...first.data, state: 'accepted' });
  });
});

describe('the allergies of a diner', () => {
  it('are accepted where the restaurant takes no notes, and are empty if there are none', async () => {
    await takeOrders(api, { notes: false });
    await fillCart(api, diner, { dishId: soupId });
    const { quote } = await getCheckout(api, diner);
    const placed = await placeOrder(api, diner, { quote, allergies: 'Nuts' });
    expect(placed).toMatchObject({ status: 201, data: { allergies: 'Nuts' } });

    await fillCart(api, diner, { dishId: soupId });
    const next = await placeOrder(api, diner, { quote: (await getCheckout(api, diner)).quote });
    expect(next).toMatchObject({ status: 201, data: { allergies: '' } });
  });

  it('are returned as none for an order from before they could be stated', async () => {
    await fillCart(api, diner, { dishId: soupId });
    const { quote } = await getCheckout(api, diner);
    const { data } = await placeOrder(api, diner, { quote });
    await api.db.doc(`orders/${data._id}`).update({ allergies: FieldValue.delete() });
    const params = { id: data._id };
    const read = await api.call('getOrder', { token: diner.accessToken, params });
    expect(read).toMatchObject({ status: 200, data: { allergies: '' } });
  });
});

describe('a checkout', () => {
  const checkoutOn = (day: string) =>
    api.call('getCheckout', { token: diner.accessToken, query: { day } });

  it('lists the free and the full slots of the requested business day, or else of the first that has any', async () => {
    await fillCart(api, diner, { dishId: soupId, quantity: 2 });
    const keyOf = (instant: string) => Date.parse(instant) / 60_000;
    const first = await getCheckout(api, diner);
    const slots: Record<string, object> = {};
    const running = '2026-03-04T18:00:00.000Z';
    for (const slot of [running, ...first.slots]) slots[keyOf(slot)] = { load: 59, orders: 1 };
    await api.db.doc('days/2026-03-04').set({ slots });
    const next = await getCheckout(api, diner);
    expect(next).toMatchObject({ day: '2026-03-05', asap: '2026-03-05T00:00:00.000Z' });
    expect(next.slots).toHaveLength(96);
    expect(next.fullSlots).toEqual([]);

    const asked = await checkoutOn('2026-03-04');
    expect(asked.data).toMatchObject({ day: '2026-03-04', slots: [] });
    expect(asked.data.fullSlots).toEqual(first.slots);
    const last = await checkoutOn('2026-03-11');
    expect(last.data.slots.at(-1)).toBe('2026-03-11T23:45:00.000Z');
    const beyond = await checkoutOn('2026-03-12');
    expect(beyond.data).toMatchObject({ day: '2026-03-12', slots: [] });
    expect(beyond.data.days).not.toContain('2026-03-12');
  });

  it('refuses a day that does not exist', async () => {
    for (const day of ['tomorrow', '2026-13-01', '']) {
      expect((await checkoutOn(day)).status).toBe(400);
    }
  });

  it('returns an empty cart, with which nothing can be ordered', async () => {
    const checkout = await getCheckout(api, diner);
    expect(checkout).toMatchObject({ quote: null, lines: [], totalCents: 0 });
    expect(checkout.problems).toEqual([{ code: 'cart_empty' }]);
    const quote = `${'x'.repeat(43)}.0`;
    const { error } = await placeOrder(api, diner, { quote });
    expect(error.problems).toEqual([{ code: 'cart_empty' }]);
  });
});
