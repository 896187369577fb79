import { dayMs, minuteMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { mailKinds } from '@thymely/contract/ordering/mail-kinds';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireOrders } from '../orders/expire-orders.ts';
import { moveOrder } from '../orders/steps/move-order.ts';
import { createStores } from '../stores.firestore.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { killBefore } from '../testing/interrupt.ts';
import { roundTheClock, storeOrder } from '../testing/kitchen.ts';
import {
  mailServerAt,
  startMailServer,
  type LocalMailServer,
} from '../testing/local-mail-server.ts';
import { fillCart, placeOrder, takeOrders } from '../testing/ordering.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { useTestApi } from '../testing/test-api.ts';
import { createAccounts } from '../sign-in/accounts.auth.ts';
import { addOwnerMails } from './add-owner-mails.ts';
import { createSendMail } from './send-mail.ts';
import { sendMails } from './send-mails.ts';

const api = useTestApi();
let diner: Person;
let admin: Person;
let smtp: LocalMailServer;
let nowMs = Date.parse('2026-03-01T18:01:00.000Z');
/** How long the mail server takes to answer. */
let answerMs = 0;

beforeAll(async () => {
  smtp = await startMailServer({
    onRcptTo: ({ address }, _, done) => {
      nowMs += answerMs;
      const [, responseCode] = /^answers-(\d+)@/.exec(address) ?? [];
      const fault = Object.assign(new Error('no'), { responseCode: Number(responseCode) });
      done(responseCode === undefined ? null : fault);
    },
  });
});
afterAll(() => smtp.close());
beforeEach(async () => {
  await api.clear();
  nowMs = Date.parse('2026-03-01T18:01:00.000Z');
  answerMs = 0;
  smtp.received.length = 0;
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  await setMails([...mailKinds]);
});

const setMails = (mails: OrderingSettings['mails'], own: Partial<OrderingSettings> = {}) =>
  api.db.doc('settings/ordering').set({ ...roundTheClock, ...own, mails });

const depsWith = (db: Firestore) => ({
  ...createStores(db),
  accounts: createAccounts(async () => api.auth),
  siteUrl: 'https://thymely.test',
  nowMs: () => nowMs,
  findScreenName: () => Promise.resolve(undefined),
});

async function deliver({ server = smtp.server, db = api.db } = {}) {
  const deps = { ...depsWith(db), send: createSendMail(server) };
  return sendMails(deps, await deps.ordering.readSettings());
}

const outbox = async (): Promise<Record<string, unknown>[]> => {
  const { docs } = await api.db.collection('outbox').get();
  return docs.map((mail) => ({ id: mail.id, ...mail.data() }));
};

const move = (action: 'accept' | 'ready' | 'reject', from: 'placed' | 'accepted') =>
  moveOrder(depsWith(api.db), {
    id: 'order-1',
    action,
    from,
    screen: 'screen-1',
    by: { byUid: 'ada', byRole: 'admin' },
    ...(action === 'reject' && { reason: 'too_busy' }),
  });

const place = (own: Parameters<typeof orderOf>[0] = {}) =>
  storeOrder(
    api,
    orderOf({ uid: diner.uid, mails: ['received', 'accepted', 'ready', 'refused'], ...own }),
  );

const verify = (person: Person, emailVerified = true) =>
  api.auth.updateUser(person.uid, { emailVerified });

describe('the mails of an order', () => {
  it('are written with its steps, hold no address, and go to the address of that moment', async () => {
    await verify(diner);
    await place();
    await move('accept', 'placed');
    const [mail] = await outbox();
    expect(mail).toMatchObject({ id: 'order-1_2', kind: 'accepted', uid: diner.uid });
    expect(JSON.stringify(mail)).not.toContain('@');
    await api.auth.updateUser(diner.uid, { email: 'new@thymely.test', emailVerified: true });
    expect(await deliver()).toMatchObject({ sent: 1, failures: [] });
    expect(smtp.received).toMatchObject([{ to: ['new@thymely.test'] }]);
    expect(smtp.received[0]?.content).toContain('https://thymely.test/order/order-1');
    expect(await deliver()).toMatchObject({ sent: 0 });
    await move('ready', 'accepted');
    expect(await deliver()).toMatchObject({ sent: 1 });
    expect(smtp.received).toHaveLength(2);
  });

  it('begin with its placement: one write more, and none for an address that is not verified', async () => {
    const dishId = (await addDish(api, { admin }))._id;
    const costs: number[] = [];
    for (const [mails, isVerified] of [
      [[], true],
      [['received'], true],
      [['received'], false],
    ] as const) {
      await takeOrders(api, { mails: [...mails] });
      await verify(diner, isVerified);
      await fillCart(api, diner, { dishId });
      const before = api.counts.writes;
      expect((await placeOrder(api, diner)).status).toBe(201);
      costs.push(api.counts.writes - before);
      const { docs } = await api.db.collection('orders').get();
      await Promise.all(docs.map(({ ref }) => ref.update({ isOpen: false })));
    }
    expect(costs).toEqual([5, 6, 5]);
    expect(await outbox()).toMatchObject([{ kind: 'received', uid: diner.uid }]);
  });

  it('are not written for an order placed while they were off', async () => {
    await place({ mails: [] });
    await move('accept', 'placed');
    expect(await outbox()).toEqual([]);
  });

  it.each([
    ['the address is not verified', () => verify(diner, false)],
    ['the account is disabled', () => api.auth.updateUser(diner.uid, { disabled: true })],
    ['the account is gone', () => api.auth.deleteUser(diner.uid)],
    ['the owner has switched them off', () => setMails(['ready'])],
    ['the order has moved on', () => move('reject', 'accepted')],
  ])('are removed unsent when %s', async (_, change) => {
    await verify(diner);
    await place();
    await move('accept', 'placed');
    await change();
    await deliver();
    expect(smtp.received.filter(({ content }) => content.includes('confirmed'))).toEqual([]);
    expect((await outbox()).filter(({ kind }) => kind === 'accepted')).toEqual([]);
  });

  it('leave with the person', async () => {
    await place();
    await move('accept', 'placed');
    const request = { token: admin.accessToken, params: { id: diner.uid } };
    expect(await api.call('deleteUser', request)).toMatchObject({ status: 200 });
    expect(await outbox()).toEqual([]);
  });
});

describe('an attempt', () => {
  beforeEach(async () => {
    await verify(diner);
    await place();
    await move('accept', 'placed');
  });

  it('is repeated, ever less often, until a server that was down for an hour is back', async () => {
    const gone = await startMailServer();
    await gone.close();
    const failedAt: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const { failures } = await deliver({ server: gone.server });
      if (failures.length > 0) failedAt.push(minute);
      nowMs += minuteMs;
    }
    expect(failedAt).toEqual([0, 1, 3, 7, 15, 31]);
    for (let minute = 60; minute < 64; minute += 1) {
      await deliver();
      nowMs += minuteMs;
    }
    expect(smtp.received).toHaveLength(1);
  });

  it('is given up after a day, and stays as a dead letter', async () => {
    const server = mailServerAt(1);
    for (let hour = 0; hour < 26; hour += 1) {
      await deliver({ server });
      nowMs += 60 * minuteMs;
    }
    const deps = depsWith(api.db);
    expect(await deps.outbox.listDead(10)).toMatchObject([{ about: 'order-1', reason: 'gave_up' }]);
    expect(await deliver()).toMatchObject({ sent: 0 });
    const [mail] = await outbox();
    const { expireAt } = mail as { expireAt: { toMillis: () => number } };
    expect(expireAt.toMillis()).toBe(Date.parse('2026-03-01T18:01:00.000Z') + 7 * dayMs);
  });

  /** Has the mail server answer the mail of the first step with a code, and moves the order on. */
  async function answerFirst(code: number): Promise<void> {
    const other = await signUpDiner(api);
    const email = `answers-${code}@thymely.test`;
    await api.auth.updateUser(other.uid, { email, emailVerified: true });
    await api.db.doc('outbox/order-1_2').update({ uid: other.uid });
    await move('ready', 'accepted');
    await api.db.doc('outbox/order-1_2').update({ kind: 'ready' });
  }

  it('that the server refuses for its recipient is a dead letter, and stops no other mail', async () => {
    await answerFirst(550);
    expect(await deliver()).toMatchObject({ sent: 1, failures: [{ id: 'order-1_2' }] });
    const { data } = await api.call('listDeadMails', { token: admin.accessToken });
    const at = new Date(nowMs).toISOString();
    expect(data).toEqual([
      { _id: 'order-1_2', kind: 'ready', order: 'order-1', reason: 'refused', at },
    ]);
  });

  it('requirement 68: that the server postpones for its recipient is repeated, and stops no other mail', async () => {
    await answerFirst(450);
    expect(await deliver()).toMatchObject({ sent: 1, failures: [{ id: 'order-1_2' }] });
    expect((await outbox()).map(({ id, state }) => [id, state])).toEqual([
      ['order-1_2', 'waiting'],
      ['order-1_3', 'sent'],
    ]);
    expect(await deliver()).toMatchObject({ sent: 0, failures: [] });
    nowMs += minuteMs;
    expect(await deliver()).toMatchObject({ sent: 0, failures: [{ id: 'order-1_2' }] });
  });

  it('requirement 68: is not begun when slow answers have used up the time of a run', async () => {
    await answerFirst(450);
    answerMs = 40 * 1000;
    expect(await deliver()).toMatchObject({ sent: 0, failures: [{ id: 'order-1_2' }] });
    expect((await outbox()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    answerMs = 0;
    expect(await deliver()).toMatchObject({ sent: 1, failures: [] });
  });

  it('requirement 68: that finds no server ends the run, so that each run waits for it once', async () => {
    await move('ready', 'accepted');
    await api.db.doc('outbox/order-1_2').update({ kind: 'ready' });
    const { sent, failures } = await deliver({ server: mailServerAt(1) });
    expect([sent, failures.length]).toEqual([0, 1]);
    expect((await outbox()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  });

  it('that has failed for good is listed with the newest first, and the oldest are left out', async () => {
    const { outbox: store } = depsWith(api.db);
    const ids = ['a', 'd', 'b', 'c'];
    const mail = { kind: 'day_sums', uid: admin.uid, about: '2026-03-01' } as const;
    await store.add(
      ids.map((id) => ({ ...mail, id })),
      nowMs,
    );
    for (const id of ids) {
      nowMs += minuteMs;
      await store.settle(id, { state: 'dead', reason: 'refused' }, nowMs);
    }
    expect((await store.listDead(2)).map(({ id }) => id)).toEqual(['c', 'b']);
  });

  it('happens once, when four runs begin at once', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => deliver()));
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });

  it('that was interrupted anywhere is never made twice', async () => {
    let isWhole = false;
    for (let calls = 0; !isWhole; calls += 1) {
      await api.db.recursiveDelete(api.db.collection('outbox'));
      await place();
      await move('accept', 'placed');
      smtp.received.length = 0;
      const killed = connectEmulators();
      killBefore(killed.db, calls);
      isWhole = await deliver({ db: killed.db }).then(
        () => true,
        () => false,
      );
      await killed.disconnect();
      for (let run = 0; run < 3; run += 1) {
        nowMs += 11 * minuteMs;
        await deliver();
      }
      const [{ state, reason }] = (await outbox()) as [Record<string, unknown>];
      const isCertain = state === 'sent' && smtp.received.length === 1;
      const isUnknown = state === 'dead' && reason === 'unknown' && smtp.received.length <= 1;
      expect(isCertain || isUnknown).toBe(true);
    }
  });
});

describe('the mails to the admins', () => {
  const add = async () => {
    const deps = depsWith(api.db);
    await addOwnerMails(deps, await deps.ordering.readSettings());
  };

  it('tell of an unanswered order, once', async () => {
    await verify(admin);
    await place({ mails: [] });
    nowMs += 10 * minuteMs;
    const deps = depsWith(api.db);
    await expireOrders(deps, await deps.ordering.readSettings());
    expect(await deliver()).toMatchObject({ sent: 1 });
    expect(smtp.received[0]?.content).toContain('Nobody answered order #1');
  });

  describe('have the sums of the day', () => {
    const sumsSentAt = async (time: string) => {
      nowMs = Date.parse(`2026-03-01T${time}Z`);
      await add();
      return (await deliver()).sent;
    };

    beforeEach(async () => {
      await verify(admin);
      await setMails(['day_sums'], { week: everyDay('12:00', '22:00') });
    });

    it('once, as soon as the doors have closed and no order of the day is open', async () => {
      await place();
      await move('reject', 'placed');
      expect(await sumsSentAt('21:59:00')).toBe(0);
      expect(await sumsSentAt('22:00:00')).toBe(1);
      expect(await sumsSentAt('22:01:00')).toBe(0);
      expect(smtp.received[0]?.content).toMatch(/Orders: 0\r\n[^]*Not served: 1 of 1/);
    });

    it('two hours after closing, with the orders that are still open', async () => {
      await place();
      expect(await sumsSentAt('22:00:00')).toBe(0);
      expect(await sumsSentAt('23:59:59')).toBe(0);
      nowMs = Date.parse('2026-03-02T00:00:00Z');
      await add();
      expect(await deliver()).toMatchObject({ sent: 1 });
      expect(smtp.received[0]?.content).toContain('open:\r\n#1 Dana');
    });

    it('of hours that go on until late on the day after, whose last orders end past midnight', async () => {
      await setMails(['day_sums'], { week: everyDay('23:30', '23:00') });
      await place();
      // Those of the day before, which had no orders.
      expect(await sumsSentAt('23:00:00')).toBe(1);
      nowMs = Date.parse('2026-03-02T23:00:00Z');
      await add();
      expect(await deliver()).toMatchObject({ sent: 0 });
      nowMs = Date.parse('2026-03-03T01:00:00Z');
      await add();
      expect(await deliver()).toMatchObject({ sent: 1 });
      expect(smtp.received.at(-1)?.content).toContain('open:\r\n#1 Dana');
    });

    it('when the last order has ended after closing', async () => {
      await place();
      await move('accept', 'placed');
      expect(await sumsSentAt('22:30:00')).toBe(0);
      await move('ready', 'accepted');
      await storeOrder(api, orderOf({ state: 'collected', isOpen: false }));
      expect(await sumsSentAt('22:31:00')).toBe(1);
      expect(smtp.received[0]?.content).toMatch(/Orders: 1\r\n/);
    });
  });

  it('say once per opening that no kitchen screen is on', async () => {
    await setMails(['board_gone'], { week: everyDay('18:00', '22:00') });
    nowMs = Date.parse('2026-03-01T18:02:59.000Z');
    await add();
    expect(await outbox()).toEqual([]);
    nowMs += 1000;
    await add();
    nowMs += minuteMs;
    await add();
    expect(await outbox()).toMatchObject([{ kind: 'board_gone', uid: admin.uid }]);
  });
});
