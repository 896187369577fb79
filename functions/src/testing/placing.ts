import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { callApi, type Answer } from './call-api.ts';
import { addDish } from './dishes.ts';
import { connectEmulators } from './emulators.ts';
import { fillCart, newKey, takeOrders } from './ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from './people.ts';
import { realDeps } from './real-deps.ts';
import { serve } from './serve.ts';
import type { TestApi } from './test-api.ts';

/** Resets everything to a restaurant that accepts orders and a diner with one dish in the cart. */
export async function dinerAtCheckout(api: TestApi): Promise<Person> {
  await api.clear();
  const [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  const dishId = (await addDish(api, { admin }))._id;
  await takeOrders(api);
  await fillCart(api, diner, { dishId });
  return diner;
}

/** Returns the traces of an order in all documents, which are complete or missing. */
export async function tracesOf({ db }: Pick<TestApi, 'db'>, diner: Person) {
  const [orders, events, days, cart, counter] = await Promise.all([
    db.collection('orders').get(),
    db.collectionGroup('events').get(),
    db.collection('days').get(),
    db.doc(`carts/${diner.uid}`).get(),
    db.doc('counters/orders').get(),
  ]);
  const ledger = days.docs[0]?.data() ?? {};
  const slots = Object.values((ledger['slots'] ?? {}) as Record<string, { orders: number }>);
  return {
    orders: orders.size,
    events: events.size,
    placed: (ledger['placed'] ?? 0) as number,
    lastNumber: (counter.get('last') ?? 0) as number,
    booked: slots.map((s) => s.orders),
    cartLines: Object.keys((cart.get('lines') ?? {}) as object).length,
  };
}

/** The traces of one order of one dish, and of none. */
export const oneOrder = {
  orders: 1,
  events: 1,
  placed: 1,
  lastNumber: 1,
  booked: [1],
  cartLines: 0,
};
export const noOrder = { orders: 0, events: 0, placed: 0, lastNumber: 0, booked: [], cartLines: 1 };

type Clients = Parameters<typeof realDeps>[0];
type Placement = { diner: Person; key?: string; quote: string } & Partial<Deps>;

/** Places an order through an API with the given clients, which is closed afterward. */
export async function placeWith(
  clients: Clients,
  { diner, key = newKey(), quote, ...deps }: Placement,
): Promise<Answer<'placeOrder'>> {
  const served = await serve(createApp({ ...realDeps(clients), ...deps }));
  try {
    return await callApi(served.origin, 'placeOrder', {
      token: diner.accessToken,
      headers: { 'idempotency-key': key },
      body: { quote, pickup: 'asap' },
    });
  } finally {
    await served.close();
  }
}

type Transport = { request: (method: string, ...rest: unknown[]) => Promise<unknown> };

/** Places an order, and does something else between its decision and its write. */
export async function placeWhile<Result>(
  placement: Placement,
  elsewhere: () => Promise<Result>,
): Promise<{ answer: Answer<'placeOrder'>; result: Result | undefined }> {
  const own = connectEmulators();
  const transport = own.db as unknown as Transport;
  const request = transport.request.bind(own.db);
  let result: Result | undefined;
  transport.request = async (method, ...rest) => {
    if (method === 'commit') {
      transport.request = request;
      result = await elsewhere();
    }
    return request(method, ...rest);
  };
  const answer = await placeWith(own, placement);
  await own.disconnect();
  return { answer, result };
}
