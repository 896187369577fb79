import { beforeEach, describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { addDish } from '../testing/dishes.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;
let dish: MenuItem;

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  dish = await addDish(api, { admin });
});

const add = (key?: string, menuItemId = dish._id, person = diner) =>
  api.call('addToCart', {
    token: person.accessToken,
    body: { menuItemId },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const lines = async () =>
  (await api.call('listCart', { token: diner.accessToken, query: { email: diner.email } })).data;

describe('requirement 40: adding a dish with an Idempotency-Key', () => {
  it('requirement 40: the same key again returns the line it added', async () => {
    const first = await add('one press');
    const again = await add('one press');
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(await lines()).toEqual([first.data]);
  });

  it('requirement 40: a second add with another key, or without one, is refused', async () => {
    await add('one press');
    expect(await add('another press')).toMatchObject({ status: 409 });
    expect(await add()).toMatchObject({ status: 409 });
    expect(await lines()).toHaveLength(1);
  });

  it('requirement 40: the same key for another dish is a conflict', async () => {
    const other = await addDish(api, { admin });
    await add('one press');
    expect(await add('one press', other._id)).toMatchObject({ status: 409 });
    expect(await lines()).toHaveLength(1);
  });

  it('requirement 40: ten calls at once add one line, and all of them return it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('at once')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201 });
    expect(await lines()).toHaveLength(1);
  });

  it('requirement 40: the line is returned even if its dish has left the menu by then', async () => {
    const { data } = await add('one press');
    const params = { id: dish._id };
    await api.call('deleteMenuItem', { token: admin.accessToken, params });
    const again = await add('one press');
    expect(again).toMatchObject({ status: 201, data: { ...data, available: false } });
  });

  it('requirement 40: a key is valid as long as its line, and for one diner only', async () => {
    const { data } = await add('one press');
    const params = { id: data._id };
    await api.call('removeFromCart', { token: diner.accessToken, params });
    const fresh = await add('one press');
    expect(fresh.data._id).not.toBe(data._id);
    const other = await signUpDiner(api);
    expect((await add('one press', dish._id, other)).data.email).toBe(other.email);
  });

  it.each(['', 'k'.repeat(65)])('requirement 40: %j is not a key', async (key) => {
    expect(await add(key)).toMatchObject({ status: 400 });
    expect(await lines()).toEqual([]);
  });
});
