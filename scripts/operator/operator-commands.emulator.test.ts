import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemaVersion } from '../../functions/src/platform/schema-version.ts';
import { migrations } from './migrate/migrations.ts';
import { runAsProcess, runForTest } from './run-for-test.ts';

const project = 'demo-thymely-operators';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const auth = getAuth(app);

const grantAdmin = (...args: string[]) =>
  runForTest('grant-admin.ts', '--project', project, ...args);

const documentOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims ?? {};

const signUp = (uid: string, emailVerified = true) =>
  auth.createUser({ uid, email: `${uid}@thymely.test`, displayName: uid, emailVerified });

const grant = (uid: string, ...args: string[]) =>
  grantAdmin('--email', `${uid}@thymely.test`, ...args);

async function expectAdmin(uid: string): Promise<void> {
  expect(await documentOf(uid)).toMatchObject({
    role: 'admin',
    status: 'active',
    claimInSync: true,
  });
  expect(await claimsOf(uid)).toMatchObject({ admin: true });
}

async function expectNoAdmin(uid: string): Promise<void> {
  expect((await documentOf(uid))?.['role'] ?? 'user').toBe('user');
  expect(await claimsOf(uid)).not.toHaveProperty('admin');
}

beforeEach(async () => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const documents = `projects/${project}/databases/(default)/documents`;
  await fetch(`http://${host}/emulator/v1/${documents}`, { method: 'DELETE' });
  await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid));
});

afterAll(() => deleteApp(app));

describe('grant-admin', () => {
  it('makes the first admin of a project, even when repeated', async () => {
    await signUp('ada');
    await auth.setCustomUserClaims('ada', { loyalty: 'gold' });
    const first = await grant('ada');
    expect(first).toMatchObject({ exitCode: 0 });
    expect(first.output).toContain('ada@thymely.test (ada) is not an admin.');
    expect(first.output).toContain('ada@thymely.test is now an admin.');
    await expectAdmin('ada');
    expect(await claimsOf('ada')).toEqual({ loyalty: 'gold', admin: true });
    const again = await grant('ada');
    expect(again).toMatchObject({ exitCode: 0 });
    expect(again.output).toContain('ada@thymely.test (ada) is an admin.');
    await expectAdmin('ada');
  });

  it('completes a grant that was interrupted before the claim', async () => {
    await signUp('ada');
    await grant('ada');
    await auth.setCustomUserClaims('ada', {});
    await db.doc('users/ada').update({ claimInSync: false });
    expect(await grant('ada')).toMatchObject({ exitCode: 0 });
    await expectAdmin('ada');
  });

  it('writes nothing in a dry run', async () => {
    await signUp('ada');
    const email = 'ada@thymely.test';
    const options = ['--project', project, '--email', email, '--dry-run'];
    const outcome = await runAsProcess('grant-admin.ts', ...options);
    expect(outcome).toMatchObject({ exitCode: 0 });
    expect(outcome.output).toContain('nothing was written');
    expect(await documentOf('ada')).toBeUndefined();
    await expectNoAdmin('ada');
  });

  it('refuses an unverified email, unless told otherwise', async () => {
    await signUp('eve', false);
    const refused = await grant('eve');
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(refused.output).toContain("isn't verified");
    expect(refused.output).not.toContain('Grants');
    await expectNoAdmin('eve');
    expect(await grant('eve', '--allow-unverified')).toMatchObject({ exitCode: 0 });
    await expectAdmin('eve');
  });

  it('refuses an unknown email, a user who is being removed, and a missing option', async () => {
    expect(await grant('nobody')).toMatchObject({ exitCode: 1 });
    await signUp('ada');
    await db.doc('users/ada').set({ role: 'user', status: 'deleting' });
    const removed = await grant('ada');
    expect(removed.output).toContain('being removed');
    expect(removed.exitCode).toBe(1);
    expect((await grantAdmin()).output).toContain('--email');
    const { output } = await grantAdmin('--email', 'nonsense');
    expect(output).toBe('\n--email cannot be "nonsense": it is an email address.\n');
    expect((await runForTest('grant-admin.ts', '--email', 'a@b')).output).toContain('--project');
  });
});

it('a command whose emulators are gone says so at once', async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9');
  const { exitCode, output } = await runForTest('backup/recount.ts', '--project', project);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1');
  const misspelled = await runForTest('backup/recount.ts', '--project', project);
  vi.unstubAllEnvs();
  expect(misspelled.output).toContain('cannot be "http://127.0.0.1": it is host:port');
  expect(exitCode).toBe(1);
  expect(output).toBe(
    '\nNothing answers at 127.0.0.1:9 (FIREBASE_AUTH_EMULATOR_HOST): start `npm start`, or unset the variable.\n',
  );
});

describe('grant-admin --revoke', () => {
  it('takes away role, claim and every sign-in, even when repeated', async () => {
    await Promise.all([signUp('ada'), signUp('ben')]);
    await grant('ada');
    await grant('ben');
    expect((await auth.getUser('ben')).tokensValidAfterTime).toBeUndefined();
    expect(await grant('ben', '--revoke')).toMatchObject({ exitCode: 0 });
    await expectNoAdmin('ben');
    expect((await auth.getUser('ben')).tokensValidAfterTime).toBeDefined();
    expect(await grant('ben', '--revoke')).toMatchObject({ exitCode: 0 });
    await expectAdmin('ada');
  });

  it('never takes the role away from the last admin', async () => {
    await Promise.all([signUp('ada'), signUp('ben')]);
    await grant('ada');
    const refused = await grant('ada', '--revoke');
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(refused.output).toContain('last admin');
    await expectAdmin('ada');
    // Someone with the role but not the claim cannot do anything, and so does not count.
    await db.doc('users/ben').set({ role: 'admin', status: 'active' });
    expect(await grant('ada', '--revoke')).toMatchObject({ exitCode: 1 });
    await expectAdmin('ada');
  });
});

describe('sweep-images', () => {
  it('lists what it would remove, and removes it only when told to', async () => {
    const createdAt = Timestamp.fromMillis(Date.now() - 25 * 60 * 60 * 1000);
    await db.doc('images/forgotten').set({ createdAt });
    const shown = await runForTest('sweep-images.ts', '--project', project);
    expect(shown.output).toContain('forgotten');
    expect((await db.doc('images/forgotten').get()).exists).toBe(true);
    const removed = await runForTest('sweep-images.ts', '--project', project, '--yes');
    expect(removed).toMatchObject({ exitCode: 0 });
    expect((await db.doc('images/forgotten').get()).exists).toBe(false);
  });
});

describe('sweep-accounts', () => {
  it('lists who has no account, and removes them only when told to, however many they are', async () => {
    const gone = Array.from({ length: 21 }, (_, n) => `gone-${n}`);
    const person = { name: '', email: 'gone@thymely.test', role: 'user', status: 'active' };
    await Promise.all(gone.map((uid) => db.doc(`users/${uid}`).set(person)));
    const shown = await runForTest('sweep-accounts.ts', '--project', project);
    expect(shown.output).toContain('21 users checked, 21 without an account.');
    expect(await documentOf('gone-20')).toMatchObject(person);
    const swept = await runForTest('sweep-accounts.ts', '--project', project, '--yes');
    expect(swept).toMatchObject({ exitCode: 0 });
    expect(swept.output).toContain('21 removed.');
    expect(await documentOf('gone-20')).toBeUndefined();
  });
});

describe('ordering', () => {
  const ordering = (...args: string[]) => runForTest('ordering.ts', '--project', project, ...args);

  it('closes ordering with a sentence, says so, opens it again, and can be repeated', async () => {
    expect((await ordering()).output).toContain('ordering is not closed');
    const closed = await ordering('--close', 'Back on Monday.');
    expect(closed).toMatchObject({ exitCode: 0 });
    expect(closed.output).toContain('closed. Guests read within 15 seconds: "Back on Monday."');
    const again = await ordering('--close', 'Back on Monday.');
    expect(again.output).toContain('Nothing to change.');
    const entries = await db.collection('audit').get();
    expect(entries.docs.map((entry) => `${entry.get('who')} ${entry.get('what')}`)).toEqual([
      'operator ordering.close',
    ]);
    expect((await ordering('--open')).output).toContain('ordering is not closed');
    expect((await db.doc('settings/ordering').get()).get('closedNotice')).toBeNull();
  });

  it.each([
    [['--close', 'Back soon.', '--open'], 'Say either --close or --open.'],
    [['--close', 'x'.repeat(201)], 'The sentence for guests'],
  ])('refuses %j in one line', async (args, words) => {
    const refused = await ordering(...args);
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain(words);
  });
});

describe('migrate', () => {
  const migrate = (...args: string[]) =>
    runForTest('migrate/migrate.ts', '--project', project, ...args);
  const schema = async () => (await db.doc('meta/schema').get()).get('version') as unknown;

  it('says what it would change, changes it with --yes and nothing else, and is done then', async () => {
    const before = { name: 'Zoë Marlow', email: 'zoe@thymely.test', searchPrefixes: ['z'] };
    await db.doc('users/zoe').set({ ...before, role: 'user', status: 'active' });
    await signUp('ada');
    await grant('ada');
    const { updateTime } = await db.doc('users/ada').get();

    const shown = await migrate();
    expect(shown.output).toContain(`schema 0; this version needs ${schemaVersion}.`);
    expect(shown.output).toContain(
      '1  the search words of users, by every word of name and email: 1 document to change',
    );
    expect(shown.output).toContain('Nothing was written.');
    expect(await documentOf('zoe')).toMatchObject({ searchPrefixes: ['z'] });
    expect(await schema()).toBeUndefined();

    const first = await migrate('--yes');
    expect(first).toMatchObject({ exitCode: 0 });
    expect(first.output).toContain('1 document changed');
    expect(await documentOf('zoe')).toMatchObject({
      name: 'Zoë Marlow',
      searchPrefixes: expect.arrayContaining(['zoe', 'marlow']) as string[],
    });
    expect((await db.doc('users/ada').get()).updateTime).toEqual(updateTime);
    expect(await schema()).toBe(schemaVersion);
    expect((await migrate('--yes')).output).toContain('There is nothing to do.');
  });

  it('completes a run that was interrupted after its writes', async () => {
    await signUp('ada');
    await grant('ada');
    await db.doc('meta/schema').set({ version: schemaVersion - 1 });
    expect((await migrate('--yes')).output).toContain('0 documents changed');
    expect(await schema()).toBe(schemaVersion);
  });

  it('does nothing to the data of a version that is two ahead', async () => {
    await db.doc('meta/schema').set({ version: schemaVersion + 2 });
    const { exitCode, output } = await migrate('--yes');
    expect(exitCode).toBe(1);
    expect(output).toContain('check out a newer version');
  });

  it('the migrations are numbered from 1 to the schema that this version needs', () => {
    expect(migrations.map(({ schema }) => schema)).toEqual(
      Array.from({ length: schemaVersion }, (_, index) => index + 1),
    );
  });
});
