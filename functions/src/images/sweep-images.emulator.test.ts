import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { realDeps } from '../testing/real-deps.ts';
import { planImageSweep } from './sweep-images.ts';

const hourMs = 60 * 60 * 1000;

let emulators: Emulators;

beforeAll(() => {
  emulators = connectEmulators();
});
afterAll(() => emulators.disconnect());
beforeEach(() => emulators.clear());

async function store(id: string, ageMs: number): Promise<void> {
  const createdAt = Timestamp.fromMillis(Date.now() - ageMs);
  await emulators.db.doc(`images/${id}`).set({ createdAt, bytes: Buffer.from('x') });
}

async function addDish(id: string, image: string): Promise<void> {
  const dish = { name: 'Soup', recipe: 'Soup.', category: 'soup', priceCents: 100, image };
  await emulators.db.doc(`menu/${id}`).set({ ...dish, createdAt: Timestamp.now() });
}

const left = async () => {
  const images = await emulators.db.collection('images').get();
  return images.docs.map(({ id }) => id).sort();
};

const plan = () => planImageSweep(realDeps(emulators));

describe('the sweep of pictures', () => {
  it('removes what nobody names and is older than a day, and nothing else', async () => {
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
    expect(await sweep.apply()).toBe(1);
    expect(await left()).toEqual(['old-on-two-dishes', 'old-photo', 'young-unnamed']);
  });

  it('removes a shared picture only after the last dish has let go of it', async () => {
    await store('shared', 25 * hourMs);
    await addDish('one', '/api/images/shared');
    await addDish('two', '/api/images/shared');
    await emulators.db.doc('menu/one').delete();
    expect((await plan()).unused).toEqual([]);
    await emulators.db.doc('menu/two').delete();
    expect((await plan()).unused).toEqual(['shared']);
  });

  it('spares a picture that a dish names by the time it would go', async () => {
    await store('late', 25 * hourMs);
    const sweep = await plan();
    await addDish('late-dish', '/api/images/late');
    expect(await sweep.apply()).toBe(0);
    expect(await left()).toEqual(['late']);
  });

  it('can run again, and looks at more pictures than one page holds', async () => {
    const ids = Array.from({ length: 450 }, (_, n) => `old-${n}`);
    const batch = emulators.db.batch();
    ids.forEach((id, n) => {
      const createdAt = Timestamp.fromMillis(Date.now() - 25 * hourMs - n);
      batch.set(emulators.db.doc(`images/${id}`), { createdAt });
    });
    await batch.commit();
    const sweep = await plan();
    expect([...sweep.unused].sort()).toEqual(ids.sort());
    expect(await sweep.apply()).toBe(450);
    expect((await plan()).unused).toEqual([]);
  });
});
