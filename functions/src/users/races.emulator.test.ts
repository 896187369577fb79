import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCartStore } from '../cart/carts.firestore.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { signUpAccount, signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { roleCalls } from '../testing/roles.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { planRevoke } from './grant-admin.ts';
import { createAccounts } from '../sign-in/accounts.auth.ts';
import { createUserStore } from './users.firestore.ts';

/** The events in the middle of a call, which each test sets. */
type Meanwhile = {
  beforeFindingAccount?: (uid: string) => Promise<void>;
  beforeCreatingUser?: (uid: string) => Promise<void>;
  beforeReadingCart?: (uid: string) => Promise<void>;
  beforeSettingClaim?: (uid: string) => Promise<void>;
};

let emulators: Emulators;
let api: TestApi;
let meanwhile: Meanwhile;
let admin: Person;

beforeAll(async () => {
  emulators = connectEmulators();
  const { auth, db } = emulators;
  const accounts = createAccounts(async () => auth);
  const users = createUserStore(db);
  const carts = createCartStore(db);
  api = await startTestApi({
    accounts: {
      ...accounts,
      async find(uid) {
        await once('beforeFindingAccount', uid);
        return accounts.find(uid);
      },
      async setRoleClaims(change) {
        await once('beforeSettingClaim', change.uid);
        return accounts.setRoleClaims(change);
      },
    },
    users: {
      ...users,
      async ensure(user) {
        await once('beforeCreatingUser', user.uid);
        return users.ensure(user);
      },
    },
    carts: {
      ...carts,
      async update(request, decide) {
        await once('beforeReadingCart', request.uid);
        return carts.update(request, decide);
      },
      async add(request, decide) {
        await once('beforeReadingCart', request.uid);
        return carts.add(request, decide);
      },
    },
  });
});
afterAll(() => Promise.all([api.close(), emulators.disconnect()]));

beforeEach(async () => {
  meanwhile = {};
  await api.clear();
  admin = await signUpAdmin(api);
});

async function once(moment: keyof Meanwhile, uid: string): Promise<void> {
  const act = meanwhile[moment];
  delete meanwhile[moment];
  await act?.(uid);
}

const documentOf = (uid: string) => api.db.doc(`users/${uid}`);
const { claimsOf } = roleCalls(() => api);

const promote = (uid: string) =>
  api.call('promoteUser', { token: admin.accessToken, params: { id: uid } });

describe('requirement 42: changes in the middle of a call take effect', () => {
  it('requirement 42: an actor who loses the role after the check promotes nobody', async () => {
    const diner = await signUpDiner(api);
    // The first lookup is for the caller, the second for the user to be promoted.
    meanwhile.beforeFindingAccount = async () => {
      meanwhile.beforeFindingAccount = async () => {
        await documentOf(admin.uid).update({ role: 'user' });
      };
    };
    expect(await promote(diner.uid)).toMatchObject({ status: 403 });
    expect((await documentOf(diner.uid).get()).data()).toMatchObject({ role: 'user' });
    expect(await claimsOf(diner.uid)).toEqual({});
  });

  it('requirement 42: an account that is deleted while its document is made leaves no document', async () => {
    const account = await signUpAccount(api);
    meanwhile.beforeCreatingUser = (uid) => api.auth.deleteUser(uid);
    const body = { name: 'Ghost', email: account.email };
    expect(await api.call('saveUser', { token: account.idToken, body })).toMatchObject({
      status: 401,
    });
    expect((await documentOf(account.uid).get()).exists).toBe(false);
  });

  it('requirement 42: an account that is disabled while its document is made leaves none', async () => {
    const account = await signUpAccount(api);
    meanwhile.beforeCreatingUser = async (uid) => {
      await api.auth.updateUser(uid, { disabled: true });
    };
    const body = { name: 'Ghost', email: account.email };
    expect(await api.call('saveUser', { token: account.idToken, body })).toMatchObject({
      status: 401,
    });
    expect((await documentOf(account.uid).get()).exists).toBe(false);
  });

  it('requirement 42: a diner whose removal begins while a dish is added gets no cart', async () => {
    const [diner, dish] = await Promise.all([signUpDiner(api), addDish(api, { admin })]);
    meanwhile.beforeReadingCart = async (uid) => {
      await documentOf(uid).update({ status: 'deleting' });
    };
    const body = { menuItemId: dish._id };
    const added = await api.call('addToCart', { token: diner.accessToken, body });
    expect(added).toMatchObject({ status: 401 });
    expect((await api.db.doc(`carts/${diner.uid}`).get()).exists).toBe(false);
  });

  it('requirement 42: the claim follows a role that changes while the claim is being set', async () => {
    const diner = await signUpDiner(api);
    meanwhile.beforeSettingClaim = async (uid) => {
      await documentOf(uid).update({ role: 'user', claimInSync: false });
    };
    await promote(diner.uid);
    expect(await claimsOf(diner.uid)).toEqual({});
    expect((await documentOf(diner.uid).get()).data()).toMatchObject({
      role: 'user',
      claimInSync: true,
    });
  });

  it('requirement 42: once a promotion is confirmed, the list shows an admin', async () => {
    const diner = await signUpDiner(api);
    await promote(diner.uid);
    expect((await documentOf(diner.uid).get()).data()).toMatchObject({ claimInSync: true });
    const listed = await api.call('listUsers', { token: admin.accessToken });
    expect(listed.data.find(({ _id }) => _id === diner.uid)?.role).toBe('admin');
  });

  it("requirement 42: a disabled admin is not 'another admin'", async () => {
    const other = await signUpAdmin(api);
    const deps = realDeps(api);
    await api.auth.updateUser(other.uid, { disabled: true });
    const refused = await planRevoke(deps, { email: admin.email });
    expect(refused?.refusal).toContain('last admin');
    await api.auth.updateUser(other.uid, { disabled: false });
    const allowed = await planRevoke(deps, { email: admin.email });
    expect(allowed).toMatchObject({ refusal: undefined });
  });
});
