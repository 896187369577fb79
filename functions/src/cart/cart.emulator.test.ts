import { beforeEach, describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { addDish, soup } from '../testing/dishes.ts';
import {
  accessTokenFor,
  type Person,
  signUpAccount,
  signUpAdmin,
  signUpDiner,
} from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;
let otherDiner: Person;
let dish: MenuItem;

beforeEach(async () => {
  await api.clear();
  [admin, diner, otherDiner] = await Promise.all([
    signUpAdmin(api),
    signUpDiner(api),
    signUpDiner(api),
  ]);
  dish = await addDish(api, { admin });
});

const add = (person: Person, menuItemId: string, body: object = {}) =>
  api.call('addToCart', { token: person.accessToken, body: { menuItemId, ...body } });

const list = (person: Person, email = person.email) =>
  api.call('listCart', { token: person.accessToken, query: { email } });

const setQuantity = (person: Person, id: string, quantity: unknown) =>
  api.call('setCartQuantity', { token: person.accessToken, params: { id }, body: { quantity } });

const remove = (person: Person, id: string) =>
  api.call('removeFromCart', { token: person.accessToken, params: { id } });

const addDishes = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => addDish(api, { admin, name: `Dish ${n}` })));

const storedCart = async (person: Person) => (await api.db.doc(`carts/${person.uid}`).get()).data();

describe('a cart', () => {
  it('shows a line with the name, image and price from the menu, whatever the client sent', async () => {
    const lies = { name: 'Free soup', image: 'https://evil.test/x.png', price: 0.01, quantity: 7 };
    const added = await add(diner, dish._id, { ...lies, email: diner.email });
    expect(added.status).toBe(201);
    expect(added.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      menuItemId: dish._id,
      name: soup.name,
      image: soup.image,
      price: soup.price,
      quantity: 1,
      email: diner.email,
      available: true,
    });
    expect((await list(diner)).data).toEqual([added.data]);
  });

  it('keeps the order in which dishes were added', async () => {
    const dishes = await addDishes(4);
    for (const { _id } of dishes) await add(diner, _id);
    await setQuantity(diner, (await list(diner)).data[2]?._id ?? '', 5);
    const names = (await list(diner)).data.map((line) => line.name);
    expect(names).toEqual(['Dish 0', 'Dish 1', 'Dish 2', 'Dish 3']);
  });

  it('changes a quantity and removes a line', async () => {
    const line = (await add(diner, dish._id)).data;
    const changed = await setQuantity(diner, line._id, 99);
    expect(changed).toMatchObject({ status: 200, data: { ...line, quantity: 99 } });
    expect(await remove(diner, line._id)).toMatchObject({ status: 200 });
    expect((await list(diner)).data).toEqual([]);
    expect(await remove(diner, line._id)).toMatchObject({ status: 404 });
    expect(await add(diner, dish._id)).toMatchObject({ status: 201 });
  });

  it('refuses an unknown dish, a second line for the same dish, and another email', async () => {
    expect(await add(diner, 'no-such-dish')).toMatchObject({ status: 404 });
    await add(diner, dish._id);
    const again = await add(diner, dish._id);
    expect(again).toMatchObject({ status: 409 });
    expect(again.error.message).toBe('This dish is already in your cart.');
    const foreign = await add(diner, dish._id, { email: otherDiner.email });
    expect(foreign).toMatchObject({ status: 403 });
  });

  it('holds 100 lines, and not one more', async () => {
    const added = { name: 'n', image: '/dish-art/1f372.webp', price: 1 };
    const line = { menuItemId: 'gone', quantity: 1, addedAt: new Date(0), added };
    const lines = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`line-${n}`, line]));
    await api.db.doc(`carts/${diner.uid}`).set({ uid: diner.uid, email: diner.email, lines });
    const [last, tooMany] = await addDishes(2);
    expect(await add(diner, last?._id ?? '')).toMatchObject({ status: 201 });
    expect(await add(diner, tooMany?._id ?? '')).toMatchObject({ status: 409 });
    expect((await list(diner)).data).toHaveLength(100);
  });

  it("is empty for someone who signs up with another diner's former email", async () => {
    await add(diner, dish._id);
    await api.auth.deleteUser(diner.uid);
    const { email } = diner;
    const token = await accessTokenFor(api, await signUpAccount(api, email));
    const cart = await api.call('listCart', { token, query: { email } });
    expect(cart).toMatchObject({ status: 200, data: [] });
  });
});

describe('requirement 10: a diner can reach only their own cart', () => {
  it.each(['', 'email=', 'email=a@b.test&email=c@d.test', 'email[$ne]=x', 'email=x&extra=1'])(
    'requirement 10: GET /carts?%s is refused as invalid',
    async (query) => {
      const answer = await api.call('listCart', { token: diner.accessToken, query });
      expect(answer).toMatchObject({ status: 400 });
    },
  );

  it('requirement 10: another email is refused, known or not', async () => {
    expect(await list(diner, otherDiner.email)).toMatchObject({ status: 403 });
    expect(await list(diner, 'nobody@thymely.test')).toMatchObject({ status: 403 });
  });

  it("requirement 10: the diner's own email may be written in capitals", async () => {
    expect(await list(diner, ` ${diner.email.toUpperCase()} `)).toMatchObject({ status: 200 });
  });

  it("requirement 10: another diner's line is not found, and does not change", async () => {
    const line = (await add(diner, dish._id)).data;
    const before = await storedCart(diner);
    expect(await setQuantity(otherDiner, line._id, 5)).toMatchObject({ status: 404 });
    expect(await remove(otherDiner, line._id)).toMatchObject({ status: 404 });
    expect(await setQuantity(admin, line._id, 5)).toMatchObject({ status: 404 });
    expect(await storedCart(diner)).toEqual(before);
  });
});

describe('requirement 16: parallel adds', () => {
  it('requirement 16: 20 of the same dish make one line, one 201 and 19 refusals', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(diner, dish._id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await list(diner)).data).toHaveLength(1);
  });

  it('requirement 16: 20 of different dishes make 20 lines', async () => {
    const dishes = await addDishes(20);
    const answers = await Promise.all(dishes.map(({ _id }) => add(diner, _id)));
    expect(answers.map(({ status }) => status)).toEqual(dishes.map(() => 201));
    const lines = (await list(diner)).data;
    expect(new Set(lines.map(({ menuItemId }) => menuItemId)).size).toBe(20);
    expect(new Set(lines.map(({ _id }) => _id)).size).toBe(20);
  });
});

describe('requirement 17: parallel changes to one line', () => {
  it('requirement 17: the final value of parallel PUTs is one of those sent', async () => {
    const line = (await add(diner, dish._id)).data;
    const sent = [2, 3, 4, 5, 6, 7, 8, 9];
    const answers = await Promise.all(sent.map((value) => setQuantity(diner, line._id, value)));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect(answers.map(({ data }) => data.quantity)).toEqual(sent);
    expect(sent).toContain((await list(diner)).data[0]?.quantity);
  });

  it('requirement 17: a line deleted while a PUT changes it stays gone', async () => {
    for (let round = 0; round < 5; round++) {
      const line = (await add(diner, dish._id)).data;
      const [put, deleted] = await Promise.all([
        setQuantity(diner, line._id, 5),
        remove(diner, line._id),
      ]);
      expect(deleted).toMatchObject({ status: 200 });
      expect([200, 404]).toContain(put.status);
      expect((await list(diner)).data).toEqual([]);
    }
  });
});

describe('requirement 19: the cart follows the menu', () => {
  it('requirement 19: a dish taken off the menu is shown as unavailable', async () => {
    const line = (await add(diner, dish._id)).data;
    const token = admin.accessToken;
    await api.call('deleteMenuItem', { token, params: { id: dish._id } });
    const cart = await list(diner);
    expect(cart).toMatchObject({ status: 200, data: [{ ...line, available: false }] });
    expect(await setQuantity(diner, line._id, 3)).toMatchObject({ data: { available: false } });
    expect(await remove(diner, line._id)).toMatchObject({ status: 200 });
  });

  it('requirement 19: a changed price, name or image shows at once', async () => {
    await add(diner, dish._id);
    const changes = { price: 9.75, name: 'Lentil soup', image: 'https://pictures.test/soup.webp' };
    const params = { id: dish._id };
    await api.call('updateMenuItem', { token: admin.accessToken, params, body: changes });
    expect((await list(diner)).data).toMatchObject([changes]);
  });
});
