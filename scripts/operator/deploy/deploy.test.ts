import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../paths.ts';

const home = mkdtempSync(join(tmpdir(), 'nobody-'));
const settings = {
  VITE_FIREBASE_API_KEY: 'key',
  BRAND: 'thymely',
  VITE_FIREBASE_AUTH_DOMAIN: 'thymely-1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'thymely-1',
  VITE_SITE_URL: 'https://thymely.example',
};
/** An environment without a login, a machine's account or emulators. */
const nobody = {
  FIRESTORE_EMULATOR_HOST: '',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  HOME: home,
  XDG_CONFIG_HOME: home,
  APPDATA: home,
  CLOUDSDK_CONFIG: home,
  GOOGLE_APPLICATION_CREDENTIALS: '',
  FIREBASE_TOKEN: '',
  METADATA_SERVER_DETECTION: 'none',
};

/** Returns when the output of a production build was last written. */
const builtAt = () =>
  ['dist', 'functions/dist', 'web/dist'].map((folder) => {
    const path = fromRoot(folder);
    return existsSync(path) ? statSync(path).mtimeMs : undefined;
  });

const refusals: [name: string, value: string, line: RegExp][] = [
  ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080', /^FIRESTORE_EMULATOR_HOST is set, .*$/],
  [
    'VITE_FIREBASE_AUTH_DOMAIN',
    'https://thymely-1.firebaseapp.com',
    /^VITE_FIREBASE_AUTH_DOMAIN cannot be "https:.*": it is a host name alone, .*$/,
  ],
  ['APP_CHECK', 'enforced', /^APP_CHECK cannot be "enforced": it is log or enforce\.$/],
  ['VITE_FIREBASE_PROJECT_ID', 'thymely-2', /^The settings are for thymely-2, not for .*$/],
  ['WITHOUT_SAMPLE', '1', /^BRAND is thymely, the sample restaurant: .*$/],
  [
    'VITE_SITE_URL',
    'https://thymely.example/x',
    /^VITE_SITE_URL cannot be "https:.*": it is a web address without a path, .*$/,
  ],
  [
    'VITE_SITE_URL',
    'http://thymely.example',
    /^VITE_SITE_URL cannot be http:.*: a real site has an address with https\.$/,
  ],
  [
    'FUNCTION_ACCOUNT',
    'thymely-api',
    /^FUNCTION_ACCOUNT cannot be "thymely-api": it is the address of a service account; .*$/,
  ],
  ['VITE_SITE_URL', '', /^VITE_SITE_URL is missing: .* See \.env\.example\.$/],
];

/** A script that runs the command in each environment, in one process: most of its time it loads. */
const runAll = `
  const [file, environments] = process.argv.splice(1).map((argument) => JSON.parse(argument));
  const { env, argv } = process;
  // Each run adds its own for the end of the process.
  process.setMaxListeners(0);
  for (const [index, environment] of environments.entries()) {
    process.env = { ...env, ...environment };
    const flags = environment.WITHOUT_SAMPLE ? [] : ['--sample'];
    const more = (environment.MORE ?? '').split(' ').filter(Boolean);
    process.argv = [...argv, file, '--project', 'thymely-1', '--yes-dirty', ...flags, ...more];
    process.exitCode = 0;
    let printed = '';
    console.log = console.error = (line) => { printed += (line?.stack ?? String(line)) + '\\n'; };
    await import(file + '?' + index);
    process.stdout.write(JSON.stringify({ exitCode: process.exitCode, printed }) + '\\n');
  }
  process.exit(0);
`;

type Outcome = { exitCode: number; printed: string };

function runDeploys(environments: object[]): Promise<Outcome[]> {
  const args = ['--input-type=module', '--eval', runAll, '--'];
  const input = [fromRoot('scripts/operator/deploy/deploy.ts'), environments].map((each) =>
    JSON.stringify(each),
  );
  const env = { ...process.env, ...settings, ...nobody };
  return new Promise((done, fail) => {
    execFile(process.execPath, [...args, ...input], { env }, (error, output) => {
      if (error) fail(new Error(error.message));
      else done(lines(output).map((line) => JSON.parse(line) as Outcome));
    });
  });
}

function lines(text: string): string[] {
  return text.trim().split(/\n+/);
}

afterAll(() => {
  rmSync(home, { recursive: true });
});

describe('npm run deploy', () => {
  const before = builtAt();
  let outcomes: Outcome[];

  beforeAll(async () => {
    outcomes = await runDeploys([
      ...refusals.map(([name, value]) => ({ [name]: value })),
      { MORE: '--preview Try_it' },
      { MORE: '--dry-run', VITE_SITE_URL: '', VITE_FIREBASE_API_KEY: '' },
      {},
    ]);
  });

  it.each(refusals.map((refusal, index) => [...refusal, index] as const))(
    'ends with one line, before anything else, when %s is %j',
    (_name, _value, line, index) => {
      const { exitCode, printed = '' } = outcomes[index] ?? {};
      expect(exitCode).toBe(1);
      expect(printed.trim()).toMatch(line);
    },
  );

  it('refuses a name that no preview can have, before it looks for a login', () => {
    expect(outcomes.at(-3)?.printed.trim()).toMatch(/^--preview cannot be "Try_it": a name has /);
  });

  it('names in a dry run each setting that is missing in a line of its own', () => {
    const { exitCode, printed = '' } = outcomes.at(-2) ?? {};
    expect(exitCode).toBe(1);
    expect(lines(printed)).toEqual([
      expect.stringMatching(/^✗ Project and settings: VITE_FIREBASE_API_KEY is missing/),
      expect.stringMatching(/^✗ Project and settings: VITE_SITE_URL is missing/),
      '✓ Restaurant (thymely)',
      '✓ Checkout',
      'Nothing was built, and nothing published.',
    ]);
  });

  it('reports before the build that nobody is logged in', () => {
    const { exitCode, printed = '' } = outcomes.at(-1) ?? {};
    expect(exitCode).toBe(1);
    expect(lines(printed)).toEqual([
      'Looking for a login … failed',
      expect.stringMatching(/^Nobody is logged in to Firebase: run `npx firebase login` first\./),
    ]);
  });

  it('writes no output of a build in any of these cases', () => {
    expect(builtAt()).toEqual(before);
  });
});
