import { beforeEach, describe, expect, it } from 'vitest';
import { newKey, placeOrder, quoteNow } from '../../testing/ordering.ts';
import type { Person } from '../../testing/people.ts';
import { dinerAtCheckout, oneOrder, tracesOf } from '../../testing/placing.ts';
import { useTestApi } from '../../testing/test-api.ts';

const api = useTestApi();

let diner: Person;

beforeEach(async () => {
  diner = await dinerAtCheckout(api);
});

describe('requirement 43: one key, one order', () => {
  it('requirement 43: three identical placements at once place one order', async () => {
    const quote = await quoteNow(api, diner);
    const key = newKey();
    const send = () => placeOrder(api, diner, { key, quote });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
  });

  it('requirement 43: of two tabs with their own keys one places it, and the other is told of it', async () => {
    const quote = await quoteNow(api, diner);
    const answers = await Promise.all([1, 2].map(() => placeOrder(api, diner, { quote })));
    const [placed, refused] = answers.sort((one, other) => one.status - other.status);
    expect([placed?.status, refused?.status]).toEqual([201, 409]);
    const order = { _id: placed?.data._id, number: 1 };
    expect(refused?.error.problems).toEqual([{ code: 'cart_empty', order }]);
    expect(refused?.error.checkout).toMatchObject({ quote: null, lines: [] });
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
  });

  it('requirement 43: the same key with another body is refused, with the order it placed', async () => {
    const quote = await quoteNow(api, diner);
    const key = newKey();
    const { data } = await placeOrder(api, diner, { key, quote });
    const other = await placeOrder(api, diner, { key, quote, note: 'No nuts' });
    expect(other.status).toBe(409);
    expect(other.error.order).toEqual(data);
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
  });

  it('requirement 43: a diner who is being removed places nothing', async () => {
    const quote = await quoteNow(api, diner);
    await api.db.doc(`carts/${diner.uid}`).delete();
    const answer = await placeOrder(api, diner, { quote });
    expect(answer.error.problems).toEqual([{ code: 'cart_empty' }]);
    expect((await api.db.collection('orders').get()).size).toBe(0);
  });
});
