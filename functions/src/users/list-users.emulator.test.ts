import { beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';
import { type WrittenUser, writeUsers } from '../testing/write-users.ts';

// Reads are counted here rather than seconds, because the emulator scans all users one by one.
const api = useTestApi();
let admin: Person;

async function startWith(users: WrittenUser[]): Promise<void> {
  await api.clear();
  await writeUsers(api.db, users);
  admin = await signUpAdmin(api, 'Zoe Admin');
}

const list = (query: Record<string, string> = {}) =>
  api.call('listUsers', { token: admin.accessToken, query });

async function listReading(query: Record<string, string>) {
  const before = api.counts.reads;
  const answer = await list(query);
  return { ...answer, reads: api.counts.reads - before };
}

const namesOf = (answer: Awaited<ReturnType<typeof list>>) => answer.data.map(({ name }) => name);

describe('GET /users', () => {
  beforeAll(() =>
    startWith([
      { uid: 'ben', name: 'Ben Marlow', email: 'ben@thymely.test' },
      { uid: 'cleo', name: 'Cleo Bensen', email: 'cleo@thymely.test' },
      { uid: 'emile', name: 'Émile', email: 'benson@thymely.test' },
      { uid: 'gina', name: '👩‍🍳 Gina', email: 'gina@thymely.test' },
    ]),
  );

  it('lists everyone, newest first, with the total', async () => {
    const answer = await list();
    expect(namesOf(answer)).toEqual(['Zoe Admin', '👩‍🍳 Gina', 'Émile', 'Cleo Bensen', 'Ben Marlow']);
    expect(answer.headers.get('x-total-count')).toBe('5');
    expect(answer.headers.get('x-next-cursor')).toBeNull();
  });

  it('requirement 11: returns only the _id, name, email and role of a user', async () => {
    const everyone: object[] = JSON.parse((await list()).text) as object[];
    for (const user of everyone) {
      expect(Object.keys(user).sort()).toEqual(['_id', 'email', 'name', 'role']);
    }
    expect(everyone[0]).toMatchObject({ _id: admin.uid, role: 'admin' });
  });

  it('goes from page to page until the last', async () => {
    const first = await list({ limit: '2' });
    expect(namesOf(first)).toEqual(['Zoe Admin', '👩‍🍳 Gina']);
    const second = await list({ limit: '2', after: first.headers.get('x-next-cursor') ?? '' });
    expect(namesOf(second)).toEqual(['Émile', 'Cleo Bensen']);
    const third = await list({ limit: '2', after: second.headers.get('x-next-cursor') ?? '' });
    expect(namesOf(third)).toEqual(['Ben Marlow']);
    expect(third.headers.get('x-next-cursor')).toBeNull();
    expect(third.headers.get('x-total-count')).toBe('5');
  });

  it.each([
    ['ben', ['Émile', 'Cleo Bensen', 'Ben Marlow']],
    ['BEN ', ['Émile', 'Cleo Bensen', 'Ben Marlow']],
    ['ben m', ['Ben Marlow']],
    ['ben@', ['Ben Marlow']],
    ['benson@thymely.test', ['Émile']],
    ['émi', ['Émile']],
    ['EMI', ['Émile']],
    ['bensen', ['Cleo Bensen']],
    ['leo', []],
    ['thymely', ['Zoe Admin', '👩‍🍳 Gina', 'Émile', 'Cleo Bensen', 'Ben Marlow']],
    ['gina@', ['👩‍🍳 Gina']],
    ['👩‍🍳', ['👩‍🍳 Gina']],
    ['marlow', ['Ben Marlow']],
    ['gina', ['👩‍🍳 Gina']],
    ['nobody', []],
    ['', ['Zoe Admin', '👩‍🍳 Gina', 'Émile', 'Cleo Bensen', 'Ben Marlow']],
  ])('finds users by the beginning of any word of a name or an email: %j', async (q, names) => {
    const answer = await list({ q });
    expect(namesOf(answer)).toEqual(names);
    expect(answer.headers.get('x-total-count')).toBe(String(names.length));
  });

  it('finds a user by their new name after a change', async () => {
    const { idToken, email } = admin;
    await api.call('saveUser', { token: idToken, body: { name: 'Yara Admin', email } });
    expect(namesOf(await list({ q: 'yara' }))).toEqual(['Yara Admin']);
    expect(namesOf(await list({ q: 'zoe' }))).toEqual([]);
    await api.call('saveUser', { token: idToken, body: { name: 'Zoe Admin', email } });
  });

  it.each([
    { role: 'owner' },
    { role: '' },
    { limit: '0' },
    { limit: '201' },
    { limit: '-1' },
    { limit: '1.5' },
    { limit: 'all' },
    { after: '../x' },
    { after: 'nobody' },
    { page: '2' },
  ])('refuses %o', async (query) => {
    const answer = await list(query);
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.error.fields ?? {})).toEqual(Object.keys(query));
  });

  it('uses only the first characters of a very long search', async () => {
    expect(await list({ q: 'b'.repeat(5000) })).toMatchObject({ status: 200, data: [] });
  });
});

describe('GET /users by role', () => {
  beforeAll(() =>
    startWith([
      { uid: 'ben', name: 'Ben Marlow', email: 'ben@thymely.test', role: 'kitchen' },
      { uid: 'cleo', name: 'Cleo Bensen', email: 'cleo@thymely.test' },
      { uid: 'kit', name: 'Kit Cook', email: 'kit@thymely.test', role: 'kitchen' },
      { uid: 'uma', name: 'Uma Cook', email: 'uma@thymely.test', role: 'kitchen' },
    ]),
  );

  it.each([
    [{ role: 'kitchen' }, ['Uma Cook', 'Kit Cook', 'Ben Marlow']],
    [{ role: 'admin' }, ['Zoe Admin']],
    [{ role: 'user' }, ['Cleo Bensen']],
    [{ role: 'kitchen', q: 'cook' }, ['Uma Cook', 'Kit Cook']],
    [{ role: 'admin', q: 'cook' }, []],
  ])('lists only those who have it, newest first, with their total: %o', async (query, names) => {
    const answer = await list(query);
    expect(namesOf(answer)).toEqual(names);
    expect(answer.headers.get('x-total-count')).toBe(String(names.length));
  });

  it('goes from page to page, at no more cost than without a role', async () => {
    const first = await listReading({ role: 'kitchen', limit: '2' });
    expect(namesOf(first)).toEqual(['Uma Cook', 'Kit Cook']);
    const after = first.headers.get('x-next-cursor') ?? '';
    expect(namesOf(await list({ role: 'kitchen', limit: '2', after }))).toEqual(['Ben Marlow']);
    expect(first.reads).toBeLessThanOrEqual((await listReading({ limit: '2' })).reads);
  });
});

describe('GET /users with 1 200 users', () => {
  // There are more than the 1000 that one read counts, and than an answer may have.
  const count = 1200;

  beforeAll(async () => {
    const users = Array.from({ length: count }, (_, n) => ({
      uid: `user-${n}`,
      name: `User ${n}`,
      email: `diner.${n}@thymely.test`,
    }));
    await startWith(users);
  });

  it('finds the 1 199th by email with at most 20 reads', async () => {
    const answer = await listReading({ q: 'diner.1198@thymely.test' });
    expect(answer.data.map(({ _id }) => _id)).toEqual(['user-1198']);
    expect(answer.headers.get('x-total-count')).toBe('1');
    expect(answer.reads).toBeLessThanOrEqual(20);
  });

  it('reads at most 50 documents for a first page of ten, its total included', async () => {
    const answer = await listReading({ limit: '10' });
    expect(answer.data).toHaveLength(10);
    expect(answer.headers.get('x-total-count')).toBe(String(count + 1));
    expect(answer.reads).toBeLessThanOrEqual(50);
  });

  it('answers with 200 users at most', async () => {
    const answer = await list();
    expect(answer.data).toHaveLength(200);
    expect(answer.headers.get('x-next-cursor')).toBe(answer.data.at(-1)?._id);
  });
});
