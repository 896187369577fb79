import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, signedInEarlier, signUpAdmin } from '../functions/src/testing/people.ts';
import { realDeps } from '../functions/src/testing/real-deps.ts';
import { planGrant, planRevoke } from '../functions/src/users/grant-admin.ts';
import { type Attempt, isLetThrough, perform } from './lab/attempt.ts';
import { useBothDoors } from './lab/both-doors.ts';
import { directlyAs, signInAnew } from './lab/own-token.ts';

const { api, rules } = useBothDoors();
let actor: Person;
/** A person who signed in while they were an admin. */
let admin: Person;

beforeEach(async () => {
  await api.clear();
  [actor, admin] = await Promise.all([signUpAdmin(api), signUpAdmin(api)]);
  admin = await signedInEarlier(api, admin, { admin: true });
});

async function doorsOpenTo(person: Person) {
  const { status } = await api.call('listUsers', { token: person.accessToken });
  const db = directlyAs(rules, person);
  const attempts: Record<string, Attempt> = {
    users: { list: 'users', limit: 200 },
    audit: { list: 'audit', limit: 200 },
    kitchen: { list: 'orders', where: { isOpen: true }, limit: 1000 },
    self: { get: `users/${person.uid}` },
  };
  const open = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    if (await isLetThrough(perform(db, attempt))) open.push(name);
  }
  return { api: status, direct: open };
}

const all = { api: 200, direct: ['users', 'audit', 'kitchen', 'self'] };
const none = { api: 401, direct: [] };

const demote = () =>
  api.call('demoteUser', { token: actor.accessToken, params: { id: admin.uid } });
const promote = () =>
  api.call('promoteUser', { token: actor.accessToken, params: { id: admin.uid } });

describe('requirement 33: both doors agree about an admin who', () => {
  it('requirement 33: still is one', async () => {
    expect(await doorsOpenTo(admin)).toEqual(all);
  });

  it('requirement 33: was demoted', async () => {
    expect(await demote()).toMatchObject({ status: 200 });
    expect(await doorsOpenTo(admin)).toEqual(none);
  });

  it('requirement 33: was demoted and is an admin again: only a new sign-in counts', async () => {
    await demote();
    await promote();
    expect(await doorsOpenTo(admin)).toEqual(none);
    expect(await doorsOpenTo(await signInAnew(api, admin))).toEqual(all);
  });

  it('requirement 33: lost the role and got it back on the command line', async () => {
    const deps = realDeps(api);
    await (await planRevoke(deps, { email: admin.email }))?.apply();
    expect(await doorsOpenTo(admin)).toEqual(none);
    await (await planGrant(deps, { email: admin.email, allowUnverified: false }))?.apply();
    expect(await doorsOpenTo(admin)).toEqual(none);
    expect(await doorsOpenTo(await signInAnew(api, admin))).toEqual(all);
  });

  it('requirement 33: is being removed: disabled and signed out', async () => {
    const deps = realDeps(api);
    await deps.users.startRemoval({ actor, uid: admin.uid });
    await deps.accounts.disable(admin.uid);
    expect(await doorsOpenTo(admin)).toEqual(none);
  });

  it('requirement 33: was removed', async () => {
    const token = actor.accessToken;
    await api.call('deleteUser', { token, params: { id: admin.uid } });
    expect(await doorsOpenTo(admin)).toEqual(none);
  });
});
