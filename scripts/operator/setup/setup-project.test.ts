import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { brand, brandName } from '../../../brands/chosen-brand.ts';
import { runForTest } from '../run-for-test.ts';
import { databaseFault } from './database.ts';
import { setUp } from './set-up.ts';
import { settingsOf, writeSettings } from './settings-file.ts';
import { setupSteps } from './setup-steps.ts';
import { siteHosts } from './site-hosts.ts';

const project = 'thymely-1';
const database = {
  name: `projects/${project}/databases/(default)`,
  locationId: brand.firestoreLocation,
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
/** What firebase-tools answers about a project that has everything. */
const complete: Record<string, unknown> = {
  'apps:list': [{ appId: '1:1:web:1' }],
  'firestore:databases:list': [database],
  'firestore:locations': [{ locationId: brand.firestoreLocation }],
  'firestore:backups:schedules:list': [{ dailyRecurrence: {} }],
};

/** Sets a project up with fakes, and returns what was printed, run and said in the end. */
async function setUpWith({
  answers = {},
  yes = false,
  typed = brand.firestoreLocation,
  ends = {},
  hasSettings = false,
}: {
  answers?: Record<string, unknown>;
  yes?: boolean;
  typed?: string;
  ends?: Record<string, number>;
  hasSettings?: boolean;
}) {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const runs: string[] = [];
  const outcome = await setUp({
    steps: setupSteps({ project, ...siteHosts({}, project), hasSettings }),
    ask: ([name = '']) => Promise.resolve(answers[name]),
    run: ([name = '']) => Promise.resolve(ends[runs.push(name) && name] ?? 0),
    confirm: () => Promise.resolve(typed),
    yes,
  }).catch(({ message }: Error) => message);
  log.mockRestore();
  return { text: lines.join('\n'), runs, outcome };
}

describe('setting a project up', () => {
  it('prints every step, and runs nothing without --yes', async () => {
    const { text, runs, outcome } = await setUpWith({ answers: { ...complete, 'apps:list': [] } });
    expect(outcome).toBeUndefined();
    expect(runs).toEqual([]);
    expect(text).toContain(`• Web app\n    npx firebase apps:create WEB`);
    expect(text).toContain(`✓ Firestore database in ${brand.firestoreLocation}`);
    expect(text).toContain('Nothing was changed.');
    const steps = setupSteps({ project, ...siteHosts({}, project), hasSettings: false });
    for (const { what } of steps.filter(({ gcloud }) => gcloud)) {
      expect(text).toContain(`• ${what}\n    Not run here; type or paste this:\n`);
    }
  });

  it('does with --yes what is missing, and nothing the second time', async () => {
    const first = await setUpWith({ answers: { 'firestore:databases:list': [] }, yes: true });
    expect(first.runs).toEqual([
      'apps:create',
      'apps:sdkconfig',
      'firestore:databases:create',
      'firestore:databases:update',
      'firestore:backups:schedules:create',
    ]);
    expect((await setUpWith({ answers: complete, yes: true, hasSettings: true })).runs).toEqual([]);
  });

  it('creates no database until its location has been typed', async () => {
    const { runs, outcome } = await setUpWith({ yes: true, typed: 'yes' });
    expect(runs).toEqual(['apps:create', 'apps:sdkconfig']);
    expect(outcome).toBe(`${brand.firestoreLocation} was not typed: nothing was created.`);
  });

  it('ends with one line where something fails, and goes on from there', async () => {
    const { runs, outcome } = await setUpWith({
      yes: true,
      ends: { 'firestore:databases:create': 1 },
    });
    expect(runs.at(-1)).toBe('firestore:databases:create');
    expect(outcome).toMatch(/^Firestore database in .*: it failed, see above\. Run it again\.$/);
  });

  it('stops before anything is done in a place where the data cannot be', async () => {
    const elsewhere = [{ ...database, locationId: 'nam5-elsewhere' }];
    const answers = { 'firestore:databases:list': elsewhere };
    const { text, runs, outcome } = await setUpWith({ answers, yes: true });
    expect([text, runs]).toEqual(['', []]);
    expect(outcome).toContain('The database is in nam5-elsewhere and can never be moved');
  });
});

it('another location than that of the restaurant is refused before anything else', async () => {
  const args = ['--project', project, '--location', 'mars'];
  const { exitCode, output } = await runForTest('setup/setup-project.ts', ...args);
  expect(exitCode).toBe(1);
  expect(output).toBe(
    `\n--location cannot be "mars": brands/${brandName} says ${brand.firestoreLocation}.\n`,
  );
});

it.each([
  ['a project without settings', {}, ['thymely-1.web.app', 'thymely-1.firebaseapp.com']],
  [
    'a site at web.app',
    { VITE_SITE_URL: 'https://thymely-1.web.app' },
    ['thymely-1.web.app', 'thymely-1.firebaseapp.com'],
  ],
  [
    'a domain of its own',
    {
      VITE_SITE_URL: 'https://orders.example/',
      VITE_FIREBASE_AUTH_DOMAIN: 'thymely-1.firebaseapp.com',
    },
    ['orders.example', 'thymely-1.firebaseapp.com'],
  ],
  [
    'a sign-in window at the site itself',
    { VITE_SITE_URL: 'https://orders.example', VITE_FIREBASE_AUTH_DOMAIN: 'orders.example' },
    ['orders.example'],
  ],
])(
  'the domains to authorize are those of the site and of the sign-in window: %s',
  (_, environment, domains) => {
    const hosts = siteHosts(environment, project);
    const steps = setupSteps({ project, ...hosts, hasSettings: true });
    expect(steps.map(({ what }) => what)).toContain(
      `Authorized domains: ${domains.join(' and ')}, no others`,
    );
  },
);

describe('the places of a brand', () => {
  const places = { known: ['eur3', 'europe-west1'], found: undefined };

  it.each([
    ['eur3', 'europe-west1', undefined],
    ['europe-west1', 'europe-west1', undefined],
    ['mars1', 'europe-west1', 'Firestore has no location mars1, but eur3, europe-west1'],
    ['eur3', 'us-central1', 'away from its data in eur3 (europe-west1, europe-west4): change'],
    ['europe-west1', 'us-central1', 'away from its data in europe-west1: change'],
  ])('data in %s and a function in %s', (firestoreLocation, functionRegion, fault) => {
    const words = databaseFault({ ...places, firestoreLocation, functionRegion });
    if (fault === undefined) expect(words).toBeUndefined();
    else expect(words).toContain(fault);
  });
});

describe('.env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('gets the settings of the web app, keeps those that it has, and is left alone the second time', () => {
    const [file, example] = [join(folder, '.env'), join(folder, '.env.example')];
    writeFileSync(example, '# Settings\nVITE_FIREBASE_API_KEY=\nBRAND=thymely\n');
    const answer = { sdkConfig: { apiKey: 'key', authDomain: 'a.example', projectId: project } };
    const settings = settingsOf(answer, project);
    expect(writeSettings(file, settings, example)).toContain('VITE_FIREBASE_API_KEY');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('# Settings\nVITE_FIREBASE_API_KEY=key\nBRAND=thymely\n');
    expect(text).toContain(`VITE_SITE_URL=https://${project}.web.app\n`);
    const other = { ...settings, VITE_FIREBASE_API_KEY: 'other' };
    writeSettings(file, other, example);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
