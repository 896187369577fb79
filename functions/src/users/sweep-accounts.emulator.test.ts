import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { endedOrder, orderOf, writeOrders } from '../testing/orders.ts';
import { interrupt, overHttp } from '../testing/interrupt.ts';
import { failWritesOf } from '../testing/sent-commits.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { useTestApi } from '../testing/test-api.ts';
import { writeUsers } from '../testing/write-users.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const api = useTestApi();
let staying: Person;

beforeEach(async () => {
  await api.clear();
  staying = await signUpAdmin(api);
});

const sweep = (bounds = {}) => sweepAccounts(realDeps(api), bounds);

const done = { gone: 0, removed: 0, failures: [], isHalted: false, isComplete: true };

const idsIn = async (collection: string) =>
  (await api.db.collection(collection).listDocuments()).map(({ id }) => id).sort();

async function signUpWithCart(): Promise<Person> {
  const [person, dish] = await Promise.all([signUpDiner(api), addDish(api, { admin: staying })]);
  const body = { menuItemId: dish._id };
  await api.call('addToCart', { token: person.accessToken, body });
  return person;
}

/** Writes documents of people who never had an account. */
function writeLeftovers(count: number): Promise<void> {
  const users = Array.from({ length: count }, (_, n) => ({
    uid: `left-${String(n).padStart(4, '0')}`,
    name: 'Left Over',
    email: `left-${n}@thymely.test`,
  }));
  return writeUsers(api.db, users);
}

describe('the sweep of accounts', () => {
  it('requirement 41: removes user and cart of an account deleted at the provider', async () => {
    const [gone, present] = await Promise.all([signUpWithCart(), signUpWithCart()]);
    await api.auth.deleteUser(gone.uid);
    expect(await sweep()).toEqual({ ...done, checked: 3, gone: 1, removed: 1 });
    expect(await idsIn('users')).toEqual([present.uid, staying.uid].sort());
    expect(await idsIn('carts')).toEqual([present.uid]);
    expect(await sweep()).toEqual({ ...done, checked: 2 });
  });

  it('requirement 41: makes the orders of an account deleted at the provider anonymous', async () => {
    const [gone, present] = await Promise.all([signUpWithCart(), signUpWithCart()]);
    const ended = { ...endedOrder, note: 'No nuts' };
    await writeOrders(api.db, [
      orderOf({ _id: 'open', uid: gone.uid, note: 'No nuts' }),
      orderOf({ ...ended, _id: 'ended', uid: gone.uid }),
      orderOf({ ...ended, _id: 'other', uid: present.uid }),
    ]);
    await api.auth.deleteUser(gone.uid);
    await sweep();
    const { orders } = realDeps(api);
    expect(await orders.find('open')).toMatchObject({ uid: '', name: 'Dana', note: 'No nuts' });
    expect(await orders.find('ended')).toMatchObject({ uid: '', name: 'Guest', note: '' });
    const { uid } = present;
    expect(await orders.find('other')).toMatchObject({ uid, name: 'Dana', note: 'No nuts' });
  });

  it('removes a cart whose user document is already gone', async () => {
    const gone = await signUpWithCart();
    await api.auth.deleteUser(gone.uid);
    await api.db.doc(`users/${gone.uid}`).delete();
    expect(await sweep()).toMatchObject({ removed: 1 });
    expect(await idsIn('carts')).toEqual([]);
  });

  it('completes a removal that was interrupted after deleting the account', async () => {
    const gone = await signUpWithCart();
    await api.db.doc(`users/${gone.uid}`).update({ status: 'deleting' });
    await api.auth.deleteUser(gone.uid);
    await sweep();
    expect(await idsIn('users')).toEqual([staying.uid]);
  });

  it('covers more people than Auth returns at once', async () => {
    const person = (uid: string) => ({ uid, name: 'Mia Member', email: `${uid}@thymely.test` });
    const present = Array.from({ length: 100 }, (_, n) => person(`m-${n}`));
    const gone = ['first', 'zz-last'].map(person);
    const accounts = present.map(({ uid, email }) => ({ localId: uid, email }));
    await Promise.all([
      api.changeAccounts('batchCreate', { users: accounts }),
      writeUsers(api.db, [...present, ...gone]),
    ]);
    expect(await sweep()).toEqual({ ...done, checked: 103, gone: 2, removed: 2 });
    expect(await idsIn('users')).toEqual([...present.map(({ uid }) => uid), staying.uid].sort());
  });

  it('requirement 62: removes nobody when more than 20 accounts and 5 % of them seem to be gone', async () => {
    await writeLeftovers(21);
    const { uid } = await signUpWithCart();
    const halted = { ...done, checked: 23, gone: 21, isHalted: true, isComplete: false };
    expect(await sweep()).toEqual(halted);
    expect(await sweep()).toEqual(halted);
    expect(await idsIn('users')).toHaveLength(23);
    expect(await idsIn('carts')).toEqual([uid]);
    // Twenty may be gone, whatever their share, and somebody whom an admin removes does not count.
    await api.db.doc('users/left-0000').update({ status: 'deleting' });
    expect(await sweep()).toEqual({ ...done, checked: 23, gone: 20, removed: 21 });
    expect(await idsIn('users')).toEqual([uid, staying.uid].sort());
  });

  it('requirement 62: removes many who are gone where they are few among many', async () => {
    await writeLeftovers(25);
    const deps = realDeps(api);
    const others = Array.from({ length: 475 }, (_, n) => ({ uid: `zz-${n}`, isLeaving: false }));
    const peopleAfter = async (after: string | undefined, limit: number) => {
      const found = await deps.users.peopleAfter(after, limit);
      return found.length > 0 || after?.startsWith('zz-') ? found : others;
    };
    const accounts = {
      ...deps.accounts,
      findMissing: (uids: string[]) =>
        Promise.resolve(uids.filter((each) => each.startsWith('left-'))),
    };
    const users = { ...deps.users, peopleAfter };
    const swept = await sweepAccounts({ ...deps, accounts, users });
    expect(swept).toMatchObject({ gone: 25, removed: 25, isHalted: false });
  });

  it('stops at its limits, and the next one continues from there', async () => {
    await writeLeftovers(12);
    expect(await sweep({ mostChecked: 5 })).toMatchObject({ checked: 5, isComplete: false });
    const left = (await idsIn('users')).length;
    expect(await sweep({ mostRemoved: 2 })).toMatchObject({ removed: 2, isComplete: false });
    expect(await idsIn('users')).toHaveLength(left - 2);
    expect(await sweep()).toMatchObject({ isComplete: true });
    expect(await idsIn('users')).toEqual([staying.uid]);
    expect((await api.db.doc('meta/accountSweep').get()).exists).toBe(false);
  });

  it('requirement 62: continues past a person who cannot be removed, and reports them', async () => {
    await writeLeftovers(12);
    const deps = realDeps(api);
    const mend = failWritesOf(api.db, 'users/left-0004');
    const first = await sweepAccounts(deps);
    expect(first).toMatchObject({ checked: 13, removed: 11, isComplete: true });
    expect(first.failures).toEqual([{ uid: 'left-0004', error: expect.any(Error) as Error }]);
    expect(await idsIn('users')).toEqual(['left-0004', staying.uid].sort());
    mend();
    expect(await sweep()).toMatchObject({ removed: 1, failures: [], isComplete: true });
    expect(await idsIn('users')).toEqual([staying.uid]);
  });

  it('requirement 62: resumes a removal that an admin began but nobody completed', async () => {
    const leaving = await signUpWithCart();
    await writeOrders(api.db, [orderOf({ ...endedOrder, _id: 'ended', uid: leaving.uid })]);
    const { uid } = leaving;
    const begun = overHttp('deleteUser', { token: staying.accessToken, params: { id: uid } });
    // The removal has set the mark, and done nothing else.
    expect(await interrupt(1, begun)).toBe(true);
    expect(await sweep()).toMatchObject({ checked: 2, removed: 1, failures: [] });
    await expect(api.auth.getUser(uid)).rejects.toThrow();
    expect(await idsIn('users')).toEqual([staying.uid]);
    expect(await idsIn('carts')).toEqual([]);
    expect(await realDeps(api).orders.find('ended')).toMatchObject({ uid: '', name: 'Guest' });
  });

  it('requirement 62: stops in time, and the next one continues from there', async () => {
    await writeLeftovers(3);
    expect(await sweep({ untilMs: Date.now() })).toMatchObject({ checked: 0, isComplete: false });
    expect(await sweep()).toMatchObject({ checked: 4, isComplete: true });
  });

  it('removes nobody while Auth cannot be reached', async () => {
    await writeLeftovers(3);
    const deps = realDeps(api);
    const accounts = { ...deps.accounts, findMissing: () => Promise.reject(new Error('away')) };
    await expect(sweepAccounts({ ...deps, accounts })).rejects.toThrow('away');
    expect(await idsIn('users')).toHaveLength(4);
  });
});
