import { dayMs } from '@thymely/contract/ground/time';
import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { PhoneRule } from '@thymely/contract/orders/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepDaily } from '../../daily-sweep.ts';
import { addDish } from '../../testing/dishes.ts';
import { getCheckout, newKey, placeOrder, takeOrders, writeCart } from '../../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../../testing/people.ts';
import { realDeps } from '../../testing/real-deps.ts';
import { useTestApi } from '../../testing/test-api.ts';

const phone = '+1 (555) 0100-200';
const logged: unknown[] = [];
const log = {
  info: (message: string, entry: unknown) => void logged.push([message, entry]),
  error: () => {},
  write: (entry: unknown) => void logged.push(entry),
};
const api = useTestApi({ log });
let dishId: string;
let admin: Person;
let diner: Person;
let cook: Person;

beforeEach(async () => {
  await api.clear();
  [admin, diner, cook] = await Promise.all([
    signUpAdmin(api),
    signUpDiner(api),
    signUpKitchen(api),
  ]);
  dishId = (await addDish(api, { admin }))._id;
});

async function order(rule: PhoneRule, given: string | undefined = phone) {
  await takeOrders(api, { phone: rule });
  await writeCart(api, { uid: diner.uid, dishId });
  const { quote } = await getCheckout(api, diner);
  const before = api.counts.writes;
  const answer = await placeOrder(api, diner, { quote, ...(given && { phone: given }) });
  return { ...answer, writes: api.counts.writes - before };
}

const ask = (id: string, { accessToken: token }: Person = cook) =>
  api.call('getOrderContact', { token, params: { id } });

const end = (id: string, fields: object = {}) =>
  api.db.doc(`orders/${id}`).update({ isOpen: false, state: 'collected', ...fields });

async function sweep(inMs: number): Promise<void> {
  await sweepDaily(realDeps({ db: api.db, auth: api.auth }), Date.now() + inMs);
}

describe('the telephone number of an order', () => {
  it('is asked for by the kitchen alone, and is in no order, list, event or log', async () => {
    const { status, data: placed, writes } = await order('optional');
    expect({ status, hasPhone: placed.hasPhone, writes }).toEqual({
      status: 201,
      hasPhone: true,
      writes: 6,
    });
    const { _id: id } = placed;
    logged.length = 0;
    expect(await ask(id)).toMatchObject({ status: 200, data: { phone } });
    expect((await ask(id)).headers.get('cache-control')).toBe('private, no-store');
    expect(logged).toContainEqual(['contact shown', { order: id, uid: cook.uid }]);

    const answers = await Promise.all([
      api.call('getOrder', { token: diner.accessToken, params: { id } }),
      api.call('listOrders', { token: diner.accessToken }),
      api.call('listKitchenOrders', { token: cook.accessToken }),
    ]);
    const documents = await api.documents();
    const elsewhere = documents.filter(({ name }) => !name.endsWith('/private/contact'));
    const texts = [logged, elsewhere, answers.map(({ text }) => text), placed];
    // With its neighbors: four digits alone can be part of any ID.
    expect(JSON.stringify(texts)).not.toMatch(/555\D{0,2}0100/);
  });

  it('is not kept where nobody asks for it, and such a placement writes what it always did', async () => {
    const { status, data: placed, writes } = await order('off');
    expect({ status, writes }).toEqual({ status: 201, writes: 5 });
    expect(placed.hasPhone).toBeUndefined();
    expect(await ask(placed._id)).toMatchObject({ status: 404 });
  });

  it('can be left out where it is optional, and not where it is required', async () => {
    expect((await order('optional', '')).data.hasPhone).toBeUndefined();
    const refused = await order('required', '');
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: { phone: expect.any(String) as string } },
    });
  });

  it.each(['12345', '1'.repeat(16), 'call me', '555 0100 <b>', '٠١٢٣٤'])(
    'cannot be %s',
    async (given) => {
      expect(await order('optional', given)).toMatchObject({ status: 400 });
    },
  );

  it('does not count when a placement is repeated: its hash stays for years', async () => {
    await takeOrders(api, { phone: 'optional' });
    await writeCart(api, { uid: diner.uid, dishId });
    const { quote } = await getCheckout(api, diner);
    const key = newKey();
    const first = await placeOrder(api, diner, { key, quote, phone });
    const second = await placeOrder(api, diner, { key, quote, phone: '555 0100 201' });
    expect(second).toMatchObject({ status: 200, data: { _id: first.data._id } });
    expect(await ask(first.data._id)).toMatchObject({ data: { phone } });
  });

  it('is deleted by the first sweep that is a day after the end of the order', async () => {
    const { data: placed } = await order('optional');
    await end(placed._id);
    await sweep(dayMs / 2);
    expect(await ask(placed._id)).toMatchObject({ status: 200 });
    await sweep(dayMs + 1000);
    expect(await ask(placed._id)).toMatchObject({ status: 404 });
    expect((await api.db.doc(`orders/${placed._id}/private/contact`).get()).exists).toBe(false);
    expect((await api.db.doc(`orders/${placed._id}`).get()).get('hasPhone')).toBeUndefined();
  });

  it('is deleted a week after its time even if nobody has closed the order', async () => {
    const { data: placed } = await order('optional');
    await sweep(6 * dayMs);
    expect(await ask(placed._id)).toMatchObject({ status: 200 });
    await sweep(8 * dayMs);
    expect(await ask(placed._id)).toMatchObject({ status: 404 });
  });

  it('requirement 41: is gone at once with its diner, even from an open order', async () => {
    const { data: placed } = await order('optional');
    const { uid } = diner;
    await api.call('deleteUser', { token: admin.accessToken, params: { id: uid } });
    expect((await api.db.doc(`orders/${placed._id}/private/contact`).get()).exists).toBe(false);
    expect(await ask(placed._id)).toMatchObject({ status: 404 });
  });

  it('is in the export of its owner', async () => {
    await order('optional');
    const { data } = await api.call('exportOwnData', { token: diner.accessToken });
    expect(data.orders).toMatchObject([{ phone }]);
  });

  it('is shown to one person at most so many times an hour', async () => {
    const { data: placed } = await order('optional');
    const other = await signUpKitchen(api);
    const statuses: number[] = [];
    for (let time = 0; time <= kitchenLimits.numbersPerHour; time += 1) {
      statuses.push((await ask(placed._id, other)).status);
    }
    expect(statuses.indexOf(429)).toBe(kitchenLimits.numbersPerHour);
    expect((await ask(placed._id)).status).toBe(200);
  });
});
