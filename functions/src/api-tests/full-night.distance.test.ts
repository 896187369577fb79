import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenAction, OrderState } from '@thymely/contract/orders/order-states';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { toOrder } from '../orders/order/order.firestore.ts';
import type { StoredOrder } from '../orders/order/store.ts';
import { callApi } from '../testing/call-api.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { startServiceProxy, type ServiceProxy } from '../testing/service-proxy.ts';
import { latestNoon, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve, type Served } from '../testing/serve.ts';
import type { TestApi } from '../testing/test-api.ts';

/** As far as a database in another region of the same continent is. */
const roundTripMs = 30;
const waves = 5;
const diners = 60;
const boards = 3;
const orderCount = waves * diners;

const taxRates = [
  { id: 'food', name: 'Food', bp: 1300 },
  { id: 'drinks', name: 'Drinks', bp: 2300 },
];
const menu = [
  { name: 'Soup', price: 8.2 },
  { name: 'Pizza', price: 12.35 },
  { name: 'Wine', price: 3.99, taxRate: 'drinks' },
  { name: 'Bread', price: 0.07 },
];

let near: Emulators;
let proxy: ServiceProxy;
let far: Emulators;
let served: Served;
let admin: Person;
let guests: Person[];
let cooks: Person[];
let dishIds: string[];

/** The clock of the restaurant, which begins at noon. */
let nowMs = latestNoon();

const call: TestApi['call'] = (name, options) => callApi(served.origin, name, options);

beforeAll(async () => {
  near = connectEmulators();
  await near.clear();
  proxy = await startServiceProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', { roundTripMs });
  far = connectEmulators({ dbHost: proxy.host });
  served = await serve(createApp({ ...realDeps(far), nowMs: () => nowMs }));
  await takeOrders(near, { slotCapacity: 1000, taxRates });
  admin = await signUpAdmin(near);
  const people = (count: number, signUp: () => Promise<Person>) =>
    Promise.all(Array.from({ length: count }, signUp));
  [guests, cooks] = await Promise.all([
    people(diners, () => signUpDiner(near)),
    people(boards, () => signUpKitchen(near)),
  ]);
  dishIds = [];
  for (const dish of menu) dishIds.push((await addDish({ call }, { admin, ...dish }))._id);
});
afterAll(async () => {
  await served.close();
  await Promise.all([near.disconnect(), far.disconnect()]);
  await proxy.stop();
});

/** Writes a cart of one to four dishes, each one to three times. */
async function fillCartOf(guest: Person, place: number): Promise<void> {
  const lines = dishIds.slice(0, 1 + (place % dishIds.length)).map((dishId, at) => {
    const { name, price } = menu[at] ?? { name: '', price: 0 };
    const added = { name, image: '/dish-art/1f372.webp', price };
    const quantity = 1 + ((place + at) % 3);
    return [`line-${at}`, { menuItemId: dishId, quantity, added, addedAt: new Date(nowMs) }];
  });
  await near.db
    .doc(`carts/${guest.uid}`)
    .set(
      { uid: guest.uid, lines: Object.fromEntries(lines) as object },
      { mergeFields: ['uid', 'lines'] },
    );
}

/** What becomes of an order, by its number: most are collected. */
function fateOf({ number }: Order): 'collected' | 'rejected' | 'canceled' | 'left' | 'back' {
  const last = number % 10;
  if (last === 3) return 'rejected';
  if (last === 5) return 'left';
  if (last === 7) return 'canceled';
  return last === 9 ? 'back' : 'collected';
}

const canceledToo: Order[] = [];

/** Everybody orders at the same time, and some cancel at once. */
async function orderAll(wave: number): Promise<Order[]> {
  await Promise.all(guests.map((guest, at) => fillCartOf(guest, wave + at)));
  return Promise.all(
    guests.map(async (guest) => {
      const { status, data: order } = await placeOrder({ call }, guest);
      expect(status).toBe(201);
      if (fateOf(order) !== 'canceled') {
        toCook.add(order._id);
        return order;
      }
      const request = { token: guest.accessToken, params: { id: order._id }, body: {} };
      const canceled = await call('cancelOrder', request);
      expect([200, 409]).toContain(canceled.status);
      if (canceled.status === 200) canceledToo.push(order);
      return order;
    }),
  );
}

/** The steps of a board: those with three columns do not mark the beginning of an order. */
function nextActionsOn(board: number): Partial<Record<OrderState, KitchenAction>> {
  const accepted = board === 0 ? 'start' : 'ready';
  return { placed: 'accept', accepted, cooking: 'ready', ready: 'collect' };
}

const broughtBack = new Set<string>();
/** The orders that every board must have until one of them ends them: all but those that may be canceled. */
const toCook = new Set<string>();
const ended = new Set<string>();

async function press(board: number, order: Order, action: KitchenAction): Promise<void> {
  if (['reject', 'collect', 'no-show'].includes(action)) ended.add(order._id);
  const { status, text } = await call('moveOrder', {
    token: cooks[board]?.accessToken ?? '',
    params: { id: order._id, action },
    body: {
      from: order.state,
      screen: `screen-${board}`,
      ...(action === 'reject' && { reason: 'too_busy' }),
    },
  });
  // Another board, or the diner, was faster.
  if (status !== 200 && status !== 409) throw new Error(`${action}: ${status} ${text}`);
}

async function handle(board: number, order: Order): Promise<void> {
  const fate = fateOf(order);
  const { state, dueAt } = order;
  if (state === 'placed' && fate === 'rejected') return press(board, order, 'reject');
  if (state === 'ready' && fate === 'left') {
    if (nowMs >= Date.parse(dueAt) + 30 * minuteMs) await press(board, order, 'no-show');
    return;
  }
  const action = nextActionsOn(board)[state];
  if (action === undefined) return;
  await press(board, order, action);
  if (state !== 'ready' || fate !== 'back' || broughtBack.has(order._id)) return;
  broughtBack.add(order._id);
  await press(board, { ...order, state: 'collected' }, 'undo');
}

/** Looks at the board and presses, until there is nothing to do. Boards have orders in common. */
async function work(board: number, isOver: () => boolean): Promise<void> {
  for (;;) {
    const token = cooks[board]?.accessToken ?? '';
    const wasOver = isOver();
    const due = [...toCook];
    const { status, data } = await call('listKitchenOrders', { token });
    expect(status).toBe(200);
    expect(data.length).toBeLessThan(kitchenLimits.ordersPerPage);
    const shown = new Set(data.map(({ _id }) => _id));
    expect(due.filter((id) => !ended.has(id) && !shown.has(id))).toEqual([]);
    const waits = data.filter((order) => fateOf(order) === 'left' && order.state === 'ready');
    if (wasOver && data.length === waits.length) return;
    await Promise.all(
      data
        .filter(({ number }, at) => at < 3 || number % boards === board)
        .map((order) => handle(board, order)),
    );
  }
}

/** Marks the orders that nobody came for within an hour. */
async function clearLeft(board: number): Promise<void> {
  const { data } = await call('listKitchenOrders', { token: cooks[board]?.accessToken ?? '' });
  await Promise.all(data.map((order) => handle(board, order)));
}

it('requirement 45: a night of 300 orders on three boards, 30 ms away from the database: nothing is lost, and the totals are right to the cent', async () => {
  const placed: Order[] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    let isOver = false;
    const ordered = orderAll(wave).then((orders) => {
      placed.push(...orders);
      isOver = true;
    });
    await Promise.all([ordered, ...cooks.map((_, board) => work(board, () => isOver))]);
    nowMs += hourMs;
    await clearLeft(wave % boards);
  }

  const stored = (await near.db.collection('orders').get()).docs.map(toOrder);
  const orders = stored.filter((order): order is StoredOrder => order !== undefined);
  const numbers = orders.map(({ number }) => number).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: orderCount }, (_, at) => at + 1));
  expect(new Set(orders.map(({ _id }) => _id))).toEqual(new Set(placed.map(({ _id }) => _id)));
  const gone = new Set(canceledToo.map(({ _id }) => _id));
  for (const order of orders) {
    const fate = fateOf(order);
    if (fate === 'rejected') expect(order.state).toBe('rejected');
    else if (fate === 'left') expect(order.state).toBe('not_collected');
    else if (gone.has(order._id)) expect(order.state).toBe('cancelled');
    else expect(order.state).toBe('collected');
  }
  expect(broughtBack.size).toBe(orderCount / 10);
  await expectFigures(orders);
});

/** Counts anew, from the menu's prices and from what became of each order. */
async function expectFigures(orders: readonly StoredOrder[]): Promise<void> {
  const centsOfDish = new Map(
    dishIds.map((id, at) => [id, Math.round((menu[at]?.price ?? 0) * 100)]),
  );
  const centsOf = ({ lines }: StoredOrder) =>
    lines.reduce((sum, { menuItemId, quantity }) => {
      return sum + (centsOfDish.get(menuItemId) ?? NaN) * quantity;
    }, 0);
  const inState = (...states: OrderState[]) => orders.filter(({ state }) => states.includes(state));
  const sum = (of: readonly StoredOrder[]) =>
    of.reduce((cents, order) => cents + centsOf(order), 0);
  const collected = inState('collected');
  const taxAt = (bp: number) =>
    collected.reduce((cents, { lines }) => {
      const gross = lines
        .filter(({ tax }) => tax?.bp === bp)
        .reduce((total, line) => total + line.totalCents, 0);
      return cents + Math.round((gross * bp) / (10_000 + bp));
    }, 0);
  const days = new Set(orders.map(({ day }) => day));
  expect(days.size).toBe(1);
  const [day = ''] = days;
  const { data } = await call('getFigures', {
    token: admin.accessToken,
    query: { from: day, to: day },
  });
  expect(data.sum).toMatchObject({
    placed: orderCount,
    open: 0,
    openCents: 0,
    collected: collected.length,
    cents: sum(collected),
    cancelled: inState('cancelled').length,
    rejected: inState('rejected').length,
    notCollected: inState('not_collected').length,
    rejectedBy: { too_busy: { n: orderCount / 10, cents: sum(inState('rejected')) } },
    lost: {
      cancelled: { n: inState('cancelled').length, cents: sum(inState('cancelled')) },
      notCollected: { n: orderCount / 10, cents: sum(inState('not_collected')) },
    },
    tax: { 1300: taxAt(1300), 2300: taxAt(2300) },
  });
}
