import { hourMs } from '@thymely/contract/ground/time';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { realDeps } from '../testing/real-deps.ts';
import { failWritesOf } from '../testing/sent-commits.ts';
import { planImageSweep } from './sweep-images.ts';

let emulators: Emulators;

beforeAll(() => {
  emulators = connectEmulators();
});
afterAll(() => emulators.disconnect());
beforeEach(() => emulators.clear());

type Image = { purpose: 'avatar' | 'dish'; ownerUid: string };

async function store(id: string, ageMs: number, image: Partial<Image> = {}): Promise<void> {
  const createdAt = Timestamp.fromMillis(Date.now() - ageMs);
  await emulators.db.doc(`images/${id}`).set({ createdAt, bytes: Buffer.from('x'), ...image });
}

async function addDish(id: string, image: string, more: object = {}): Promise<void> {
  const soup = { name: 'Soup', recipe: 'Soup.', category: 'soup', priceCents: 100, image };
  const dish = { ...soup, ...more };
  await emulators.db.doc(`menu/${id}`).set({ ...dish, createdAt: Timestamp.now() });
}

const left = async () => {
  const images = await emulators.db.collection('images').get();
  return images.docs.map(({ id }) => id).sort();
};

const plan = () => planImageSweep(realDeps(emulators));

describe('the sweep of pictures', () => {
  it('removes only pictures that nothing refers to and that are older than a day', async () => {
    await Promise.all([
      store('old-unnamed', 25 * hourMs),
      store('young-unnamed', 23 * hourMs),
      store('old-on-two-dishes', 25 * hourMs),
      store('old-photo', 25 * hourMs),
      addDish('one', '/api/images/old-on-two-dishes'),
      addDish('two', '/api/images/old-on-two-dishes'),
      emulators.auth.createUser({
        uid: 'dana',
        photoURL: 'https://thymely.test/api/images/old-photo',
      }),
    ]);
    const sweep = await plan();
    expect(sweep.unused).toEqual(['old-unnamed']);
    expect(await left()).toHaveLength(4);
    expect(await sweep.apply()).toEqual({ removed: 1, failures: [] });
    expect(await left()).toEqual(['old-on-two-dishes', 'old-photo', 'young-unnamed']);
  });

  it('removes a shared picture only after the last dish that used it', async () => {
    await store('shared', 25 * hourMs);
    await addDish('one', '/api/images/shared');
    await addDish('two', '/api/images/shared');
    await emulators.db.doc('menu/one').delete();
    expect((await plan()).unused).toEqual([]);
    await emulators.db.doc('menu/two').delete();
    expect((await plan()).unused).toEqual(['shared']);
  });

  it('keeps the picture of a dish that rests', async () => {
    await store('winter', 25 * hourMs);
    await addDish('one', '/api/images/winter', { resting: true });
    expect((await plan()).unused).toEqual([]);
  });

  it('keeps a picture that a dish comes to refer to before the removal', async () => {
    await store('late', 25 * hourMs);
    const sweep = await plan();
    await addDish('late-dish', '/api/images/late');
    expect(await sweep.apply()).toMatchObject({ removed: 0 });
    expect(await left()).toEqual(['late']);
  });

  it('requirement 62: continues past a picture that cannot be removed, and reports it', async () => {
    await storeMany(70, () => ({ ageMs: 25 * hourMs, purpose: 'dish' }));
    await emulators.db.doc('imageCounts/dish').set({ count: 7 });
    const mend = failWritesOf(emulators.db, 'images/old-42');
    const { removed, failures } = await (await plan()).apply();
    expect(removed).toBe(69);
    expect(failures).toEqual([{ id: 'old-42', error: expect.any(Error) as Error }]);
    expect(await left()).toEqual(['old-42']);
    expect((await emulators.db.doc('imageCounts/dish').get()).get('count')).toBe(1);
    mend();
    expect(await (await plan()).apply()).toMatchObject({ removed: 1, failures: [] });
  });

  it('can run again, and covers more pictures than one page holds', async () => {
    const ids = await storeMany(250, (n) => ({ ageMs: 25 * hourMs + n }));
    const sweep = await plan();
    expect([...sweep.unused].sort()).toEqual(ids.sort());
    expect(await sweep.apply()).toMatchObject({ removed: 250 });
    expect((await plan()).unused).toEqual([]);
  });
});

async function storeMany(
  many: number,
  describe: (n: number) => Partial<Image> & { ageMs: number },
): Promise<string[]> {
  const ids = Array.from({ length: many }, (_, n) => `old-${n}`);
  for (let start = 0; start < many; start += 500) {
    const batch = emulators.db.batch();
    ids.slice(start, start + 500).forEach((id, index) => {
      const { ageMs, ...image } = describe(start + index);
      const createdAt = Timestamp.fromMillis(Date.now() - ageMs);
      batch.set(emulators.db.doc(`images/${id}`), { createdAt, ...image });
    });
    await batch.commit();
  }
  return ids;
}

describe('requirement 36: avatars of removed accounts', () => {
  const avatarOfNobody = { purpose: 'avatar', ownerUid: 'gone' } as const;

  it('requirement 36: are removed by the next sweep at any age; others are kept for a day', async () => {
    await Promise.all([
      store('young-avatar-of-nobody', 0, avatarOfNobody),
      store('avatar-of-nobody-on-menu', 0, avatarOfNobody),
      store('young-dish-of-nobody', 0, { ...avatarOfNobody, purpose: 'dish' }),
      store('young-avatar', 0, { ...avatarOfNobody, ownerUid: 'dana' }),
      addDish('one', '/api/images/avatar-of-nobody-on-menu'),
      emulators.auth.createUser({ uid: 'dana' }),
      // Another account's photo does not keep the picture of a removed person.
      emulators.auth.createUser({
        uid: 'emil',
        photoURL: 'https://thymely.test/api/images/young-avatar-of-nobody',
      }),
    ]);
    expect(await (await plan()).apply()).toMatchObject({ removed: 1 });
    expect(await left()).toEqual([
      'avatar-of-nobody-on-menu',
      'young-avatar',
      'young-dish-of-nobody',
    ]);
  });

  it('requirement 36: are removed in steps, 1000 of them, and an interrupted sweep continues later', async () => {
    await storeMany(1000, () => ({ ageMs: 0, ...avatarOfNobody }));
    await emulators.db.doc('imageCounts/avatar').set({ count: 1000 });
    const counted = async () =>
      (await emulators.db.doc('imageCounts/avatar').get()).get('count') as unknown;

    const first = await plan();
    expect(first.unused).toHaveLength(1000);
    const { removed } = await first.apply({ untilMs: Date.now() + 100 });
    expect(removed).toBeGreaterThan(0);
    expect(removed).toBeLessThan(1000);
    expect(await counted()).toBe(1000 - removed);

    expect(await (await plan()).apply()).toMatchObject({ removed: 1000 - removed });
    expect(await left()).toEqual([]);
    expect(await counted()).toBe(0);
  }, 600_000);
});

describe('requirement 36: the counts behind the quotas', () => {
  it('requirement 36: are corrected by the sweep, and uploads of over an hour ago are forgotten', async () => {
    const { db } = emulators;
    const inMs = (ms: number) => Timestamp.fromMillis(Date.now() + ms);
    await Promise.all([
      store('one', 0, { purpose: 'dish' }),
      db.doc('imageCounts/dish').set({ count: 17 }),
      db.doc('imageUploads/long-ago').set({ recentMs: [], expiresAt: inMs(-1000) }),
      db.doc('imageUploads/just-now').set({ recentMs: [], expiresAt: inMs(hourMs) }),
    ]);
    await (await plan()).apply();
    expect((await db.doc('imageCounts/dish').get()).get('count')).toBe(1);
    const uploads = await db.collection('imageUploads').get();
    expect(uploads.docs.map(({ id }) => id)).toEqual(['just-now']);
  });
});
