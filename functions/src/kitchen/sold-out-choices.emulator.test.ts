import { dayMs } from '@thymely/contract/ground/time';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { fillCart, getCheckout, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const evening = Date.parse('2026-03-08T02:00:00Z');
/** The business day ends at 10 PM. */
const closing = '2026-03-08T03:00:00.000Z';
const sizes = {
  id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: ['small', 'large'].map((id) => ({ id, name: id, cents: 0, isDefault: id === 'small' })),
};

const api = useTestApi({ nowMs: () => nowMs });
let nowMs = evening;
let years = 0;
let admin: Person;
let cook: Person;
let pizza: string;

beforeEach(async () => {
  await api.clear();
  // Each test is on another day, so that no cached answer is used.
  nowMs = evening;
  [admin, cook] = await Promise.all([signUpAdmin(api, 'Ada'), signUpKitchen(api)]);
  await Promise.all([saveGroup(api, { admin }), saveGroup(api, { admin, ...sizes })]);
  pizza = (await addDish(api, { admin, optionGroups: ['size', 'toppings'] }))._id;
  await takeOrders(api, { timeZone: 'America/New_York', week: everyDay('11:00', '22:00') });
});

const paramsOf = (key: string) => {
  const [group = '', choice = ''] = key.split('.');
  return { group, choice };
};
const mark = (key: string, until: unknown = 'next-opening') =>
  api.call('markChoiceSoldOut', {
    token: cook.accessToken,
    params: paramsOf(key),
    body: { until },
  });
const bringBack = (key: string) =>
  api.call('markChoiceAvailable', { token: cook.accessToken, params: paramsOf(key) });
const list = async (query = { choices: 'true' }) =>
  (await api.call('listSoldOut', { token: cook.accessToken, query })).data;
const stored = async () => (await api.db.doc('availability/now').get()).data();
const chosen = (...keys: string[]) =>
  keys.map((key) => ({ groupId: paramsOf(key).group, choiceId: paramsOf(key).choice }));

describe('a sold-out choice', () => {
  it('stays sold out until the business day ends, as a dish does', async () => {
    expect((await mark('toppings.feta')).data).toEqual({
      group: 'toppings',
      choice: 'feta',
      until: closing,
    });
    const at = new Date(evening).toISOString();
    const names = { groupName: 'Toppings', name: 'Feta' };
    expect(await list()).toEqual([
      { group: 'toppings', choice: 'feta', ...names, until: closing, at },
    ]);
    nowMs = Date.parse(closing);
    expect(await list()).toEqual([]);
  });

  it('stays sold out until it is recalled', async () => {
    expect((await mark('toppings.feta', 'recalled')).data.until).toBeNull();
    nowMs += 30 * dayMs;
    expect(await list()).toMatchObject([{ choice: 'feta', until: null }]);
    expect(await bringBack('toppings.feta')).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
  });

  it('is listed among the dishes, newest first, for boards that know choices', async () => {
    const dish = { token: cook.accessToken, params: { dish: pizza } };
    await mark('toppings.feta');
    nowMs++;
    await api.call('markSoldOut', { ...dish, body: { until: 'recalled' } });
    nowMs++;
    await mark('size.large');
    const names = (await list()).map((each) => ('dish' in each ? each.dish : each.choice));
    expect(names).toEqual(['large', pizza, 'feta']);
    const plain = (await api.call('listSoldOut', { token: cook.accessToken })).data;
    expect(plain).toEqual([expect.objectContaining({ dish: pizza, until: null })]);
  });

  it('leaves the list with its group, and is forgotten by the next change of a choice', async () => {
    await mark('toppings.feta', 'recalled');
    const choices = toppings.choices.filter(({ id }) => id !== 'feta');
    await saveGroup(api, { admin, choices });
    expect(await list()).toEqual([]);
    await mark('toppings.olives', 'recalled');
    expect(Object.keys((await stored())?.['choices'] as object)).toEqual(['toppings.olives']);
    expect(await mark('toppings.feta')).toMatchObject({ status: 404 });
  });

  it('does not change any sold-out dish', async () => {
    const soldOut = { [pizza]: { until: null, byUid: 'x', at: Timestamp.now() } };
    await api.db.doc('availability/now').set({ soldOut, choices: {}, revision: 3 });
    await mark('size.large', 'recalled');
    const own = { until: null, byUid: cook.uid, at: Timestamp.fromMillis(nowMs) };
    const choices = { 'size.large': own };
    expect(await stored()).toEqual({ soldOut, choices, revision: 4 });
    await bringBack('size.large');
    expect(await stored()).toEqual({ soldOut, choices: {}, revision: 5 });
  });

  it('goes on record under its group, with words that name the choice', async () => {
    await mark('toppings.feta');
    await mark('toppings.feta');
    await bringBack('toppings.feta');
    const entries = await listAudit(api, admin, { target: 'toppings' });
    const name = 'Toppings: Feta';
    expect(entries.filter(({ what }) => what.startsWith('kitchen.'))).toMatchObject([
      {
        what: 'kitchen.available',
        who: { _id: cook.uid },
        before: { name, soldOutUntil: closing },
        after: { name },
      },
      { what: 'kitchen.sold-out', before: { name }, after: { name, soldOutUntil: closing } },
    ]);
  });

  it('changes nothing if it is marked or brought back twice', async () => {
    await mark('toppings.feta');
    const before = await snapshotStores(api);
    expect((await mark('toppings.feta')).data.until).toBe(closing);
    expect(await snapshotStores(api)).toEqual(before);
    await bringBack('toppings.feta');
    const after = await snapshotStores(api);
    expect(await bringBack('toppings.feta')).toMatchObject({ status: 200 });
    expect(await snapshotStores(api)).toEqual(after);
  });

  it.each(['toppings.nothing', 'nothing.feta', 'toppings.small'])(
    'cannot be %s, which is a 404, and nothing is written',
    async (key) => {
      const before = await snapshotStores(api);
      expect(await mark(key)).toMatchObject({ status: 404 });
      expect(await bringBack(key)).toMatchObject({ status: 404 });
      expect(await snapshotStores(api)).toEqual(before);
    },
  );

  it.each(['toppings', 'toppings.', '.feta', '.', 'a.b.c', 'toppings%2Efeta', 'x/y', '%00.%00'])(
    'cannot be named by the path %s',
    async (address) => {
      for (const method of ['PUT', 'DELETE']) {
        const { status } = await fetch(`${api.origin}/api/kitchen/sold-out/choices/${address}`, {
          method,
          headers: {
            authorization: `Bearer ${cook.accessToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ until: 'recalled' }),
        });
        expect([400, 404]).toContain(status);
      }
      expect(await stored()).toBeUndefined();
    },
  );

  it.each(['', 'today', null, ['recalled']])('cannot be sold out until %j', async (until) => {
    const answer = await mark('toppings.feta', until);
    expect(answer).toMatchObject({
      status: 400,
      error: { fields: { until: expect.any(String) as string } },
    });
  });

  it('costs 3 reads and 2 writes, 2 and 2 to bring back, 2 reads to list', async () => {
    await api.call('listMenu');
    const costOf = async (call: () => Promise<unknown>) => {
      const { reads, writes } = api.counts;
      await call();
      // This excludes the check of the caller.
      return [api.counts.reads - reads - 1, api.counts.writes - writes];
    };
    expect(await costOf(() => mark('toppings.feta'))).toEqual([3, 2]);
    expect(await costOf(() => list())).toEqual([2, 0]);
    expect(await costOf(() => bringBack('toppings.feta'))).toEqual([2, 2]);
  });
});

describe('while choices are sold out', () => {
  const add = async (diner: Person, ...keys: string[]) => {
    const body = { menuItemId: pizza, choices: chosen(...keys) };
    return (await api.call('addToCart', { token: diner.accessToken, body })).data._id;
  };
  const ordering = async () => {
    nowMs += ++years * 365 * dayMs;
    return (await api.call('getOrdering')).data;
  };

  it('requirement 44: a line with the choice cannot be ordered, with a message, until it is back', async () => {
    const diner = await signUpDiner(api);
    const plain = (await addDish(api, { admin, name: 'Tea' }))._id;
    const lineId = await add(diner, 'size.small', 'toppings.feta', 'toppings.olives');
    await add(diner, 'size.small');
    await fillCart(api, diner, { dishId: plain });
    const { quote, totalCents } = await getCheckout(api, diner);
    await mark('toppings.feta');

    const checkout = await getCheckout(api, diner);
    expect(checkout.problems).toEqual([{ code: 'choice_gone', lineId }]);
    expect(checkout.lines[0]).toMatchObject({
      lineId,
      available: false,
      fault: 'Toppings: “Feta” is sold out today.',
      choices: [{ name: 'small' }, { name: 'Olives' }, { name: 'Feta' }],
    });
    expect(checkout.totalCents).toBe(totalCents - 820 - 100 - 150);
    const refused = await placeOrder(api, diner, { quote });
    expect([refused.status, refused.error.problems]).toEqual([
      ...[409, [{ code: 'changed' }, { code: 'choice_gone', lineId }]],
    ]);
    const again = await placeOrder(api, diner);
    expect(again.error.problems).toEqual([{ code: 'choice_gone', lineId }]);

    await bringBack('toppings.feta');
    expect((await placeOrder(api, diner, { quote })).status).toBe(201);
  });

  it('a dish cannot be ordered if a group that must be answered has too few choices left', async () => {
    const diner = await signUpDiner(api);
    const lineId = await add(diner, 'size.small');
    await mark('size.small', 'recalled');
    expect((await getCheckout(api, diner)).problems).toMatchObject([{ code: 'choice_gone' }]);
    expect((await ordering()).soldOut).toEqual([]);
    await mark('size.large', 'recalled');
    const checkout = await getCheckout(api, diner);
    expect(checkout.problems).toEqual([{ code: 'sold_out', lineId }]);
    expect(checkout.lines[0]?.fault).toBeUndefined();
    expect((await placeOrder(api, diner)).error.problems).toContainEqual({
      code: 'sold_out',
      lineId,
    });
    const { soldOut, soldOutChoices } = await ordering();
    expect([soldOut, soldOutChoices.sort()]).toEqual([[pizza], ['size.large', 'size.small']]);
    await bringBack('size.large');
    expect((await ordering()).soldOut).toEqual([]);
  });

  it('a dish that is sold out for two reasons is listed once', async () => {
    const dish = { token: cook.accessToken, params: { dish: pizza } };
    await api.call('markSoldOut', { ...dish, body: { until: 'recalled' } });
    await mark('size.small', 'recalled');
    await mark('size.large', 'recalled');
    expect((await ordering()).soldOut).toEqual([pizza]);
  });

  it('GET /ordering reads the version of the menu only while a choice is sold out', async () => {
    await ordering();
    const readsOf = async (call: () => Promise<unknown>) => {
      const { reads } = api.counts;
      await call();
      return api.counts.reads - reads;
    };
    await api.call('listMenu');
    expect(await readsOf(ordering)).toBe(4);
    await mark('toppings.feta', 'recalled');
    await api.call('listMenu');
    expect(await readsOf(ordering)).toBe(5);
  });
});

describe('the preselected choices of a dish', () => {
  const addAsItComes = async (diner: Person, dish = pizza) =>
    api.call('addToCart', { token: diner.accessToken, body: { menuItemId: dish } });

  it('are not added if one is sold out: the diner must choose first', async () => {
    const diner = await signUpDiner(api);
    expect((await addAsItComes(diner)).data.choices).toMatchObject([
      ...[{ choiceId: 'small' }, { choiceId: 'herbs' }],
    ]);
    const other = await signUpDiner(api);
    await mark('toppings.herbs');
    const refused = await addAsItComes(other);
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: { choices: 'Toppings: “Herbs” is sold out today. Choose again.' } },
    });
    const body = { menuItemId: pizza, choices: chosen('size.small') };
    expect(await api.call('addToCart', { token: other.accessToken, body })).toMatchObject({
      status: 201,
      data: { choices: [{ choiceId: 'small' }] },
    });
  });

  it('cost one more read, but only if the dish has any', async () => {
    const plain = (await addDish(api, { admin, name: 'Tea' }))._id;
    const diner = await signUpDiner(api);
    await api.call('listMenu');
    const readsOf = async (dish: string) => {
      const { reads } = api.counts;
      expect((await addAsItComes(diner, dish)).status).toBe(201);
      return api.counts.reads - reads - 1;
    };
    expect([await readsOf(plain), await readsOf(pizza)]).toEqual([3, 4]);
  });
});
