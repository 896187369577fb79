import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemaVersion } from '../../../functions/src/platform/schema-version.ts';
import { UserError } from '../../command.ts';
import { menuItems } from '../../sample-data/dishes/menu-items.ts';
import { seedMenu } from '../../sample-data/seed-menu.ts';
import { deployProject, type Deployment } from './deploy-project.ts';
import { readPhotosBeside } from '../../../web/build/pictures/photos.ts';
import { fakeFirebase } from './fake-firebase.ts';

const project = 'demo-thymely-deploy';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const documents = `projects/${project}/databases/(default)/documents`;
  await fetch(`http://${host}/emulator/v1/${documents}`, { method: 'DELETE' });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
afterAll(() => deleteApp(app));

/** Deploys with a fake firebase-tools and a fake build, and returns the calls of both. */
async function deployWith(ends: Record<string, number[]>, options: Partial<Deployment> = {}) {
  const firebase = fakeFirebase(ends);
  const looks: string[] = [];
  const built: { menu: unknown; calls: number }[] = [];
  const build = (menuFile: string) => {
    const menu = JSON.parse(readFileSync(menuFile, 'utf8')) as unknown;
    built.push({ menu, calls: firebase.calls().length });
    return Promise.resolve();
  };
  const menuFile = join(folder, 'menu.json');
  const deployed = deployProject({
    project,
    firebase: firebase.program,
    menuFile,
    build,
    readAssetNames: () => ({ '0123456789ab.js': 'main' }),
    writeConfig: () => join(folder, 'firebase.json'),
    smokeTest: async (of) => void looks.push(`${of} after ${firebase.calls().length} calls`),
    hops: hopsOf({ set: 2, right: 2 }),
    withoutHosting: false,
    message: 'v1.0.0',
    ...options,
  });
  const outcome = await deployed.catch((error: unknown) => error);
  const calls = firebase.calls().map(({ args }) => args.slice(0, 3).join(' '));
  firebase.remove();
  return { built, outcome, calls, looks };
}

/** Plays a platform on which guests stand in one place of X-Forwarded-For. */
function hopsOf({ set, right }: { set: number; right: number }): Deployment['hops'] {
  let running = set;
  const measure = () => Promise.resolve({ set: running, right, seen: 'as seen' });
  const write = (hops: number) => void (running = hops);
  return { measure, measureUntilRight: measure, isSet: false, lookAgain: 'npm run smoke', write };
}

const published = [
  'projects:list --json --non-interactive',
  'deploy --only firestore',
  'deploy --only functions',
  'deploy --only hosting',
];

it('a new project is deployed before it has any dishes, and again afterward', async () => {
  const first = await deployWith({});
  expect(first).toEqual({
    built: [{ menu: [], calls: 1 }],
    outcome: undefined,
    calls: published,
    looks: ['function after 3 calls', 'site after 4 calls'],
  });
  const dishes = menuItems.slice(0, 1);
  await seedMenu(db, dishes);
  const again = await deployWith({});
  expect(again.built).toMatchObject([{ menu: dishes }]);
  expect(again.calls).toEqual(published);
});

it('a build finds the photos of the menu beside it, and draws an empty plate for one that is gone', async () => {
  const [first, second] = menuItems;
  if (!first || !second) throw new Error('The sample menu has dishes.');
  const photo = Buffer.from('a photo of 640 pixels');
  const fields = { bytes: photo, contentType: 'image/webp', purposeOfOriginal: 'dish' };
  await db.doc('images/abc_640').set(fields);
  await db.doc('meta/schema').set({ version: schemaVersion });
  await seedMenu(db, [
    Object.assign({}, first, { image: '/api/images/abc' }),
    Object.assign({}, second, { image: '/api/images/gone' }),
  ]);
  await deployWith({});
  const photos = readPhotosBeside(join(folder, 'menu.json'));
  expect([...photos]).toEqual([['/api/images/abc', photo]]);
});

it('the words for the files of a site are kept before it is published, and for no other deploy', async () => {
  const kept = async () => (await db.collection('releases').get()).docs.map(({ id }) => id);
  await deployWith({}, { withoutHosting: true });
  expect(await kept()).toEqual([]);
  const { outcome } = await deployWith({ 'deploy --only hosting': [1] });
  expect(outcome).toMatchObject({ name: 'UserError' });
  expect(await kept()).toEqual(['0123456789ab']);
  expect((await db.doc('releases/0123456789ab').get()).data()).toMatchObject({
    message: 'v1.0.0',
    names: { '0123456789ab.js': 'main' },
  });
});

it('nothing is read, built or published while nobody is logged in', async () => {
  const { built, outcome, calls } = await deployWith({ 'projects:list': [1] });
  expect(built).toEqual([]);
  expect(outcome).toMatchObject({ name: 'UserError' });
  expect(calls).toEqual(published.slice(0, 1));
});

it('the site is not published if the function does not pass its smoke test', async () => {
  const { outcome, calls } = await deployWith(
    {},
    { smokeTest: () => Promise.reject(new UserError('✗ The health is "no".')) },
  );
  expect(outcome).toMatchObject({ name: 'UserError' });
  expect(calls).toEqual(published.slice(0, -1));
});

it('requirement 69: a first deploy measures where guests stand, and publishes the functions again', async () => {
  const { outcome, calls } = await deployWith({}, { hops: hopsOf({ set: 1, right: 2 }) });
  expect(outcome).toBeUndefined();
  expect(calls).toEqual([...published, 'deploy --only functions']);
});

it('a deploy without Hosting ends with the smoke test of the function', async () => {
  const { outcome, calls, looks } = await deployWith({}, { withoutHosting: true });
  expect(outcome).toBeUndefined();
  expect(calls).toEqual(published.slice(0, -1));
  expect(looks).toHaveLength(1);
});

it('a preview changes neither function nor site', async () => {
  const { outcome, calls, looks } = await deployWith({}, { preview: 'try' });
  expect(outcome).toBeUndefined();
  expect(calls).toEqual([...published.slice(0, 1), 'hosting:channel:deploy try --expires']);
  expect(looks).toEqual([]);
});

describe('the schema of the database', () => {
  const schema = async () => (await db.doc('meta/schema').get()).get('version') as unknown;

  it('is that of this version in a database that nobody has used', async () => {
    await deployWith({});
    expect(await schema()).toBe(schemaVersion);
  });

  it.each([
    ['is older', undefined, 'npm run migrate -- --project demo-thymely-deploy'],
    ['is two ahead', schemaVersion + 2, 'check out a newer version'],
  ])('stops a deploy before anything is built or published if it %s', async (_, version, words) => {
    await seedMenu(db, menuItems.slice(0, 1));
    if (version !== undefined) await db.doc('meta/schema').set({ version });
    const { built, outcome, calls } = await deployWith({});
    expect(built).toEqual([]);
    expect(calls).toEqual(published.slice(0, 1));
    expect(String(outcome)).toContain(words);
    expect(await schema()).toBe(version);
  });

  it('may be one ahead, so that a deploy can be taken back after a migration', async () => {
    await db.doc('meta/schema').set({ version: schemaVersion + 1 });
    expect((await deployWith({})).outcome).toBeUndefined();
  });
});
