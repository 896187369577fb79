import { dayMs } from '@thymely/contract/ground/time';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit, storedAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { fillCart, getCheckout, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

/** It is the evening before clocks go forward in New York. */
const evening = Date.parse('2026-03-08T02:00:00Z');
const closing = '2026-03-08T03:00:00.000Z';
const opening = '2026-03-08T15:00:00.000Z';
const hours = { week: everyDay('11:00', '22:00') };

const api = useTestApi({ nowMs: () => nowMs });
let nowMs = evening;
let years = 0;
let admin: Person;
let dishId: string;

beforeEach(async () => {
  await api.clear();
  nowMs = evening;
  admin = await signUpAdmin(api, 'Ada');
  dishId = (await addDish(api, { admin }))._id;
  await takeOrders(api, { timeZone: 'America/New_York', ...hours });
});

const token = () => admin.accessToken;
const mark = (until: unknown = 'next-opening', dish = dishId) =>
  api.call('markSoldOut', { token: token(), params: { dish }, body: { until } });
const bringBack = (dish = dishId) =>
  api.call('markAvailable', { token: token(), params: { dish } });
const list = async () => (await api.call('listSoldOut', { token: token() })).data;
const stored = async () => (await api.db.doc('availability/now').get()).data();

describe('a sold-out dish', () => {
  it('of a day that is over stays sold out until the doors open next, even if clocks go forward in the meantime', async () => {
    nowMs = Date.parse(closing) + 5 * 60_000;
    const at = new Date(nowMs).toISOString();
    expect((await mark()).data).toEqual({ dish: dishId, until: opening });
    const [first] = await list();
    expect(first).toMatchObject({ dish: dishId, until: opening, at });
    nowMs = Date.parse(opening) - 1;
    expect(await list()).toHaveLength(1);
    nowMs++;
    expect(await list()).toEqual([]);
  });

  it('requirement 44: of today is back when the business day ends: lunch and dinner are one day', async () => {
    const week = everyDay('11:00', '14:00');
    week.sat = [...week.sat, { open: '18:00', close: '22:00' }];
    await takeOrders(api, { timeZone: 'America/New_York', week });
    // It is 1 PM on Saturday.
    nowMs = Date.parse('2026-03-07T18:00:00Z');
    const until = '2026-03-08T03:00:00.000Z';
    expect((await mark()).data).toEqual({ dish: dishId, until });
    nowMs = Date.parse(until) - 1;
    expect(await list()).toHaveLength(1);
    nowMs++;
    expect(await list()).toEqual([]);
  });

  it('stays sold out until it is recalled', async () => {
    expect((await mark('recalled')).data).toEqual({ dish: dishId, until: null });
    nowMs += 30 * dayMs;
    expect(await list()).toMatchObject([{ dish: dishId, until: null }]);
    expect(await bringBack()).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
  });

  it('requirement 44: cannot be ordered before the business day ends, and can from that moment on', async () => {
    const diner = await signUpDiner(api);
    const lineId = await fillCart(api, diner, { dishId });
    const { quote } = await getCheckout(api, diner);
    await mark();
    expect(await getCheckout(api, diner)).toMatchObject({
      lines: [{ available: false }],
      problems: [{ code: 'sold_out', lineId }],
    });
    const refused = await placeOrder(api, diner, { quote });
    expect([refused.status, refused.error.problems]).toEqual([
      409,
      expect.arrayContaining([{ code: 'sold_out', lineId }]),
    ]);
    nowMs = Date.parse(closing) - 1;
    expect((await getCheckout(api, diner)).lines).toMatchObject([{ available: false }]);
    nowMs++;
    expect((await getCheckout(api, diner)).lines).toMatchObject([{ available: true }]);
    nowMs = Date.parse(opening);
    expect((await placeOrder(api, diner)).status).toBe(201);
  });

  it('is shown as sold out to guests at once, and as available once it is back', async () => {
    // Each test is in another year, so that no cached answer is used.
    nowMs += ++years * 365 * dayMs;
    const soldOut = async () => (await api.call('getOrdering')).data.soldOut;
    expect(await soldOut()).toEqual([]);
    await mark();
    expect(await soldOut()).toEqual([dishId]);
    await bringBack();
    expect(await soldOut()).toEqual([]);
  });

  it('keeps the computed time even if the hours change later', async () => {
    await mark();
    await takeOrders(api, { timeZone: 'Asia/Tokyo', ...hours });
    expect(await list()).toMatchObject([{ until: closing }]);
  });

  it('stays sold out until recalled if there are no hours ahead', async () => {
    await api.db.doc('settings/ordering').delete();
    expect((await mark()).data).toEqual({ dish: dishId, until: null });
  });

  it('leaves the list with the dish, and nothing else does', async () => {
    const other = (await addDish(api, { admin, name: 'Tea' }))._id;
    await Promise.all([mark(), mark('recalled', other)]);
    await api.call('deleteMenuItem', { token: token(), params: { id: dishId } });
    expect(await stored()).toMatchObject({ soldOut: { [other]: { until: null } }, revision: 3 });
    expect((await list()).map(({ name }) => name)).toEqual(['Tea']);
  });

  it('is forgotten once it is back, or if it left the menu in another way', async () => {
    const [past, gone] = ['past', 'gone'];
    const entry = { until: Timestamp.fromMillis(nowMs), byUid: 'x', at: Timestamp.now() };
    const choices = { 'size.large': { ...entry, until: null } };
    const soldOut = { [past]: entry, [gone]: { ...entry, until: null } };
    await api.db.doc('availability/now').set({ soldOut, choices, revision: 7 });
    expect(await list()).toEqual([]);
    await mark('recalled');
    const own = { until: null, byUid: admin.uid, at: Timestamp.fromMillis(nowMs) };
    expect(await stored()).toEqual({ soldOut: { [dishId]: own }, choices, revision: 8 });
  });
});

describe('simultaneous and repeated calls', () => {
  it('ten dishes that sell out at once are all recorded', async () => {
    const added = Array.from({ length: 10 }, (_, n) => addDish(api, { admin, name: `Dish ${n}` }));
    const ids = (await Promise.all(added)).map(({ _id }) => _id);
    const answers = await Promise.all(ids.map((id) => mark('recalled', id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const listed = (await list()).map((entry) => ('dish' in entry ? entry.dish : entry));
    expect(listed.sort()).toEqual(ids.sort());
    expect(await stored()).toMatchObject({ revision: 10 });
  });

  it('marking or bringing back twice changes nothing', async () => {
    await mark();
    const before = await snapshotStores(api);
    expect((await mark()).data).toEqual({ dish: dishId, until: closing });
    expect(await snapshotStores(api)).toEqual(before);
    await bringBack();
    const after = await snapshotStores(api);
    expect(await bringBack()).toMatchObject({ status: 200 });
    expect(await snapshotStores(api)).toEqual(after);
  });
});

describe('the audit log', () => {
  it('has one entry for each change, with who made it and until when', async () => {
    await mark();
    await mark();
    await mark('recalled');
    await bringBack();
    const { name } = (await api.call('getMenuItem', { params: { id: dishId } })).data;
    const entries = Object.values(await storedAudit(api)).filter(({ what }) =>
      String(what).startsWith('kitchen.'),
    );
    const change = (what: string, before?: string, after?: string) =>
      expect.objectContaining({
        who: admin.uid,
        target: dishId,
        what,
        before: { name, ...(before && { soldOutUntil: before }) },
        after: { name, ...(after && { soldOutUntil: after }) },
      }) as unknown;
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        change('kitchen.sold-out', undefined, closing),
        change('kitchen.sold-out', closing, 'recalled'),
        change('kitchen.available', 'recalled'),
      ]),
    );
    const listed = await listAudit(api, admin, { what: 'kitchen.available' });
    expect(listed).toMatchObject([{ before: { name, soldOutUntil: 'recalled' }, after: { name } }]);
  });
});

describe('invalid input', () => {
  it.each([[undefined], ['today'], [''], [null], [5], [['recalled']], [{}]])(
    'until %j is refused',
    async (until) => {
      const before = await snapshotStores(api);
      const answer = await api.call('markSoldOut', {
        token: token(),
        params: { dish: dishId },
        body: until === undefined ? {} : { until },
      });
      expect(answer).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
      expect(Object.keys(answer.error.fields ?? {})).toEqual(['until']);
      expect(await snapshotStores(api)).toEqual(before);
    },
  );

  it('a dish that is not on the menu is a 404, and nothing is written', async () => {
    const before = await snapshotStores(api);
    expect(await mark('recalled', 'nothing')).toMatchObject({ status: 404 });
    expect(await bringBack('nothing')).toMatchObject({ status: 404 });
    expect(await mark('recalled', '__x__')).toMatchObject({ status: 400 });
    expect(await snapshotStores(api)).toEqual(before);
  });
});

describe('the cost, counted at the Firestore client', () => {
  /** The check of the caller reads the user document. */
  const callerCheck = 1;

  const costOf = async (call: () => Promise<unknown>) => {
    const { reads, writes } = api.counts;
    await call();
    return [api.counts.reads - reads - callerCheck, api.counts.writes - writes];
  };

  it('3 reads and 2 writes to mark, 2 and 2 to bring back, 2 reads to list', async () => {
    await api.call('listMenu');
    expect(await costOf(() => mark())).toEqual([3, 2]);
    expect(await costOf(() => mark())).toEqual([3, 0]);
    expect(await costOf(() => list())).toEqual([2, 0]);
    expect(await costOf(() => bringBack())).toEqual([2, 2]);
    expect(await costOf(() => mark('recalled'))).toEqual([2, 2]);
    const removal = () => api.call('deleteMenuItem', { token: token(), params: { id: dishId } });
    expect(await costOf(removal)).toEqual([3, 4]);
  });
});
