import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runForTest } from '../run-for-test.ts';
import { keepAssetNames } from './kept-names.ts';

const project = 'demo-thymely-asset-names';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);

beforeEach(async () => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const documents = `projects/${project}/databases/(default)/documents`;
  await fetch(`http://${host}/emulator/v1/${documents}`, { method: 'DELETE' });
});
afterAll(() => deleteApp(app));

const first = {
  message: 'v1.0.0 c1',
  names: { 'aaaaaaaaaaa1.js': 'main', 'bbbbbbbbbbb1.js': 'social-buttons' },
};
const second = {
  message: 'v1.1.0 c2',
  names: { 'aaaaaaaaaaa2.js': 'main', 'bbbbbbbbbbb1.js': 'social-buttons' },
};

const asked = async (text: string) => {
  const { output } = await runForTest(
    'asset-names/asset-name.ts',
    ...['--project', project, '--in', text],
  );
  return output.trim().split('\n');
};

it('each name of a report is turned into its word, whichever release has it', async () => {
  await keepAssetNames(db, first);
  await keepAssetNames(db, second);
  const stack = `    at a (https://thymely.example/assets/aaaaaaaaaaa1.js:1:2)
    at b (https://thymely.example/assets/bbbbbbbbbbb1.js:3:4)
    at c (https://thymely.example/assets/bbbbbbbbbbb1.js:5:6)
    at d (https://thymely.example/assets/ffffffffffff.js:7:8)`;
  expect(await asked(stack)).toEqual([
    'aaaaaaaaaaa1.js is main (v1.0.0 c1)',
    'bbbbbbbbbbb1.js is social-buttons (v1.1.0 c2)',
    `ffffffffffff.js is in no release of ${project} (emulators) that is kept.`,
  ]);
});

it('a deploy with the same entry keeps the words for the data of the one before', async () => {
  const names = { 'aaaaaaaaaaa1.js': 'main', 'ddddddddddd1.json': 'page-data' };
  await keepAssetNames(db, { message: 'v1.0.0 c1', names });
  await keepAssetNames(db, first);
  expect(await asked('ddddddddddd1.json')).toEqual(['ddddddddddd1.json is page-data (v1.0.0 c1)']);
});

it('a hundred releases are kept', async () => {
  const old = db.bulkWriter();
  for (let n = 0; n < 100; n++) {
    void old.set(db.doc(`releases/old-${String(n).padStart(2, '0')}`), {
      ...first,
      publishedAt: Timestamp.fromMillis(n),
    });
  }
  await old.close();
  await keepAssetNames(db, second);
  const kept = await db.collection('releases').orderBy('publishedAt').get();
  expect(kept.size).toBe(100);
  expect(kept.docs[0]?.id).toBe('old-01');
});

it('a text without a name is refused in one line', async () => {
  const { exitCode, output } = await runForTest(
    'asset-names/asset-name.ts',
    ...['--project', project, '--in', 'social-buttons.js'],
  );
  expect(exitCode).toBe(1);
  expect(output.trim()).toBe(
    '--in names no file: a name has twelve characters, as 3f0a1b2c3d4e.js.',
  );
});
