import { dayMs, hourMs, minuteMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { mailKinds } from '@thymely/contract/ordering/mail-kinds';
import { Timestamp } from 'firebase-admin/firestore';
import webPush from 'web-push';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepDaily } from '../daily-sweep.ts';
import { runEveryMinute } from '../every-minute.ts';
import { readConfig } from '../platform/config.ts';
import { countFirestore } from '../testing/count-firestore.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { roundTheClock } from '../testing/kitchen.ts';
import { realDeps } from '../testing/real-deps.ts';
import { statedCost } from '../testing/scaling-figures.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { writeUsers } from '../testing/write-users.ts';

const emulators = connectEmulators();
const { db } = emulators;
/** The client of the jobs alone, because a test's own reads must not count. */
const own = connectEmulators();
const counts = countFirestore(own.db);
afterAll(() => Promise.all([emulators.disconnect(), own.disconnect()]));

/**
 * Midnight of a Tuesday, because on Mondays the sweep looks at all pictures; in a future in which its
 * time is not over.
 */
const midnightMs = Date.parse('2099-11-24T00:00:00Z');

async function costOf(run: () => Promise<unknown>) {
  const before = { ...counts };
  await run();
  return { reads: counts.reads - before.reads, writes: counts.writes - before.writes };
}

describe('a day of the job of every minute', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const withPush = readConfig({
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:owner@thymely.example',
  });

  beforeEach(async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    vi.stubEnv('SMTP_FROM', 'orders@thymely.example');
    await emulators.clear();
    await writeUsers(db, [{ uid: 'ada', name: 'Ada', email: 'a@thymely.test', role: 'admin' }]);
    // A screen is on, and the mails with the sums of both days were sent.
    const seenAt = Timestamp.fromMillis(midnightMs + dayMs);
    await db.doc('kitchen/presence').set({ screens: { one: { name: 'Pass', seenAt } } });
    for (const day of ['2099-11-23', '2099-11-24']) {
      await db.doc(`outbox/day_sums_${day}_ada`).set({ state: 'sent', nextAt: null });
    }
    return () => vi.unstubAllEnvs();
  });

  /** The hours of the day that differ, and how many of it are alike: it is open from noon to ten. */
  const hours = [
    [0, 1],
    [7, 11],
    [12, 1],
    [15, 9],
    [22, 1],
    [23, 1],
  ] as const;

  /** Of each hour, the first three minutes are run, and one that stands for all others. */
  async function readsOfDay(
    settings: Partial<OrderingSettings>,
    { config = readConfig({}) } = {},
  ): Promise<{ all: number; onTheHour: number }> {
    const week = everyDay('12:00', '22:00');
    await db
      .doc('settings/ordering')
      .set({ ...roundTheClock, timeZone: 'UTC', week, needsScreen: true, ...settings });
    const readsAt = async (nowMs: number) => {
      const deps = { ...realDeps({ db: own.db, auth: own.auth }), config, nowMs: () => nowMs };
      const { reads, writes } = await costOf(() => runEveryMinute(deps));
      expect(writes).toBe(0);
      return reads;
    };
    const day = { all: 0, onTheHour: 0 };
    for (const [hour, alike] of hours) {
      const atMs = midnightMs + hour * hourMs;
      const usual = await readsAt(atMs + 31 * minuteMs);
      const first = await readsAt(atMs);
      const next = [await readsAt(atMs + minuteMs), await readsAt(atMs + 2 * minuteMs)];
      day.all += alike * next.reduce((sum, reads) => sum + reads, first + 57 * usual);
      day.onTheHour += alike * (first - usual);
    }
    return day;
  }

  it('reads what docs/scaling.md says, for each thing that it looks at', async () => {
    const nothing = { answerMinutes: 0, mails: [] };
    const least = await readsOfDay(nothing);
    const orders = await readsOfDay({ mails: [] });
    const devices = await readsOfDay(nothing, { config: withPush });
    const mails = await readsOfDay({ ...nothing, mails: ['received'] });
    const screens = await readsOfDay({ ...nothing, mails: ['board_gone'] });
    const sums = await readsOfDay({ ...nothing, mails: ['day_sums'] });
    expect({
      settings: least.all - least.onTheHour,
      late: least.onTheHour,
      orders: orders.all - least.all,
      devices: devices.all - least.all,
      mails: mails.all - least.all,
      screens: screens.all - mails.all,
      sums: sums.all - mails.all,
    }).toEqual({
      settings: statedCost('1 440 runs: the settings').reads,
      late: statedCost('24 times: whether the daily job is late').reads,
      orders: statedCost('whether any order waits too long, until two hours after closing').reads,
      devices: statedCost('with messages to devices: whether any is due').reads,
      mails: statedCost('with mail: whether any is due').reads,
      screens: statedCost('with mail about screens: whether one is on, while open').reads,
      sums: statedCost("with mail about the day's sums: for three hours after closing").reads,
    });
    const everything = await readsOfDay({ mails: [...mailKinds] }, { config: withPush });
    expect(everything.all).toBe(statedCost('a day without an unanswered order').reads);
  });
});

describe('a day of the daily sweep', () => {
  /** A restaurant whose people have carts and photos, and whose dishes have pictures. */
  async function open(people: number, dishes: number): Promise<void> {
    await emulators.clear();
    const uids = Array.from({ length: people }, (_, n) => `person-${n}`);
    const email = (uid: string) => `${uid}@thymely.test`;
    await writeUsers(
      db,
      uids.map((uid) => ({ uid, name: uid, email: email(uid) })),
    );
    const users = uids.map((uid) => ({
      localId: uid,
      email: email(uid),
      photoUrl: `https://thymely.test/api/images/photo-of-${uid}`,
    }));
    await emulators.changeAccounts('batchCreate', { users });
    const createdAt = Timestamp.fromMillis(midnightMs - 2 * dayMs);
    const batch = db.batch();
    for (const uid of uids) {
      batch.set(db.doc(`carts/${uid}`), { uid, lines: {} });
      const photo = { purpose: 'avatar', ownerUid: uid, createdAt };
      batch.set(db.doc(`images/photo-of-${uid}`), photo);
    }
    for (let n = 0; n < dishes; n += 1) {
      const soup = { name: `Soup ${n}`, recipe: 'Soup.', category: 'soup', priceCents: 100 };
      const image = `/api/images/picture-${n}`;
      batch.set(db.doc(`menu/dish-${n}`), { ...soup, image, createdAt });
      const picture = { purpose: 'dish', ownerUid: 'person-0', createdAt };
      batch.set(db.doc(`images/picture-${n}`), picture);
    }
    await batch.commit();
    await sweep();
  }

  const sweep = () =>
    costOf(() => sweepDaily(realDeps({ db: own.db, auth: own.auth }), midnightMs));

  it('costs 1 read for each user and for each dish, and what docs/scaling.md says besides', async () => {
    await open(40, 10);
    const small = await sweep();
    await open(60, 10);
    expect((await sweep()).reads - small.reads).toBe(20);
    await open(40, 25);
    expect((await sweep()).reads - small.reads).toBe(15);
    const { reads, writes } = statedCost('a sweep, besides its users and dishes');
    expect(small).toEqual({ reads: 40 + 10 + reads, writes });
  });

  it('looks at all pictures when their number is not that of the pictures in use, and on Mondays', async () => {
    await open(5, 5);
    const usual = await sweep();
    const onMonday = await costOf(() =>
      sweepDaily(realDeps({ db: own.db, auth: own.auth }), midnightMs + 6 * dayMs),
    );
    expect(onMonday.reads).toBe(usual.reads - 1 + 10);
    const createdAt = Timestamp.fromMillis(midnightMs - hourMs);
    await db.doc('images/new').set({ purpose: 'dish', ownerUid: 'person-0', createdAt });
    expect((await sweep()).reads).toBe(usual.reads + 11);
  });
});
