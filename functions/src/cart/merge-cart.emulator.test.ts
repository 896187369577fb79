import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { saveGroup } from '../testing/option-groups.ts';
import { takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;
let soup: MenuItem;
let tart: MenuItem;

const herbs = { groupId: 'toppings', choiceId: 'herbs' };
const feta = { groupId: 'toppings', choiceId: 'feta' };

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  await saveGroup(api, { admin });
  soup = await addDish(api, { admin, name: 'Soup', optionGroups: ['toppings'] });
  tart = await addDish(api, { admin, name: 'Tart' });
});

const merge = (lines: object[], key?: string) =>
  api.call('mergeCart', {
    token: diner.accessToken,
    body: { lines },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const cart = async () => {
  const query = { email: diner.email };
  const { data } = await api.call('listCart', { token: diner.accessToken, query });
  return data;
};

const remove = (id: string) =>
  api.call('removeFromCart', { token: diner.accessToken, params: { id } });

async function costOf(call: () => Promise<{ status: number }>) {
  const { reads, writes } = api.counts;
  expect(await call()).toMatchObject({ status: 200 });
  // The check of the caller is one read more.
  return { reads: api.counts.reads - reads - 1, writes: api.counts.writes - writes };
}

describe('what a visitor has kept', () => {
  it('follows the lines that the cart has, with choices, note and quantity', async () => {
    const token = diner.accessToken;
    const first = await api.call('addToCart', { token, body: { menuItemId: tart._id } });
    const { data } = await merge([
      { menuItemId: soup._id, quantity: 2, choices: [feta], note: 'Hot' },
      { menuItemId: soup._id, quantity: 1 },
    ]);
    expect(data.missing).toEqual([]);
    expect(data.lines).toMatchObject([
      { _id: first.data._id, quantity: 1 },
      { menuItemId: soup._id, quantity: 2, choices: [feta], note: 'Hot', price: 8.2 + 1.5 },
      { menuItemId: soup._id, quantity: 1, choices: [herbs] },
    ]);
    expect(await cart()).toEqual(data.lines);
  });

  it('gets the larger quantity, never the sum, where it is in the cart already', async () => {
    const kept = (quantity: number) => [{ menuItemId: tart._id, quantity }];
    for (const [quantity, expected] of [
      [2, 2],
      [3, 3],
      [1, 3],
    ] as const) {
      const { data } = await merge(kept(quantity));
      expect(data.lines).toMatchObject([{ quantity: expected }]);
    }
  });

  it('twenty merges at once are one', async () => {
    const kept = [
      { menuItemId: tart._id, quantity: 2 },
      { menuItemId: soup._id, quantity: 1 },
    ];
    const calls = Array.from({ length: 20 }, (_, at) => merge(kept, at % 2 ? 'key' : undefined));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(await cart()).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });

  it('does not come back with a repeated key after it was removed, but with another key', async () => {
    const kept = [{ menuItemId: tart._id, quantity: 1 }];
    const [line] = (await merge(kept, 'first')).data.lines;
    await remove(line?._id ?? '');
    for (const key of ['2', '3', '4', '5', '6']) await merge([], key);
    expect((await merge(kept, 'first')).data).toEqual({ lines: [], missing: [] });
    await merge([], '7');
    expect((await merge(kept, 'first')).data.lines).toHaveLength(1);
  });

  it.each(['', 'k'.repeat(65)])('%j is not a key', async (key) => {
    expect(await merge([], key)).toMatchObject({ status: 400 });
  });
});

describe('what cannot be added', () => {
  it('is named with its reason, and the rest is added', async () => {
    await takeOrders(api, { notes: false });
    const { data } = await merge([
      { menuItemId: 'gone', quantity: 1 },
      { menuItemId: soup._id, quantity: 1, choices: [{ ...feta, choiceId: 'caviar' }] },
      { menuItemId: tart._id, quantity: 1, note: 'No nuts' },
      { menuItemId: tart._id, quantity: 4 },
    ]);
    const chosen = 'Toppings: one of your choices is no longer offered.';
    expect(data.missing).toMatchObject([
      { menuItemId: 'gone', reason: 'dish_gone' },
      { menuItemId: soup._id, name: 'Soup', reason: 'choices', message: chosen },
      { name: 'Tart', reason: 'note', message: "We can't take notes at the moment." },
    ]);
    expect(data.lines).toMatchObject([{ menuItemId: tart._id, quantity: 4 }]);
  });

  it('is what no longer fits: the lines of the cart are the first of a hundred', async () => {
    const added = { name: 'n', image: '/dish-art/1f372.webp', price: 1 };
    const lines = Object.fromEntries(
      Array.from({ length: 99 }, (_, at) => [
        `line-${at}`,
        { menuItemId: `dish-${at}`, quantity: 1, addedAt: new Date(at), added },
      ]),
    );
    await api.db.doc(`carts/${diner.uid}`).set({ uid: diner.uid, email: diner.email, lines });
    const { data } = await merge([
      { menuItemId: tart._id, quantity: 1 },
      { menuItemId: soup._id, quantity: 1 },
    ]);
    expect(data.lines).toHaveLength(100);
    expect(data.lines.at(-1)).toMatchObject({ menuItemId: tart._id });
    expect(data.missing).toMatchObject([{ menuItemId: soup._id, name: 'Soup', reason: 'full' }]);
  });

  it.each([
    [{ menuItemId: 'x', quantity: 0 }],
    [{ menuItemId: 'x', quantity: 100 }],
    [{ menuItemId: 'x', quantity: 1.5 }],
    [{ menuItemId: '../x', quantity: 1 }],
    [{ menuItemId: 'x', quantity: 1, price: 1 }],
    [{ menuItemId: 'x', quantity: 1, note: 'x'.repeat(141) }],
    ...[Array.from({ length: 101 }, () => ({ menuItemId: 'x', quantity: 1 }))],
  ])('%j is refused as malformed', async (...lines) => {
    expect(await merge(lines)).toMatchObject({ status: 400 });
  });
});

it('POST /carts/merge: 3 reads and 1 write, 1 read more with a note and with preselected choices', async () => {
  await cart();
  const plain = [{ menuItemId: tart._id, quantity: 1 }];
  expect(await costOf(() => merge(plain, 'key'))).toEqual({ reads: 3, writes: 1 });
  expect(await costOf(() => merge(plain, 'key'))).toEqual({ reads: 3, writes: 0 });
  const noted = [
    { menuItemId: soup._id, quantity: 1, note: 'Hot' },
    { menuItemId: tart._id, quantity: 2 },
  ];
  expect(await costOf(() => merge(noted))).toEqual({ reads: 5, writes: 1 });
});
