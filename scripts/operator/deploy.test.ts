import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../paths.ts';
import { runForTest } from './run-for-test.ts';

const home = mkdtempSync(join(tmpdir(), 'nobody-'));
const settings = {
  VITE_FIREBASE_API_KEY: 'key',
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

beforeEach(() => {
  for (const [name, value] of Object.entries({ ...settings, ...nobody })) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  rmSync(home, { recursive: true });
});

/** Returns when the output of a production build was last written. */
const builtAt = () =>
  ['dist', 'functions/dist', 'web/dist'].map((folder) => {
    const path = fromRoot(folder);
    return existsSync(path) ? statSync(path).mtimeMs : undefined;
  });

async function refusalOf(project: string): Promise<string> {
  const before = builtAt();
  const { exitCode, output } = await runForTest('deploy.ts', '--project', project);
  expect(exitCode).toBe(1);
  expect(builtAt()).toEqual(before);
  return output.trim();
}

describe('npm run deploy', () => {
  it.each([
    ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080', /^FIRESTORE_EMULATOR_HOST is set, .*$/],
    [
      'VITE_FIREBASE_AUTH_DOMAIN',
      'https://thymely-1.firebaseapp.com',
      /^VITE_FIREBASE_AUTH_DOMAIN cannot be "https:.*": it is a host name alone, .*$/,
    ],
    ['APP_CHECK', 'enforced', /^APP_CHECK cannot be "enforced": it is log or enforce\.$/],
    ['VITE_FIREBASE_PROJECT_ID', 'thymely-2', /^The settings are for thymely-2, not for .*$/],
    ['VITE_SITE_URL', '', /^VITE_SITE_URL is missing: .* See \.env\.example\.$/],
  ])('ends with one line, before anything else, when %s is %j', async (name, value, line) => {
    vi.stubEnv(name, value);
    expect(await refusalOf('thymely-1')).toMatch(line);
  });

  it('reports before the build that nobody is logged in', async () => {
    expect((await refusalOf('thymely-1')).split(/\n+/)).toEqual([
      'Looking for a login … failed',
      expect.stringMatching(/^Nobody is logged in to Firebase: run `npx firebase login` first\./),
    ]);
  });
});
