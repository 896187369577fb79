import { deleteApp, getApps } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepPictures } from './index.ts';
import { connectEmulators, type Emulators } from './testing/emulators.ts';
import { orderOf, writeOrders } from './testing/orders.ts';

let emulators: Emulators;

beforeAll(() => {
  emulators = connectEmulators();
  vi.stubEnv('GCLOUD_PROJECT', 'demo-thymely-api');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});
beforeEach(() => emulators.clear());

const run = () => sweepPictures.run({ scheduleTime: new Date().toISOString() });

describe('requirement 36: the daily function', () => {
  it('requirement 36: removes avatars whose account is gone, and can run again', async () => {
    const { auth, db } = emulators;
    const store = (id: string, ownerUid: string) => {
      const createdAt = FieldValue.serverTimestamp();
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

  it('requirement 41: removes what is left of people whose account was deleted at the provider', async () => {
    const { auth, db } = emulators;
    await auth.createUser({ uid: 'dana' });
    const person = { name: '', email: 'dana@thymely.example', role: 'user', status: 'active' };
    await Promise.all(['dana', 'gone'].map((uid) => db.doc(`users/${uid}`).set(person)));
    await run();
    const users = await db.collection('users').get();
    expect(users.docs.map(({ id }) => id)).toEqual(['dana']);
  });

  it('requirement 41: takes the name from orders of removed diners that nobody closed for a day', async () => {
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
