import { deleteApp, getApps } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepDaily } from './daily-sweep.ts';
import { dailySweep } from './index.ts';
import { connectEmulators, type Emulators, sharedProject } from './testing/emulators.ts';
import { orderOf, writeOrders } from './testing/orders.ts';
import { realDeps } from './testing/real-deps.ts';
import { failWritesOf } from './testing/sent-commits.ts';

let emulators: Emulators;

beforeAll(() => {
  emulators = connectEmulators({ project: sharedProject });
  vi.stubEnv('GCLOUD_PROJECT', sharedProject);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});
beforeEach(() => emulators.clear());

const run = () => dailySweep.run({ scheduleTime: new Date().toISOString() });

describe('requirement 36: the daily function', () => {
  it('requirement 36: removes avatars whose account is gone, and can run again', async () => {
    const { auth, db } = emulators;
    const store = (id: string, ownerUid: string) => {
      const createdAt = Timestamp.fromMillis(Date.now() - 60_000);
      return db.doc(`images/${id}`).set({ purpose: 'avatar', ownerUid, createdAt });
    };
    await Promise.all([
      auth.createUser({ uid: 'dana' }),
      store('of-dana', 'dana'),
      store('of-nobody', 'gone'),
    ]);
    await run();
    await run();
    const images = await db.collection('images').get();
    expect(images.docs.map(({ id }) => id)).toEqual(['of-dana']);
  });

  it('requirement 41: removes the remaining data of people whose account was deleted at the provider', async () => {
    const { auth, db } = emulators;
    await auth.createUser({ uid: 'dana' });
    const person = { name: '', email: 'dana@thymely.example', role: 'user', status: 'active' };
    await Promise.all(['dana', 'gone'].map((uid) => db.doc(`users/${uid}`).set(person)));
    await run();
    const users = await db.collection('users').get();
    expect(users.docs.map(({ id }) => id)).toEqual(['dana']);
  });

  it("requirement 41: removes the name from removed diners' orders left open for a day", async () => {
    const { db } = emulators;
    const dueAt = new Date(Date.now() - 23 * 60 * 60 * 1000).toISOString();
    await writeOrders(db, [
      orderOf({ _id: 'left', uid: '', note: 'No nuts' }),
      orderOf({ _id: 'late', uid: '', dueAt }),
      orderOf({ _id: 'of-dana' }),
    ]);
    await run();
    const { docs } = await db.collection('orders').get();
    const names = docs.map(
      (order) => [order.id, order.get('name'), order.get('note')] as unknown[],
    );
    expect(names.sort()).toEqual([
      ['late', 'Dana', ''],
      ['left', 'Guest', ''],
      ['of-dana', 'Dana', ''],
    ]);
    const swept = await db.doc('orders/left').get();
    expect(swept.data()).toMatchObject({ state: 'placed', isOpen: true, revision: 1 });
    await run();
    expect((await db.doc('orders/left').get()).updateTime).toEqual(swept.updateTime);
  });
});

describe('requirement 62: the daily function', () => {
  const job = async () => (await emulators.db.doc('jobs/daily-sweep').get()).data();

  it('requirement 62: records when it last ran, and that nothing failed', async () => {
    const beforeMs = Date.now();
    await run();
    const { lastStartedAt, lastRunAt, lastOkAt, failed } = (await job()) as Record<
      string,
      Timestamp
    >;
    expect(failed).toBe(0);
    expect(lastStartedAt?.toMillis()).toBeGreaterThanOrEqual(beforeMs);
    expect(lastRunAt?.toMillis()).toBeGreaterThanOrEqual(lastStartedAt?.toMillis() ?? Infinity);
    expect(lastOkAt).toEqual(lastRunAt);
  });

  it('requirement 62: continues past a person and a picture that fail, and records how many did', async () => {
    const { auth, db } = emulators;
    await auth.createUser({ uid: 'dana' });
    const person = { name: '', email: 'left@thymely.example', role: 'user', status: 'active' };
    // The picture is a minute old, because a sweep takes only what was stored before it began.
    const createdAt = Timestamp.fromMillis(Date.now() - 60_000);
    await Promise.all([
      ...['a-gone', 'b-gone', 'c-gone'].map((uid) => db.doc(`users/${uid}`).set(person)),
      ...['one', 'two'].map((id) =>
        db.doc(`images/${id}`).set({ purpose: 'avatar', ownerUid: 'gone', createdAt }),
      ),
    ]);
    const deps = realDeps(emulators);
    const log = { info: vi.fn(), error: vi.fn(), write: () => {} };
    await sweepDaily({ ...deps, log });
    const ok = await job();

    await Promise.all(
      ['a-gone', 'b-gone', 'c-gone'].map((uid) => db.doc(`users/${uid}`).set(person)),
    );
    await db.doc('images/three').set({ purpose: 'avatar', ownerUid: 'gone', createdAt });
    const mend = [failWritesOf(db, 'users/b-gone'), failWritesOf(db, 'images/three')];
    await expect(sweepDaily({ ...deps, log })).rejects.toThrow('2 failed');
    for (const each of mend.reverse()) each();
    const users = await db.collection('users').get();
    expect(users.docs.map(({ id }) => id)).toEqual(['b-gone']);
    expect(await job()).toMatchObject({ failed: 2, lastOkAt: ok?.['lastOkAt'] as Timestamp });
    const told = log.error.mock.calls.map(([, entry]) => entry as Record<string, unknown>);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ uid: 'b-gone' }),
        expect.objectContaining({ picture: 'three' }),
      ]),
    );
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('left@');
  });

  it('requirement 62: a database restored without its accounts loses nobody and no avatar, and the job says why', async () => {
    const { db } = emulators;
    const uids = Array.from({ length: 21 }, (_, n) => `restored-${n}`);
    const person = { name: '', email: 'left@thymely.example', role: 'user', status: 'active' };
    const createdAt = Timestamp.fromMillis(Date.now() - 60_000);
    await Promise.all(uids.map((uid) => db.doc(`users/${uid}`).set(person)));
    await db.doc('images/avatar').set({ purpose: 'avatar', ownerUid: 'restored-1', createdAt });
    const deps = realDeps(emulators);
    const log = { info: vi.fn(), error: vi.fn(), write: () => {} };
    await expect(sweepDaily({ ...deps, log })).rejects.toThrow('1 failed');
    expect((await db.collection('users').get()).size).toBe(21);
    expect((await db.doc('images/avatar').get()).exists).toBe(true);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'sweep halted: many accounts seem gone',
      expect.objectContaining({ checked: 21, gone: 21, removed: 0 }),
    );
    const [read] = await deps.jobs.readAll(Date.now());
    expect(read).toMatchObject({ name: 'daily-sweep', failed: 1, isLate: false });
    expect(read?.parts.map(({ name, problem }) => [name, problem]).sort()).toEqual([
      ['accounts', 'many_gone'],
      ['names', null],
      ['order-names', null],
      ['orders', null],
      ['phones', null],
      ['pictures', 'waits'],
      ['subscriptions', null],
    ]);
    const [late] = await deps.jobs.readAll(Date.now() + 27 * 60 * 60 * 1000);
    expect(late).toMatchObject({ isLate: true });
  });

  it('requirement 41: removes names from audit entries that are older than the setting', async () => {
    const { db } = emulators;
    const before = { name: 'Dana', email: 'dana@thymely.example', role: 'user' };
    const entry = (ageDays: number) => {
      const when = Timestamp.fromMillis(Date.now() - ageDays * 86_400_000);
      return { who: 'ada', what: 'user.delete', target: 'dana', before, after: null, when };
    };
    await Promise.all([29, 31].map((days) => db.doc(`audit/of-${days}`).set(entry(days))));
    const deps = realDeps(emulators);
    await sweepDaily({ ...deps, config: { ...deps.config, auditPersonDays: 30 } });
    const records = await db.collection('audit').get();
    expect(records.docs.map((record) => record.get('before') as unknown)).toEqual([
      before,
      { role: 'user' },
    ]);
  });

  it('requirement 62: an outage of one task is recorded, and the other tasks still run', async () => {
    const { db } = emulators;
    await writeOrders(db, [orderOf({ _id: 'left', uid: '' })]);
    const deps = realDeps(emulators);
    const findMissing = () => Promise.reject(new Error('away'));
    await db.doc('users/dana').set({ email: 'dana@thymely.example', status: 'active' });
    const sweep = sweepDaily({ ...deps, accounts: { ...deps.accounts, findMissing } });
    await expect(sweep).rejects.toThrow('1 failed');
    expect((await db.doc('orders/left').get()).get('name')).toBe('Guest');
    expect(await job()).toMatchObject({ failed: 1 });
  });
});
