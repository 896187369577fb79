import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetNames } from './assets/asset-names.ts';
import { bundleClient } from './bundle.ts';
import { readWebSettings } from './web-settings.ts';

let assetNames: AssetNames = {};
const site = mkdtempSync(join(tmpdir(), 'thymely-app-check-'));

beforeAll(async () => {
  const environment = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'thymely.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'thymely',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
    VITE_SITE_URL: 'https://thymely.example',
    VITE_APP_CHECK_SITE_KEY: 'the-public-key',
  };
  // Set on purpose: a production build must ignore it.
  const input = { mode: 'production', appCheckIssuerUrl: '/test-issuer' } as const;
  ({ assetNames } = await bundleClient(readWebSettings(input, environment), site));
}, 600_000);

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

const scripts = () =>
  readdirSync(join(site, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(site, 'assets', file), 'utf8') }));

const holding = (mark: string) =>
  scripts()
    .filter(({ code }) => code.includes(mark))
    .map(({ file }) => assetNames[file]);

describe('requirement 37: a production build with App Check', () => {
  it('requirement 37: has it only in the auth chunk', () => {
    expect(holding('content-firebaseappcheck.googleapis.com')).toEqual(['auth-chunk']);
    expect(holding('the-public-key')).toEqual(['auth-chunk']);
    expect(holding('1:2:web:3')).toEqual(['auth-chunk']);
  });

  it('requirement 37: has no issuer of test tokens', () => {
    expect(holding('/test-issuer')).toEqual([]);
    expect(holding('The issuer gives no token.')).toEqual([]);
  });

  it('requirement 37: has an auth chunk of at most 60 kB (gzip)', () => {
    const chunk = scripts().find(({ file }) => assetNames[file] === 'auth-chunk');
    expect(gzipSync(chunk?.code ?? '', { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });
});
