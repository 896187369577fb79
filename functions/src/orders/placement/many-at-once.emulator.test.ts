import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../testing/dishes.ts';
import { newKey, placeOrder, takeOrders, writeCart, quoteNow } from '../../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const diners = 50;
const instances = 10;

let api: TestApi;
let people: Person[];
let dishId: string;

beforeAll(async () => {
  api = await startTestApi();
  await api.clear();
  const admin = await signUpAdmin(api);
  dishId = (await addDish(api, { admin }))._id;
  people = await Promise.all(Array.from({ length: diners }, () => signUpDiner(api)));
});
afterAll(() => api.close());

/** Each diner has one dish in the cart, and no order yet. */
beforeEach(async () => {
  const old = [...(await api.db.collection('orders').listDocuments())];
  await Promise.all(old.map((order) => api.db.recursiveDelete(order)));
  for (const day of await api.db.collection('days').listDocuments()) await day.delete();
  await api.db.doc('counters/orders').delete();
  await Promise.all(people.map(({ uid }) => writeCart(api, { uid, dishId })));
});

type Placing = { person: Person; quote: string; through: Pick<TestApi, 'call'> };

async function readyToPlace(through: (index: number) => Pick<TestApi, 'call'>) {
  const ready = people.map(async (person, index): Promise<Placing> => {
    const quote = await quoteNow(api, person);
    return { person, quote, through: through(index) };
  });
  return Promise.all(ready);
}

/** Expects one order each, and numbers without a gap. */
async function expectOneOrderEach(count: number): Promise<void> {
  const { docs } = await api.db.collection('orders').get();
  expect(new Set(docs.map((order) => order.get('uid') as string)).size).toBe(count);
  const numbers = docs.map((order) => order.get('number') as number);
  expect(numbers.sort((one, other) => one - other)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  const [ledger] = (await api.db.collection('days').get()).docs;
  expect(ledger?.get('placed')).toBe(count);
  expect((await api.db.doc('counters/orders').get()).data()).toEqual({ last: count });
}

describe('requirement 45: fifty simultaneous diners', () => {
  it('requirement 45: place fifty orders in one process', async () => {
    await takeOrders(api, { slotCapacity: 1000 });
    const ready = await readyToPlace(() => api);
    const answers = await Promise.all(
      ready.map(({ person, quote }) => placeOrder(api, person, { quote })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(diners).fill(201));
    await expectOneOrderEach(diners);
  });

  it('sell exactly the last eight portions of a dish', async () => {
    await takeOrders(api, { slotCapacity: 1000 });
    const cook = await signUpKitchen(api);
    const dish = { token: cook.accessToken, params: { dish: dishId } };
    await api.call('limitPortions', { ...dish, body: { left: 8 } });
    const ready = await readyToPlace(() => api);
    const other = await startTestApi();
    const answers = await Promise.all(
      ready.map(({ person, quote }, n) => placeOrder(n % 5 ? api : other, person, { quote })),
    );
    await other.close();
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(diners - 8);
    for (const { error } of refused) {
      expect(error.problems).toMatchObject([{ code: 'portions', limit: 0, actual: 1 }]);
    }
    await expectOneOrderEach(8);
    const [ledger] = (await api.db.collection('days').get()).docs;
    expect(ledger?.get('booked')).toEqual({ [dishId]: { n: 8 } });
    expect((await api.call('getOrdering')).data.outToday).toEqual([dishId]);
  });

  it('requirement 45: place fifty orders through ten instances', async () => {
    await takeOrders(api, { slotCapacity: 1000 });
    const apis = await Promise.all(Array.from({ length: instances }, () => startTestApi()));
    const ready = await readyToPlace((index) => apis[index % instances] ?? api);
    const answers = await Promise.all(ready.map(placeUntilAnswered));
    expect(answers.every((status) => status === 200 || status === 201)).toBe(true);
    await expectOneOrderEach(diners);
    await Promise.all(apis.map((each) => each.close()));
  });
});

/** Repeats with the same key as the browser does, because a slow machine may ask to try again. */
async function placeUntilAnswered({ person, quote, through }: Placing): Promise<number> {
  const key = newKey();
  for (let tries = 0; ; tries++) {
    const { status } = await placeOrder(through, person, { quote, key });
    if (status !== 503 || tries === 3) return status;
  }
}
