import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { signUpAccount, signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';
import { roleCalls } from '../testing/roles.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
});

const promote = (actor: Person, uid: string) =>
  api.call('promoteUser', { token: actor.accessToken, params: { id: uid } });

const remove = (actor: Person, uid: string) =>
  api.call('deleteUser', { token: actor.accessToken, params: { id: uid } });

const createDish = (person: Person) =>
  api.call('createMenuItem', { token: person.accessToken, body: soup });

const { stored } = roleCalls(() => api);

const upload = async (person: Person, purpose: string): Promise<string> => {
  const form = pictureForm(png());
  const query = { purpose };
  const answer = await api.call('uploadImage', { token: person.accessToken, query, form });
  return answer.data.data.display_url;
};

const imageStatus = async (path: string) => (await fetch(`${api.origin}${path}`)).status;

describe('PATCH /users/admin/:id', () => {
  it('requirement 8: the next call of someone promoted succeeds with the old token', async () => {
    expect(await createDish(diner)).toMatchObject({ status: 403 });
    const promoted = await promote(admin, diner.uid);
    expect(promoted).toMatchObject({ status: 200, data: { _id: diner.uid, role: 'admin' } });
    expect(await createDish(diner)).toMatchObject({ status: 201 });
  });

  it('requirement 8: the next call of someone demoted is refused', async () => {
    const other = await signUpAdmin(api);
    expect(await createDish(other)).toMatchObject({ status: 201 });
    await api.db.doc(`users/${other.uid}`).update({ role: 'user' });
    expect(await createDish(other)).toMatchObject({ status: 403 });
    await api.db.doc(`users/${other.uid}`).update({ role: 'admin' });
    await api.auth.setCustomUserClaims(other.uid, {});
    expect(await createDish(other)).toMatchObject({ status: 403 });
  });

  it('returns the same when repeated, and keeps other claims', async () => {
    await api.auth.setCustomUserClaims(diner.uid, { loyalty: 'gold' });
    const first = await promote(admin, diner.uid);
    const second = await promote(admin, diner.uid);
    expect(second).toMatchObject({ status: 200, data: first.data });
    const { customClaims } = await api.auth.getUser(diner.uid);
    expect(customClaims).toEqual({ loyalty: 'gold', admin: true });
  });

  it('refuses a user who does not exist or has no account, and creates none', async () => {
    expect(await promote(admin, 'nobody')).toMatchObject({ status: 404 });
    expect(await stored('nobody')).toBeUndefined();
    await api.auth.deleteUser(diner.uid);
    expect(await promote(admin, diner.uid)).toMatchObject({ status: 404 });
    expect(await stored(diner.uid)).toMatchObject({ role: 'user' });
    const account = await signUpAccount(api);
    expect(await promote(admin, account.uid)).toMatchObject({ status: 404 });
    expect(await stored(account.uid)).toBeUndefined();
  });

  it('refuses a user who is being removed', async () => {
    await api.db.doc(`users/${diner.uid}`).update({ status: 'deleting' });
    expect(await promote(admin, diner.uid)).toMatchObject({ status: 409 });
    expect((await api.auth.getUser(diner.uid)).customClaims ?? {}).toEqual({});
  });

  it('requirement 34: refuses, with an explanation, a user who has not verified the email', async () => {
    await api.auth.updateUser(diner.uid, { emailVerified: false });
    const refused = await promote(admin, diner.uid);
    expect(refused).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    expect(refused.error.message).toContain("hasn't verified their email");
    expect(await stored(diner.uid)).toMatchObject({ role: 'user' });
    expect((await api.auth.getUser(diner.uid)).customClaims ?? {}).toEqual({});
    await api.auth.updateUser(diner.uid, { emailVerified: true });
    expect(await promote(admin, diner.uid)).toMatchObject({ status: 200 });
  });

  it('requirement 34: keeps the role of an unverified admin whom an operator has made one', async () => {
    const other = await signUpAdmin(api);
    await api.auth.updateUser(other.uid, { emailVerified: false });
    expect(await promote(admin, other.uid)).toMatchObject({ status: 200, data: { role: 'admin' } });
  });

  it('ends no sign-in', async () => {
    await promote(admin, diner.uid);
    const query = { email: diner.email };
    const cart = await api.call('listCart', { token: diner.accessToken, query });
    expect(cart).toMatchObject({ status: 200 });
  });
});

describe('DELETE /users/:id', () => {
  it('removes account, document and cart, and nothing of others', async () => {
    const dish = await addDish(api, { admin });
    const body = { menuItemId: dish._id };
    await api.call('addToCart', { token: diner.accessToken, body });
    await api.call('addToCart', { token: admin.accessToken, body });
    expect(await remove(admin, diner.uid)).toMatchObject({ status: 200 });
    await expect(api.auth.getUser(diner.uid)).rejects.toThrow();
    expect(await stored(diner.uid)).toBeUndefined();
    const carts = await api.db.collection('carts').listDocuments();
    expect(carts.map(({ id }) => id)).toEqual([admin.uid]);
    expect(await remove(admin, diner.uid)).toMatchObject({ status: 404 });
  });

  it('removes no picture, because the sweep removes those without an owner', async () => {
    const leaving = await signUpAdmin(api);
    const pictures = [await upload(leaving, 'dish'), await upload(leaving, 'avatar')];
    expect(await remove(admin, leaving.uid)).toMatchObject({ status: 200 });
    for (const picture of pictures) expect(await imageStatus(picture)).toBe(200);
  });

  it('refuses to remove oneself, and so the last admin', async () => {
    expect(await remove(admin, admin.uid)).toMatchObject({ status: 409 });
    expect(await createDish(admin)).toMatchObject({ status: 201 });
  });

  it('answers every call of a removed person with 401 at once', async () => {
    await remove(admin, diner.uid);
    const query = { email: diner.email };
    const cart = await api.call('listCart', { token: diner.accessToken, query });
    expect(cart).toMatchObject({ status: 401 });
    const body = { name: 'Dana', email: diner.email };
    const saved = await api.call('saveUser', { token: diner.idToken, body });
    expect(saved).toMatchObject({ status: 401 });
    expect(await stored(diner.uid)).toBeUndefined();
  });

  it('removes a document whose account is gone', async () => {
    await api.auth.deleteUser(diner.uid);
    expect(await remove(admin, diner.uid)).toMatchObject({ status: 200 });
    expect(await stored(diner.uid)).toBeUndefined();
  });
});

describe('requirement 21: two admins remove each other', () => {
  const pairs = Array.from({ length: 10 }, (_, pair) => pair);

  async function removeEachOther(): Promise<void> {
    const [one, other] = await Promise.all([signUpAdmin(api), signUpAdmin(api)]);
    const answers = await Promise.all([remove(one, other.uid), remove(other, one.uid)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // By then the other one was no longer an admin, or not even signed in.
    expect([401, 403, 404]).toContain(statuses.find((status) => status !== 200));
    const [survivor, removed] = statuses[0] === 200 ? [one, other] : [other, one];
    expect(await stored(removed.uid)).toBeUndefined();
    expect(await createDish(survivor)).toMatchObject({ status: 201 });
  }

  // Firestore resolves each pair by a timeout, so all ten at once take no longer than one.
  it('requirement 21: exactly one succeeds, ten times over', async () => {
    await Promise.all(pairs.map(removeEachOther));
  });
});
