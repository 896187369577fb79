import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { functionOptions } from '../../functions/src/function-options.ts';
import { framePages } from '../../web/src/app/prerender/frame-pages.ts';
import { screens } from '../../web/src/app/screens.ts';
import { firebaseVariant, readFirebaseJson } from '../local/firebase-variant.ts';
import { freeEmulatorPorts, usualPorts } from '../local/emulator-ports.ts';
import { hostingHeaders, hostingRewrite } from './hosting.ts';
import { fromRoot } from '../paths.ts';

const require = createRequire(import.meta.url);

const pages = [
  ...['/', '/menu', '/salad', '/order', '/dish/x1', '/dashboard/update-menu/x1', '/app.html'],
  ...['/no-such-page', '/no/such/page', '/no/such/page.html', '/.well-known/none', '/menu/api/x'],
  // Each begins as an address does that is left as it is.
  ...[
    '/a',
    '/a/b',
    '/ap',
    '/ap/i',
    '/apis',
    '/api-docs/x',
    '/API/x',
    '/_',
    '/_/_',
    '/__x/y',
    '/_x',
  ],
];

describe('headers', () => {
  it.each(pages)('requirement 26: %s gets every security header', (path) => {
    expect(hostingHeaders(path)).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
      // Two policies intersect: a default-src here would forbid what a page's own <meta> allows.
      'content-security-policy':
        "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it.each([
    ...['/api', '/api/', '/api/menu', '/api/images/x', '/api/no/such/endpoint'],
    ...['/__', '/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json'],
  ])('requirement 26: %s is left as it is', (path) => {
    expect(hostingHeaders(path)).toEqual({});
  });

  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/menu.json', 'public, max-age=0, must-revalidate'],
    ['/dish-art/1f355.webp', 'public, max-age=86400'],
    ['/sw.js', 'no-cache'],
    ['/assets/0123456789ab.js', 'public, max-age=0, must-revalidate'],
  ])('%s is kept as %s', (path, expected) => {
    expect(hostingHeaders(path)['cache-control']).toBe(expected);
  });

  const { headers, rewrites } = readFirebaseJson().hosting;
  const globs = [...headers, ...rewrites].flatMap((rule) => ('source' in rule ? rule.source : []));
  const regexes = headers.flatMap((rule) => ('regex' in rule ? rule.regex : []));

  it('requirement 26: no rule has braces, negations or groups in a glob, which Hosting reads differently', () => {
    expect(globs.filter((glob) => !/^(?:\/(?:[\w.-]+|\*\*?))*\/?$/.test(String(glob)))).toEqual([]);
  });

  it('requirement 26: the regular expression is anchored, and every engine reads it alike', () => {
    expect(regexes).toEqual([expect.stringMatching(/^\^\/.*\$$/)]);
    // RE2, which Hosting uses, has no lookahead and no references to groups.
    expect(regexes.join()).not.toMatch(/\(\?|\\/);
  });

  it('requirement 26: firebase-tools sends the rules to Hosting as they are', async () => {
    const { convertConfig } = require('firebase-tools/lib/deploy/hosting/convertConfig.js') as {
      convertConfig: (...given: object[]) => Promise<{ headers: object[] }>;
    };
    const sent = await convertConfig({}, {}, { config: { headers } });
    expect(sent.headers).toMatchObject(
      headers.map((rule) => ('regex' in rule ? { regex: rule.regex } : { glob: rule.source })),
    );
  });
});

describe('rewrites', () => {
  const files = new Map(framePages.map(({ path, file }) => [path, `/${file}`]));

  it('answer every screen of the app that has no page of its own', () => {
    const prerendered = ['/', '/menu', '/salad', '/pizza', '/login', '/signup'];
    const paths = Object.values(screens).map(({ path }) => path);
    const unanswered = paths.filter((path) => !hostingRewrite(path.replace(':id', 'some-dish')));
    const framed = [...files].filter(([path, file]) => file === `${path}.html`);
    // cleanUrls finds these by their names.
    const found = [...prerendered, ...framed.map(([path]) => path)];
    expect(unanswered.toSorted()).toEqual(found.toSorted());
  });

  it('answer a path with an ID with the frame of its kind of page', () => {
    expect(hostingRewrite('/order/some-order')).toBe(files.get('/order/:id'));
    expect(hostingRewrite('/dashboard/options/some-group')).toBe(files.get('/dashboard/*'));
  });

  it.each([
    ['/api/menu', 'api'],
    ['/api/menu/1', 'api'],
    ['/order/some-order', '/one-order.html'],
    ['/dashboard/users', '/dashboard-page.html'],
    ['/reset-password', '/app.html'],
    ['/dish/newer-than-the-build', '/app.html'],
    ['/order', undefined],
    ['/kitchen', undefined],
    ['/no-such-page', undefined],
    ['/orders', undefined],
    ['/kitchen/board', undefined],
    ['/assets/missing.js', undefined],
    ['/api', undefined],
    ['/__/auth/handler', undefined],
  ])('%s goes to %s', (path, target) => {
    expect(hostingRewrite(path)).toBe(target);
  });

  it('name the region where the function runs', () => {
    expect(readFileSync(fromRoot('firebase.json'), 'utf8')).toContain(
      `"region": "${functionOptions.region}"`,
    );
  });
});

describe('firebase.json', () => {
  const json = readFirebaseJson();

  it('requirement 26: names no address of this machine except those of the emulators', () => {
    expect(JSON.stringify({ ...json, emulators: {} })).not.toMatch(
      /localhost|127\.0\.0\.1|\[::1\]/,
    );
  });

  it('has the emulators on the usual ports, on 127.0.0.1 alone', () => {
    const { ui, singleProjectMode, ...services } = json.emulators as Record<string, object>;
    expect({ ui, singleProjectMode }).toEqual({ ui: { enabled: false }, singleProjectMode: false });
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({ host: '127.0.0.1' });
    }
    expect(services).toMatchObject(
      Object.fromEntries(Object.entries(usualPorts).map(([name, port]) => [name, { port }])),
    );
  });

  const assets = ['0123456789ab.js', 'ba9876543210.css'];

  it('differs from its variants only in folders, ports and the files that are kept for a year', async () => {
    const ports = await freeEmulatorPorts();
    const variant = firebaseVariant(json, { target: 'test', ports, assets });
    expect(variant.functions).toEqual([{ ...json.functions[0], source: 'functions/.test' }]);
    const headers = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
    expect(variant.hosting).toEqual({
      ...json.hosting,
      public: 'web/.test/site',
      headers: [
        ...json.hosting.headers,
        { source: '/assets/0123456789ab.js', headers },
        { source: '/assets/ba9876543210.css', headers },
      ],
    });
    const { functions, hosting, emulators, ...rest } = variant;
    expect({ ...json, functions, hosting, emulators }).toEqual({
      ...rest,
      functions,
      hosting,
      emulators,
    });
  });

  it('is itself the configuration of a deployment', () => {
    const variant = firebaseVariant(json, { target: 'production', assets: [] });
    expect(variant).toEqual(json);
  });

  it.each(['a*.js', '!a.js', '@(a).js', '{a,b}.js', '[a].js', 'a?.js'])(
    'rejects an asset whose name is a pattern: %s',
    (name) => {
      const variant = { target: 'production', assets: [name] } as const;
      expect(() => firebaseVariant(json, variant)).toThrow(name);
    },
  );
});
