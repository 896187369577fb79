import { describe, expect, it } from 'vitest';
import { addDish } from '../../testing/dishes.ts';
import { newKey, placeOrder, takeOrders, writeCart, quoteNow } from '../../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../../testing/people.ts';
import { useSameStart } from '../../testing/same-start.ts';
import { useTestApi } from '../../testing/test-api.ts';

const api = useTestApi();

let diner: Person;
let dishId: string;
let quote: string;

useSameStart(api, async () => {
  const [admin, person] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  diner = person;
  dishId = (await addDish(api, { admin }))._id;
  await takeOrders(api);
  await writeCart(api, { uid: diner.uid, dishId });
  quote = await quoteNow(api, diner);
});

async function expectNothingPlaced(): Promise<void> {
  expect((await api.db.collection('orders').get()).size).toBe(0);
  expect((await api.db.collection('days').get()).size).toBe(0);
}

describe('invalid input', () => {
  it.each([
    ['missing', undefined],
    ['short', 'k'.repeat(15)],
    ['of 65 characters', 'k'.repeat(65)],
    ['with a slash', 'kkkkkkkk/kkkkkkkk'],
  ])('a key that is %s is refused', async (_, key) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const body = { quote, pickup: 'asap' };
    const answer = await api.call('placeOrder', { token: diner.accessToken, headers, body });
    expect(answer.status).toBe(400);
    await expectNothingPlaced();
  });

  it.each([
    [{ pickup: 'soon' }, 'pickup'],
    [{ pickup: '2026-02-30T18:00:00' }, 'pickup'],
    [{ pickup: 1_772_647_200_000 }, 'pickup'],
    [{ quote: 'made up' }, 'quote'],
    [{ name: 'Da\u202ena' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'n'.repeat(41) }, 'name'],
    [{ note: 'no\u0000nuts' }, 'note'],
    [{ note: 'n'.repeat(301) }, 'note'],
    [{ totalCents: 1 }, 'totalCents'],
  ])('%o is refused, and its field is named', async (change, field) => {
    const headers = { 'idempotency-key': newKey() };
    const body = { quote, pickup: 'asap', ...change };
    const answer = await api.call('placeOrder', { token: diner.accessToken, headers, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    await expectNothingPlaced();
  });

  it('requirement 49: markup in a name or a note is stored as plain text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await writeCart(api, { uid: diner.uid, dishId });
    const { data } = await placeOrder(api, diner, { name, note: `${name} & "nuts"` });
    expect(data).toMatchObject({ name, note: `${name} & "nuts"` });
  });

  it('a key may have from 16 to 64 characters', async () => {
    for (const key of ['k'.repeat(16), 'k'.repeat(64)]) {
      await writeCart(api, { uid: diner.uid, dishId });
      expect((await placeOrder(api, diner, { key })).status).toBe(201);
    }
  });
});
