import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itOfSample } from '@thymely/contract/testing/it-of-sample';
import { brand } from '@brand/brand.ts';
import { home } from '@brand/home.ts';
import manifest from '../../package.json' with { type: 'json' };
import { menuPictures } from '@brand/menu-pictures.ts';
import { assetFor, readAssetNames } from './assets/asset-names.ts';
import { rulesAgainst } from './assets/blocker-rules.ts';
import { bundleSite, writeSite } from './build-web.ts';
import {
  firstLoad,
  firstLoadBudgetOf,
  firstLoadBytes,
  freeOfBudget,
} from './first-load/first-load.ts';

const sample = {
  accounts: [
    {
      name: 'Sample Person',
      email: 'sample.person@thymely.example',
      password: 'sample-password',
      role: 'admin',
    },
  ],
  googleAccounts: [{ sub: '100', name: 'Google Person', email: 'google.person@gmail.example' }],
};

const menu = [
  {
    _id: 'ember-margherita',
    name: 'Ember <b>Margherita</b>',
    recipe: 'Tomato, mozzarella, basil.',
    image: '/dish-art/1f355.webp',
    category: 'pizza',
    price: 12.5,
  },
  {
    _id: 'smash-burger',
    name: 'Smash Burger',
    recipe: 'Two patties, pickles, soft bun.',
    image: '/dish-art/1f354.webp',
    category: 'popular',
    price: 11,
  },
  // The second dish is served at ten, the hour at which the clock is drawn.
  ...['apple-pie', 'buttermilk-waffle'].map((_id) => ({
    _id,
    name: _id,
    recipe: 'Warm, with cream.',
    image: `/dish-art/plated/${_id}.webp`,
    category: 'dessert',
    price: 6,
  })),
];

const outDir = mkdtempSync(join(tmpdir(), 'thymely-site-'));
const site = join(outDir, 'site');
/** The pages alone, of a project without dishes. */
const emptySite = join(outDir, 'empty', 'site');

beforeAll(async () => {
  const bundles = await bundleSite(
    {
      mode: 'production',
      siteUrl: 'https://thymely.example',
      firebase: { apiKey: 'key', authDomain: 'auth.thymely.example', projectId: 'thymely' },
      // Set on purpose: a production build must ignore them.
      authEmulatorUrl: 'http://127.0.0.1:9099',
      firestoreEmulatorUrl: 'http://127.0.0.1:8080',
      sampleAccounts: sample,
    },
    outDir,
  );
  const menuFile = join(outDir, 'menu.json');
  const [first] = menu;
  const resting = { ...first, _id: 'resting', name: 'Sleeping Soup', resting: true };
  writeFileSync(menuFile, JSON.stringify([...menu, resting]));
  await writeSite(bundles, { site, menuFile });
  writeFileSync(menuFile, '[]');
  await writeSite(bundles, { site: emptySite, menuFile });
}, 600_000);

afterAll(() => {
  rmSync(outDir, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

/** Returns the style sheet that is inlined into a page. */
function inlinedCss(page: string): string {
  return /<style data-page="\w+">(.*?)<\/style>/s.exec(page)?.[1] ?? '';
}

const names = () => readAssetNames(site);
const assetNamed = (word: string, extension = 'js') =>
  read(join('assets', assetFor(names(), word, extension)));
const allScreensCss = () => assetNamed('all-screens', 'css');

const scripts = () => readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js'));

/** Returns the scripts that a script imports at once. */
function importedBy(file: string): string[] {
  const imports = read(join('assets', file)).matchAll(/(?:from|import)"\.\/([\da-f]+\.js)"/g);
  return [...imports].map(([, imported = '']) => imported);
}

/** Returns the words for the scripts that a script imports at once. */
function wordsImportedBy(word: string): string[] {
  return importedBy(assetFor(names(), word)).map((file) => names()[file] ?? file);
}

/** Returns the scripts that import each other in a circle, or lie between two circles. */
function scriptsInCircles(): string[] {
  let left = new Map(scripts().map((file) => [file, importedBy(file)]));
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const next = new Map(
      [...left].flatMap(([file, imports]): [string, string[]][] => {
        const inside = imports.filter((each) => left.has(each));
        return imported.has(file) && inside.length > 0 ? [[file, inside]] : [];
      }),
    );
    if (next.size === left.size) return [...left.keys()];
    left = next;
  }
}

function hasStyle(css: string, className: string): boolean {
  const selector = `.${className.replace(/[^\w-]/g, String.raw`\$&`)}`;
  // The name must not merely be the beginning of another class.
  return css.split(selector).some((rest, index) => index > 0 && !/^[\w\\-]/.test(rest));
}

/** What no page loads first, each with a text that its script has. */
const loadedLater = [
  ['the sign-in provider', 'identitytoolkit'],
  ['the listeners of orders', 'google.firestore'],
  ['SweetAlert2', 'swal2'],
  ['Swiper', 'swiper-'],
  ['the schema library', '~standard'],
  ['the query library', 'QueryClientProvider'],
  ['the dashboard', 'Customer Support'],
  ['the cart', 'Procceed to Checkout'],
] as const;

const publicPages = [
  ...['index.html', 'menu.html', 'salad.html', 'pizza.html'],
  'dish/ember-margherita.html',
];

describe.each(publicPages)('the page %s', (file) => {
  it('loads at most 105 kB of code (gzip) before it is idle, the home page 107 kB: 1 kB of the budget is free', () => {
    expect(firstLoadBytes(site, file)).toBeGreaterThan(60_000);
    expect(firstLoadBytes(site, file)).toBeLessThanOrEqual(firstLoadBudgetOf(file) - freeOfBudget);
  });

  it('requests two scripts before it is idle: the app and its screen', () => {
    expect(firstLoad(site, file)).toHaveLength(2);
  });

  const hasHead = ['menu.html', 'salad.html', 'pizza.html'].includes(file);
  const itPreloads = file === 'index.html' ? itOfSample : it;
  itPreloads(`preloads ${hasHead ? 'no picture' : 'one picture'}`, () => {
    const preloads = read(file).match(/<link rel="preload" as="image"/g) ?? [];
    expect(preloads).toHaveLength(hasHead ? 0 : 1);
  });

  it.each(loadedLater)('does not load %s first', (_, mark) => {
    expect(firstLoad(site, file).join('')).not.toContain(mark);
  });

  it('is prerendered for its own address', () => {
    const path = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
    expect(read(file)).toContain(`<div id="root" data-prerendered="${path}"><`);
    // What a server of the router's own would read.
    expect(read(file)).not.toContain('data-discover');
    expect(read(file)).toContain(`<link rel="canonical" href="https://thymely.example${path}">`);
  });

  it('holds nothing that the security policy would block', () => {
    const page = read(file);
    expect(page).not.toMatch(/<[^>]+ style=/);
    expect(page).not.toMatch(/<[^>]+ on\w+=/);
    // One script to run; the others are data.
    expect(page.match(/<script(?![^>]*type="application)/g)).toHaveLength(1);
  });

  it('says its version', () => {
    expect(read(file)).toContain(`<meta name="version" content="${manifest.version}">`);
  });

  it('has the whole screen, also beside a notch', () => {
    expect(read(file)).toContain('initial-scale=1, viewport-fit=cover"');
  });

  it('has exactly one h1 and a title', () => {
    expect(read(file).match(/<h1/g)).toHaveLength(1);
    expect(read(file)).toMatch(new RegExp(`<title>.*${brand.name}.*</title>`));
  });
});

describe.each(['login.html', 'signup.html'])('the page %s', (file) => {
  it('loads at most 108 kB of code (gzip) before it is idle', () => {
    expect(firstLoadBytes(site, file)).toBeLessThanOrEqual(108_000);
  });

  it('is prerendered with its form, whose early press puts no password into an address', () => {
    const page = read(file);
    expect(page).toContain(`<div id="root" data-prerendered="/${file.replace('.html', '')}"`);
    expect(page.match(/<form [^>]*>/g)).toEqual([expect.stringContaining('method="post"')]);
    expect(page.match(/<input [^>]*(?:type|name)="(?:email|password)"/g)).toHaveLength(2);
    expect(page).toContain('type="submit"');
    expect(page.match(/<h1/g)).toHaveLength(2);
  });

  it('preloads its picture, and holds nothing that the security policy would block', () => {
    const page = read(file);
    expect(page.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
    expect(page).not.toMatch(/<[^>]+ (?:style=|on\w+=)/);
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});

/** The frames, with what each says from the first paint on. */
const frames = [
  ['/cart-page', 'cart-page.html', 'Your cart', ['You pick your order up at']],
  [
    '/checkout',
    'checkout.html',
    'Checkout',
    ['Pick-up', 'For you', 'Allergies', 'Optional. The kitchen reads this before anything else.'],
  ],
  ['/order', 'order.html', 'Order', ['Each order has its own page']],
  ['/order/:id', 'one-order.html', 'Your order', ['If something is wrong with your order']],
  ['/update-profile', 'update-profile.html', 'Update Profile', []],
  ['/kitchen', 'kitchen.html', 'Kitchen', ['New orders ring here', 'Screen name']],
  ['/dashboard', 'dashboard.html', 'Dashboard', ['What needs you, and']],
  ['/dashboard/*', 'dashboard-page.html', 'Dashboard', []],
] as const;

describe.each(frames)('the frame of %s', (path, file, heading, texts) => {
  it('has the heading of its page, says that it is loading, and can be seen before any script', () => {
    const page = read(file);
    expect(page).toContain(`<div id="root" data-prerendered="${path}"`);
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(page).toContain('>Loading...<');
    expect(page).toMatch(/data-entry="[^"]*" data-preload="[^"]*"[^>]* data-content/);
    expect(page).toContain('content="noindex"');
  });

  it('has the largest text of its page, which is its largest paint', () => {
    const page = read(file);
    expect(texts.filter((text) => !page.includes(`>${text}`))).toEqual([]);
  });

  it('has the bar of the diner’s pages, and none of the staff’s before the check', () => {
    const isOfStaff = /kitchen|dashboard/.test(file);
    expect(/<nav /.test(read(file))).toBe(!isOfStaff);
    expect(read(file)).not.toContain('<aside');
  });
});

const framed = frames.map(([, file]) => file);
const accountPages = ['login.html', 'signup.html'];
describe.each([...publicPages, ...accountPages, ...framed, '404.html', 'app.html'])(
  'the inlined styles of %s',
  (file) => {
    it('have at most 6 kB (brotli)', () => {
      const css = inlinedCss(read(file));
      expect(css).not.toBe('');
      expect(brotliCompressSync(css).length).toBeLessThanOrEqual(6000);
    });

    it('are those of this page alone', () => {
      const css = inlinedCss(read(file));
      expect(css.includes('.carousel')).toBe(file === 'index.html');
      expect(css.includes('.by-query')).toBe(/menu|salad|pizza/.test(file));
    });

    it('cover every class in its markup that is styled anywhere', () => {
      const everywhere = ['index.html', 'menu.html'].map((page) => inlinedCss(read(page)));
      const all = [...everywhere, allScreensCss()].join('');
      const own = inlinedCss(read(file));
      const used = [...read(file).matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.replaceAll('&amp;', '&').split(' '),
      );
      expect(used.some((name) => hasStyle(own, name))).toBe(true);
      const missing = used.filter((name) => hasStyle(all, name) && !hasStyle(own, name));
      expect([...new Set(missing)]).toEqual([]);
    });
  },
);

it('every file below /assets is named by its hash alone', () => {
  const files = readdirSync(join(site, 'assets'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !/^[\da-f]{12}\.\w+$/.test(file))).toEqual([]);
});

it('every file below /assets has a word, and only these have one', () => {
  expect(Object.keys(names()).sort()).toEqual(readdirSync(join(site, 'assets')).sort());
  expect(Object.values(names())).toEqual(
    expect.arrayContaining(['main', 'font', 'clock', 'page-data']),
  );
});

it('no list of a content blocker has a rule against a file of the site', () => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => rulesAgainst(file).length > 0)).toEqual([]);
});

it.each([
  ['forms of the router', 'multipart/form-data'],
  ['warnings of the router for developers', 'Hey developer'],
  ['the helper of Vite that asks for all files of a part in one task', 'vite:preloadError'],
])('no script of the site contains %s', (_, forbidden) => {
  expect(scripts().filter((file) => read(join('assets', file)).includes(forbidden))).toEqual([]);
});

it('the words are beside the site, in no folder that is published', () => {
  expect(readdirSync(outDir)).toContain('asset-names.json');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('asset-names'))).toEqual([]);
});

it.each(loadedLater)(
  '%s is in a script of the site, so that it is not looked for in vain',
  (_, mark) => {
    const having = scripts().filter((file) => read(join('assets', file)).includes(mark));
    expect(having).not.toEqual([]);
  },
);

it('each chunk that is loaded later contains its marker', () => {
  expect(assetNamed('auth-chunk')).toContain('identitytoolkit');
  expect(assetNamed('live-chunk')).toContain('google.firestore');
  expect(assetNamed('sweet-alert')).toContain('swal2');
  expect(assetNamed('cart-screen')).toContain('data-at-bottom');
});

it('no scripts import each other in a circle, in which one runs before what it needs', () => {
  const words = scriptsInCircles().map((file) => names()[file] ?? file);
  expect(words, 'What both need belongs in the same list of chunk-groups.ts.').toEqual([]);
});

/** Returns the scripts that a screen asks for before it is drawn, itself and the main one among them. */
function scriptsOfScreen(word: string): ReadonlySet<string> {
  // The set grows during the loop.
  const files = new Set([assetFor(names(), word)]);
  for (const file of files) for (const imported of importedBy(file)) files.add(imported);
  return files;
}

it.each([
  ['cart-screen', 20],
  ['checkout-screen', 20],
  ['order-screen', 20],
  ['dashboard-screen', 30],
  ['kitchen-screen', 26],
])('the %s consists of at most %i scripts, each of which costs a request', (word, most) => {
  const words = [...scriptsOfScreen(word)].map((file) => names()[file] ?? file);
  expect(
    words.length,
    `Small modules belong in chunk-groups.ts: ${words.join(', ')}`,
  ).toBeLessThanOrEqual(most);
});

it('the dishes and the sign-in provider each load one more script and share one', () => {
  const imported = ['dishes', 'auth-chunk'].flatMap(wordsImportedBy);
  expect(new Set(imported)).toEqual(new Set(['main', 'common']));
});

it('no part of the app loads the styles of the public pages a second time', () => {
  // They would load after the styles of all screens and break their order.
  const sheets = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.css'));
  expect(sheets.map((file) => names()[file]).sort()).toEqual(['all-screens', 'sweet-alert']);
});

describe('the reporter of errors', () => {
  it('is loaded by no page before an error occurs, and every page knows its URL', () => {
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.html') && file !== 'plain-menu.html',
    );
    expect(pages).toEqual(expect.arrayContaining([...publicPages, 'app.html', '404.html']));
    for (const page of pages) {
      expect(read(page)).toContain(` data-reporter="/assets/${assetFor(names(), 'reporter')}"`);
      expect(firstLoad(site, page).join('')).not.toContain('/api/client-errors');
    }
  });

  it('imports nothing else of the app, which may be what is broken', () => {
    expect(assetNamed('reporter')).toContain('/api/client-errors');
    expect(assetNamed('reporter')).not.toMatch(/\bimport[("'{*]|\bfrom["']/);
    expect(gzipBytes(assetNamed('reporter'))).toBeLessThanOrEqual(2500);
  });
});

it('the plain menu has no script at all, and a policy that lets its styles through', () => {
  const html = read('plain-menu.html');
  expect(html).not.toContain('<script');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  const hash = createHash('sha256').update(inlinedCss(html)).digest('base64');
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(html.match(/<article>/g)).toHaveLength(menu.length);
});

it('the auth chunk has at most 48 kB (gzip)', () => {
  expect(gzipBytes(assetNamed('auth-chunk'))).toBeLessThanOrEqual(48_000);
});

describe('the listeners of orders', () => {
  const scriptsWith = (mark: string) =>
    scripts().filter((file) => read(join('assets', file)).includes(mark));

  it('have at most 90 kB (gzip)', () => {
    expect(gzipBytes(assetNamed('live-chunk'))).toBeLessThanOrEqual(90_000);
  });

  it('are in a chunk that imports only chunks already loaded by then and the schema of an order', () => {
    expect(scriptsWith('google.firestore')).toEqual([assetFor(names(), 'live-chunk')]);
    const imported = wordsImportedBy('live-chunk');
    expect(imported).toEqual(expect.arrayContaining(['auth-chunk', 'main']));
    // The bundler names the schema's chunk after one of its modules.
    const isNew = (word: string) => !['auth-chunk', 'main'].includes(word);
    const [schema = '', ...others] = imported.filter(isNew);
    expect(others).toEqual([]);
    expect(assetNamed(schema)).toContain('requestHash');
    expect(gzipBytes(assetNamed(schema))).toBeLessThanOrEqual(2500);
  });

  it('are requested by no page before it is idle', () => {
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages).toEqual(expect.arrayContaining(publicPages));
    const liveChunk = assetFor(names(), 'live-chunk');
    for (const page of pages) expect(read(page)).not.toContain(liveChunk);
  });

  it('are requested only by the pages of orders and the kitchen', () => {
    const asking = new Set(scriptsWith(assetFor(names(), 'live-chunk')));
    // The set grows during the loop: importers of a requesting chunk can make the request too.
    for (const file of asking) {
      for (const importer of scriptsWith(`from"./${file}"`)) asking.add(importer);
    }
    const words = [...asking].map((file) => names()[file] ?? file);
    const pages = words.filter((word) => /-(?:screen|page)$/.test(word));
    expect(pages).toContain('order-screen');
    expect(['kitchen-screen', 'order-screen', 'orders-screen']).toEqual(
      expect.arrayContaining(pages),
    );
    for (const shared of ['main', 'common', 'dishes', 'auth-chunk']) {
      expect(words).not.toContain(shared);
    }
  });
});

it('the font has at most 30 kB', () => {
  const [font = ''] = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.woff2'));
  expect(read(join('assets', font)).length).toBeLessThanOrEqual(30_000);
});

it('requirement 27: a dish name that contains markup is escaped in a prerendered page', () => {
  const page = read('menu.html');
  expect(page).toContain('Ember &lt;b&gt;Margherita');
  expect(page).not.toContain('<b>Margherita');
});

it('nothing of the site names a dish that rests', () => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true });
  const texts = files.filter(
    (file) => file.isFile() && /\.(html|json|xml|txt|js)$/.test(file.name),
  );
  expect(texts.length).toBeGreaterThan(10);
  const naming = texts.filter(({ parentPath, name }) =>
    readFileSync(join(parentPath, name), 'utf8').includes('Sleeping Soup'),
  );
  expect(naming).toEqual([]);
  expect(files.filter(({ name }) => name.startsWith('resting'))).toEqual([]);
});

it('the site contains the drawings that its dishes name', () => {
  expect(readdirSync(join(site, 'dish-art'))).toEqual(
    expect.arrayContaining(['1f354.webp', '1f355.webp']),
  );
});

describe('the site of a project without dishes', () => {
  const read = (file: string) => readFileSync(join(emptySite, file), 'utf8');

  /** Returns the text of a page, without its tags. */
  const wordsOf = (file: string) =>
    read(file)
      .replace(/<[^>]*>/g, '')
      .replace(/&#x27;/g, "'")
      .replace(/\s+/g, ' ');

  it('says on the menu and on the pages of categories that there are no dishes', () => {
    expect(wordsOf('menu.html')).toContain("There's nothing on our menu right now.");
    for (const page of ['salad.html', 'pizza.html']) {
      expect(wordsOf(page)).toContain("There's nothing in this category today.");
    }
    expect(JSON.parse(read('menu.json'))).toEqual([]);
  });

  it('has a home page with a clock of empty plates and no carousel', () => {
    const page = read('index.html');
    expect(wordsOf('index.html')).toContain(home.headline.split('*')[0]?.trim());
    expect(page.match(/<li class="hour-\d+[^>]*><span class="china">/g)).toHaveLength(12);
    expect(page).not.toContain(home.standouts.title);
    expect(JSON.parse(read('clock.json'))).toMatchObject({ dishes: Array(12).fill(null) });
  });

  it('references no missing picture', () => {
    const pictures = ['index.html', 'menu.html', 'salad.html', 'pizza.html'].flatMap((page) =>
      [...read(page).matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source = '']) => source),
    );
    expect(pictures).toContain(menuPictures.all);
    for (const picture of pictures)
      expect(existsSync(join(emptySite, picture)), picture).toBe(true);
  });

  itOfSample('lists only the restaurant and its pages for search engines', () => {
    const [, data = ''] =
      /<script [^>]*ld\+json[^>]*>(.*?)<\/script>/.exec(read('menu.html')) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Restaurant',
      hasMenu: { '@type': 'Menu', hasMenuSection: [] },
    });
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(addresses.map(([, address]) => address)).toEqual(
      ['/', '/menu', '/salad', '/pizza'].map((path) => `https://thymely.example${path}`),
    );
  });
});

describe('a production build', () => {
  const textFiles = () =>
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html|json|txt|xml|svg)$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(outDir, file), 'utf8') }));

  it.each([
    ['sample account', sample.accounts[0]?.email ?? ''],
    ['sample password', sample.accounts[0]?.password ?? ''],
    ['sample Google account', sample.googleAccounts[0]?.email ?? ''],
    ['Google chooser', 'Choose a sample Google account'],
    ['sample account buttons', 'Sample accounts'],
    ['emulator address', '127.0.0.1'],
    ['call to connect to the Auth emulator', 'connectAuthEmulator'],
    ['call to connect to the Firestore emulator', 'connectFirestoreEmulator'],
    ['regular expressions of Firestore pipelines', 'RE2JSException'],
    ['App Check that nobody has set up', 'firebaseappcheck'],
  ])('contains no %s', (_, forbidden) => {
    const found = textFiles().filter(({ text }) => text.includes(forbidden));
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
