import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { screens } from '../web/src/app/screens.ts';
import {
  type FirebaseConfig,
  firebaseConfig,
  type FirebaseConfigInput,
} from './firebase-config.ts';
import { usualPorts } from './lib/emulator-ports.ts';
import { fromRoot } from './lib/paths.ts';

// The matcher of the Hosting emulator itself.
const require = createRequire(import.meta.resolve('firebase-tools/package.json'));
const { configMatcher } = require('superstatic/lib/utils/patterns.js') as {
  configMatcher: (path: string, rule: { source: string }) => boolean;
};

const production: FirebaseConfigInput = {
  out: 'dist',
  csp: {
    scriptHashes: ['sha256-boot'],
    styleHashes: ['sha256-css'],
    authDomain: 'thymely.firebaseapp.com',
  },
  assets: ['main-B.js', 'main-A.js'],
  ports: usualPorts,
};
const config = firebaseConfig(production);

/** Header values for a path; the last rule that matches wins, as in Hosting. */
function headersFor(path: string, { hosting }: FirebaseConfig = config): Record<string, string> {
  const headers = hosting.headers
    .filter((rule) => configMatcher(path, rule))
    .flatMap((rule) => rule.headers);
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

function rewriteFor(path: string): string | undefined {
  const rewrite = config.hosting.rewrites.find((candidate) => configMatcher(path, candidate));
  if (rewrite === undefined) return undefined;
  return 'destination' in rewrite ? rewrite.destination : rewrite.function.functionId;
}

const pages = ['/', '/menu', '/salad', '/order', '/dashboard/update-menu/x1', '/no-such-page'];

describe('headers', () => {
  it.each(pages)('requirement 26: %s gets every security header', (path) => {
    expect(headersFor(path)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('requirement 26: the policy is the one that was settled', () => {
    expect(headersFor('/')['content-security-policy']?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' https://apis.google.com 'sha256-boot'",
      "style-src 'self' 'sha256-css'",
      "img-src 'self' data: blob: https:",
      "font-src 'self' data:",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'frame-src https://thymely.firebaseapp.com',
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
  });

  it.each(['/api', '/api/menu', '/api/images/x', '/__/auth/handler', '/__/firebase/init.json'])(
    'requirement 26: %s is left as it is',
    (path) => {
      expect(headersFor(path)).toEqual({});
    },
  );

  it('requirement 26: the production configuration names no localhost', () => {
    const { firestore, functions, hosting } = config;
    expect(JSON.stringify({ firestore, functions, hosting })).not.toMatch(
      /localhost|127\.0\.0\.1|\[::1\]/,
    );
  });

  it('requirement 26: the local variant adds the Auth emulator to connect-src and nothing else', () => {
    const local = firebaseConfig({
      ...production,
      csp: { ...production.csp, connectTo: ['http://127.0.0.1:9099'] },
    });
    const policy = headersFor('/', local)['content-security-policy'];
    expect(policy?.replace(' http://127.0.0.1:9099', '')).toBe(
      headersFor('/')['content-security-policy'],
    );
    expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:9099;/);
  });

  it('requirement 26: no inline script is allowed but the named one', () => {
    expect(headersFor('/')['content-security-policy']).not.toMatch(/unsafe-/);
  });

  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/menu.json', 'public, max-age=0, must-revalidate'],
    ['/dish-art/1f355.webp', 'public, max-age=86400'],
    ['/assets/main-A.js', 'public, max-age=31536000, immutable'],
    ['/assets/main-B.js', 'public, max-age=31536000, immutable'],
    ['/assets/main-of-another-release.js', undefined],
  ])('%s is kept as long as %s', (path, expected) => {
    expect(headersFor(path)['cache-control']).toBe(expected);
  });
});

describe('rewrites', () => {
  it('answer every screen of the app that is not drawn ahead', () => {
    const drawnAhead = ['/', '/menu', '/salad', '/pizza'];
    const paths = Object.values(screens).map(({ path }) => path.replace(':id', 'some-dish'));
    expect(paths.filter((path) => rewriteFor(path) !== '/app.html')).toEqual(drawnAhead);
  });

  it.each([
    ['/api/menu', 'api'],
    ['/api/menu/1', 'api'],
    ['/order', '/app.html'],
    ['/dashboard', '/app.html'],
    ['/dashboard/users', '/app.html'],
    ['/no-such-page', undefined],
    ['/order/of-magnitude', undefined],
    ['/assets/missing.js', undefined],
    ['/api', undefined],
    ['/__/auth/handler', undefined],
  ])('%s goes to %s', (path, target) => {
    expect(rewriteFor(path)).toBe(target);
  });
});

/** What a configuration says of the build it was written for. */
function buildOf(written: FirebaseConfig): Pick<FirebaseConfigInput, 'csp' | 'assets'> {
  const policy = headersFor('/', written)['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  const hashesOf = (name: string): string[] =>
    (directives.get(name) ?? [])
      .filter((source) => source.startsWith("'sha256-"))
      .map((source) => source.slice(1, -1));
  const assets = written.hosting.headers.at(-1)?.source ?? '';
  return {
    csp: {
      scriptHashes: hashesOf('script-src'),
      styleHashes: hashesOf('style-src'),
      authDomain: directives.get('frame-src')?.[0]?.replace('https://', '') ?? '',
    },
    assets: assets.replace(/^\/assets\/@\(|\)$/g, '').split('|'),
  };
}

it('the committed firebase.json is what the generator writes for its build', () => {
  const text = readFileSync(fromRoot('firebase.json'), 'utf8');
  const build = buildOf(JSON.parse(text) as FirebaseConfig);
  expect(build.csp.scriptHashes).toHaveLength(1);
  expect(build.assets.length).toBeGreaterThan(10);
  const written = firebaseConfig({ ...production, ...build });
  expect(text).toBe(`${JSON.stringify(written, null, 2)}\n`);
});
