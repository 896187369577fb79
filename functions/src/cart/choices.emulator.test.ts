import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;
let dish: MenuItem;

const sizes = {
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { id: 'cup', name: 'Cup', cents: 0, isDefault: false },
    { id: 'bowl', name: 'Bowl', cents: 250, isDefault: false },
  ],
};
const herbs = { groupId: 'toppings', choiceId: 'herbs' };
const olives = { groupId: 'toppings', choiceId: 'olives' };
const feta = { groupId: 'toppings', choiceId: 'feta' };
const bowl = { groupId: 'size', choiceId: 'bowl' };

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  await saveGroup(api, { admin });
  await saveGroup(api, { admin, id: 'size', ...sizes });
  dish = await addDish(api, { admin, optionGroups: ['size', 'toppings'] });
});

type Body = { choices?: unknown; note?: unknown };

const add = (body: Body = {}, key?: string, menuItemId = dish._id) =>
  api.call('addToCart', {
    token: diner.accessToken,
    body: { menuItemId, ...body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const list = async () =>
  (await api.call('listCart', { token: diner.accessToken, query: { email: diner.email } })).data;

const setQuantity = (id: string, quantity: number) =>
  api.call('setCartQuantity', { token: diner.accessToken, params: { id }, body: { quantity } });

const remove = (id: string) =>
  api.call('removeFromCart', { token: diner.accessToken, params: { id } });

describe('a line with choices', () => {
  it('has them in the order of the groups, with words, and includes their prices', async () => {
    const added = await add({ choices: [feta, olives, bowl], note: '  Extra hot \n' });
    expect(added.status).toBe(201);
    expect(added.data).toMatchObject({
      price: 8.2 + 2.5 + 1.5 + 1,
      note: 'Extra hot',
      choices: [
        { ...bowl, group: 'Size', name: 'Bowl', cents: 250 },
        { ...olives, group: 'Toppings', name: 'Olives', cents: 100, allergens: [] },
        { ...feta, group: 'Toppings', name: 'Feta', cents: 150, allergens: ['milk'] },
      ],
    });
    expect(added.data.fault).toBeUndefined();
    expect(await list()).toEqual([added.data]);
    expect((await setQuantity(added.data._id, 3)).data).toEqual({ ...added.data, quantity: 3 });
  });

  it('gets the preselected choices, unless the diner chooses otherwise', async () => {
    await saveGroup(api, { admin, id: 'size', ...sizes, min: 0 });
    expect((await add()).data.choices).toMatchObject([herbs]);
    const none = (await add({ choices: [] })).data;
    expect(none).toMatchObject({ price: soup.price });
    expect(none).not.toHaveProperty('choices');
    expect(none).not.toHaveProperty('note');
  });

  it('is another line with other choices or another note, and the same in any order of choices', async () => {
    expect(await add({ choices: [bowl, olives, feta] })).toMatchObject({ status: 201 });
    expect(await add({ choices: [bowl, olives] })).toMatchObject({ status: 201 });
    expect(await add({ choices: [bowl, olives], note: 'Hot' })).toMatchObject({ status: 201 });
    const again = await add({ choices: [feta, bowl, olives], note: ' ' });
    expect(again).toMatchObject({ status: 409 });
    expect(again.error.message).toBe('This dish is already in your cart.');
    expect(await list()).toHaveLength(3);
  });
});

it('a choice that its group allows twice is there twice, costs twice, and makes another line', async () => {
  await saveGroup(api, { admin, maxEach: 2 });
  const twice = await add({ choices: [feta, bowl, feta] });
  expect(twice.status).toBe(201);
  expect(twice.data).toMatchObject({ price: 8.2 + 2.5 + 1.5 + 1.5, choices: [bowl, feta, feta] });
  expect(await add({ choices: [bowl, feta] })).toMatchObject({ status: 201 });
  expect(await add({ choices: [feta, feta, bowl] })).toMatchObject({ status: 409 });
  await saveGroup(api, { admin });
  const line = (await list()).find(({ _id }) => _id === twice.data._id);
  expect(line?.fault).toBe('Toppings: one choice is there twice.');
});

it('a choice costs what it does in the size of the line, and the version of its group stays when it is read', async () => {
  const choices = toppings.choices.map((each) =>
    each.id === 'olives' ? { ...each, centsBySize: { small: 50, large: 300 } } : each,
  );
  const params = { id: 'toppings' };
  const body = { ...toppings, choices };
  const saved = await api.call('saveOptionGroup', { token: admin.accessToken, params, body });
  const query = { versions: '1' as const };
  const listed = await api.call('listOptionGroups', { token: admin.accessToken, query });
  const version = listed.data.find(({ _id }) => _id === 'toppings')?.version;
  expect(saved.headers.get('etag')).toBe(version);
  const sized = await addDish(api, {
    admin,
    price: 9,
    sizes: [
      { id: 'large', name: 'Large', cents: 1200 },
      { id: 'medium', name: 'Medium', cents: 900 },
    ],
    optionGroups: ['toppings'],
  });
  const priceOf = async (choiceId: string) => {
    const size = { groupId: '_size', choiceId };
    return (await add({ choices: [size, olives] }, undefined, sized._id)).data.price;
  };
  expect(await priceOf('large')).toBe(15);
  expect(await priceOf('medium')).toBe(10);
});

describe('choices that a dish does not offer', () => {
  it.each([
    ['too few', undefined, 'Size: choose 1.'],
    ['none', [], 'Size: choose 1.'],
    ['too many', [bowl, { ...bowl, choiceId: 'cup' }], 'Size: choose no more than 1.'],
    ['one twice', [bowl, olives, olives], 'Toppings: one choice is there twice.'],
    [
      'an unknown one',
      [{ ...bowl, choiceId: 'bucket' }],
      'Size: one of your choices is no longer offered.',
    ],
    [
      'those of another group',
      [bowl, { groupId: 'crust', choiceId: 'thin' }],
      '“crust”: not an option for this dish.',
    ],
  ])('%s: refused, and the group is named', async (_, choices, message) => {
    const refused = await add(choices === undefined ? {} : { choices });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.error).toMatchObject({ message, fields: { choices: message } });
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ choices: 'bowl' }],
    [{ choices: [{ groupId: 'size' }] }],
    [{ choices: [{ ...bowl, cents: 1 }] }],
    [{ choices: [{ groupId: 'size', choiceId: '../x' }] }],
    [{ choices: Array.from({ length: 61 }, () => bowl) }],
    [{ note: 'x'.repeat(141) }],
    [{ note: 'evil \u202e text' }],
    [{ note: 7 }],
  ])('%j is refused as malformed', async (body) => {
    expect(await add(body)).toMatchObject({ status: 400 });
  });

  it('a dish without options accepts none', async () => {
    const plain = await addDish(api, { admin });
    const { status, error } = await add({ choices: [olives] }, undefined, plain._id);
    expect({ status, message: error.message }).toEqual({
      status: 400,
      message: '“toppings”: not an option for this dish.',
    });
  });
});

describe('requirement 19: the choices of a cart follow the menu', () => {
  it('requirement 19: a new name or price of a choice appears at once', async () => {
    const line = (await add({ choices: [bowl] })).data;
    const [cup, big] = sizes.choices;
    const choices = [cup, { ...big, name: 'Big bowl', cents: 300 }] as typeof sizes.choices;
    await saveGroup(api, { admin, id: 'size', ...sizes, name: 'Sizes', choices });
    expect(await list()).toEqual([
      {
        ...line,
        price: 11.2,
        choices: [{ ...bowl, group: 'Sizes', name: 'Big bowl', cents: 300 }],
      },
    ]);
  });

  it('requirement 19: a choice that is gone is a fault of its line, which can only be removed', async () => {
    const line = (await add({ choices: [bowl], note: 'Hot' })).data;
    await saveGroup(api, { admin, id: 'size', ...sizes, choices: sizes.choices.slice(0, 1) });
    const faulty = { ...line, fault: 'Size: “Bowl” is no longer offered.' };
    expect(await list()).toEqual([faulty]);
    expect((await setQuantity(line._id, 2)).data).toEqual({ ...faulty, quantity: 2 });
    expect(await remove(line._id)).toMatchObject({ status: 200 });
  });

  it('requirement 19: a dish that lost its options reports it, and one that is gone is shown as it was', async () => {
    const line = (await add({ choices: [bowl] })).data;
    const params = { id: dish._id };
    const token = admin.accessToken;
    await api.call('updateMenuItem', { token, params, body: { optionGroups: ['toppings'] } });
    expect(await list()).toEqual([{ ...line, fault: 'Size: not an option for this dish.' }]);
    await api.call('deleteMenuItem', { token, params });
    expect(await list()).toEqual([{ ...line, available: false }]);
  });
});

describe('requirement 40: adding a dish with choices and an Idempotency-Key', () => {
  it('requirement 40: the same call again returns its line, other choices are a conflict', async () => {
    const first = await add({ choices: [bowl, olives] }, 'key');
    expect(await add({ choices: [olives, bowl] }, 'key')).toMatchObject({ text: first.text });
    expect(await add({ choices: [bowl] }, 'key')).toMatchObject({ status: 409 });
    expect(await add({ choices: [bowl, olives], note: 'Hot' }, 'key')).toMatchObject({
      status: 409,
    });
    expect(await list()).toHaveLength(1);
  });

  it('requirement 40: a call without choices is the same one, whatever is preselected by then', async () => {
    await saveGroup(api, { admin, id: 'size', ...sizes, min: 0 });
    const first = await add({}, 'key');
    const choices = toppings.choices.map((choice) => ({ ...choice, isDefault: false }));
    await saveGroup(api, { admin, choices });
    expect(await add({}, 'key')).toMatchObject({ status: 201, data: { _id: first.data._id } });
  });
});

describe('a note to the kitchen', () => {
  it('can have up to 140 characters of any script', async () => {
    const notes = ['<img src=x onerror=alert(1)>', 'بدون بصل من فضلك', 'א'.repeat(140)];
    for (const note of notes) {
      expect((await add({ choices: [bowl], note })).data.note).toBe(note);
    }
  });

  it('is refused if the restaurant accepts none', async () => {
    await takeOrders(api, { notes: false });
    const refused = await add({ choices: [bowl], note: 'Hot' });
    expect(refused.error.fields).toEqual({ note: "We can't take notes at the moment." });
    expect(await add({ choices: [bowl], note: '' })).toMatchObject({ status: 201 });
  });
});

describe('the cost and the limits of a line', () => {
  async function costOf(call: () => Promise<{ status: number }>) {
    const { reads, writes } = api.counts;
    expect(await call()).toMatchObject({ status: 201 });
    return { reads: api.counts.reads - reads, writes: api.counts.writes - writes };
  }

  it('POST /carts: 3 reads besides the check of the caller, with options, too; 1 more with a note', async () => {
    await list();
    expect(await costOf(() => add({ choices: [bowl, feta] }))).toEqual({ reads: 4, writes: 1 });
    const noted = () => add({ choices: [bowl], note: 'Hot' });
    expect(await costOf(noted)).toEqual({ reads: 5, writes: 1 });
  });

  it('a cart is full before it grows too large for a document', async () => {
    const choices = Array.from({ length: 160 }, (_, n) => ({
      groupId: 'g'.repeat(128),
      choiceId: String(n).padStart(128, 'c'),
      group: 'G'.repeat(60),
      name: 'C'.repeat(60),
      cents: 100_000,
    }));
    const added = { name: 'n', image: '/dish-art/1f372.webp', price: 1 };
    const line = { menuItemId: 'gone', quantity: 1, addedAt: new Date(0), added, choices };
    const lines = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`line-${n}`, line]));
    await api.db.doc(`carts/${diner.uid}`).set({ uid: diner.uid, email: diner.email, lines });
    const { status, error } = await add({ choices: [bowl] });
    const message = 'Your cart is full. It holds too many choices.';
    expect({ status, message: error.message }).toEqual({ status: 409, message });
  });
});
