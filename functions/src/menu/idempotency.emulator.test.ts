import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { soup } from '../testing/dishes.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const create = (key: string, changes: object = {}, person = admin) =>
  api.call('createMenuItem', {
    token: person.accessToken,
    headers: { 'idempotency-key': key },
    body: { ...soup, ...changes },
  });

const dishes = async () => (await api.db.collection('menu').get()).size;

describe('requirement 18: Idempotency-Key', () => {
  it('requirement 18: the same key and body make one dish, and get the same answer', async () => {
    const first = await create('first try');
    const second = await create('first try', { name: `  ${soup.name} ` });
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(await dishes()).toBe(1);
  });

  it('requirement 18: the same key with another body is a conflict', async () => {
    await create('one');
    expect(await create('one', { price: 1 })).toMatchObject({ status: 409 });
    expect(await dishes()).toBe(1);
  });

  it('requirement 18: what a dish declares is part of the body, in whatever order', async () => {
    const first = await create('one', { diets: ['vegan', 'halal'], allergens: [] });
    const again = await create('one', { allergens: [], diets: ['halal', 'vegan'], load: null });
    expect(again).toMatchObject({ status: 201, text: first.text });
    for (const other of [{ diets: ['vegan', 'halal'] }, { diets: ['vegan', 'halal'], load: 0 }]) {
      expect(await create('one', other)).toMatchObject({ status: 409 });
    }
    expect(await dishes()).toBe(1);
  });

  it('requirement 18: ten calls at once make one dish', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('at once')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await dishes()).toBe(1);
    expect((await api.db.doc('meta/menu').get()).get('version')).toBe(1);
  });

  it("requirement 18: one admin's key is not another's", async () => {
    const other = await signUpAdmin(api);
    await create('shared');
    expect(await create('shared', { price: 1 }, other)).toMatchObject({ status: 201 });
    expect(await dishes()).toBe(2);
  });

  it('requirement 18: a key is valid for 24 hours', async () => {
    await create('again');
    const [record] = (await api.db.collection('idempotency').get()).docs;
    const expiresAt = record?.get('expiresAt') as Timestamp;
    const hours = (expiresAt.toMillis() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await record?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(await create('again', { price: 1 })).toMatchObject({ status: 201 });
    expect(await create('again', { price: 1 })).toMatchObject({ status: 201 });
    expect(await dishes()).toBe(2);
  });

  it.each(['a/b', '..', '__x__', 'ä', 'k'.repeat(64)])(
    'requirement 18: any text of up to 64 characters is a key: %s',
    async (key) => {
      const first = await create(key);
      expect(first.status).toBe(201);
      expect((await create(key)).text).toBe(first.text);
      expect(await dishes()).toBe(1);
    },
  );

  it.each(['', 'k'.repeat(65)])('requirement 18: %j is not a key', async (key) => {
    expect(await create(key)).toMatchObject({ status: 400 });
    expect(await dishes()).toBe(0);
  });
});
