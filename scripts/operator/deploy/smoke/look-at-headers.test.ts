import { afterEach, expect, it } from 'vitest';
import { hostingHeaders } from '../../../build/hosting.ts';
import { lookAtHeaders } from './look-at-headers.ts';
import { answerWell, playSite } from './played-site.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

type HeadersOf = typeof hostingHeaders;

/** Looks at a site whose Hosting understands the rules in another way. */
async function faultsOf(headersOf: HeadersOf): Promise<string[]> {
  const site = await playSite((path) => answerWell(path, headersOf));
  ({ close } = site);
  return lookAtHeaders(site.url);
}

const without = (name: string): HeadersOf => {
  return (path, assets) => {
    const headers = Object.entries(hostingHeaders(path, assets));
    return Object.fromEntries(headers.filter(([each]) => each !== name));
  };
};

/** The rule for pages applies where the pattern matches, and the other rules as ever. */
const rulesOfPages = (isPage: (path: string) => boolean): HeadersOf => {
  return (path, assets) => {
    if (isPage(path)) return { ...hostingHeaders('/'), ...hostingHeaders(path, assets) };
    const { 'cache-control': caching = '' } = hostingHeaders(path, assets);
    return caching === hostingHeaders('/')['cache-control'] ? {} : { 'cache-control': caching };
  };
};

it('requirement 26: a site on which Hosting reads the rules as we do has no faults', async () => {
  expect(await faultsOf(hostingHeaders)).toEqual([]);
});

it.each([
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
])('requirement 26: a page without %s is a fault, on each kind of page', async (name) => {
  const faults = await faultsOf(without(name));
  const pages = ['/', '/menu', '/kitchen', '/dish/none', '/dashboard/users', '/no-such-page'];
  for (const page of [...pages, '/no/such/page']) {
    expect(faults).toContainEqual(expect.stringMatching(`^The header ${name} of ${page} is `));
  }
});

const policy = 'The header content-security-policy of';

it.each<[string, HeadersOf, string[]]>([
  [
    'a pattern that matches nothing, such as braces that are not understood',
    rulesOfPages(() => false),
    [`${policy} / is null`, `${policy} /no/such/page is null`, 'The caching of / is '],
  ],
  [
    'a pattern that stops at the first folder',
    rulesOfPages((path) => /^\/[^/]*$/.test(path)),
    [`${policy} /dish/none is null`, `${policy} /no/such/page is null`],
  ],
  [
    'rules for the known pages alone',
    rulesOfPages(
      (path) => !path.startsWith('/no/') && hostingHeaders(path)['referrer-policy'] !== undefined,
    ),
    [`${policy} /no/such/page is null`],
  ],
  [
    'several negations, each of which takes in what the others leave out',
    rulesOfPages(() => true),
    [
      '/__/auth/iframe has the header content-security-policy of pages',
      '/api/menu has the header content-security-policy of pages',
      'The caching of /api/menu is "public, max-age=0, must-revalidate", without its s-maxage.',
    ],
  ],
  [
    "a pattern that takes in Google's own addresses",
    rulesOfPages((path) => !path.startsWith('/api/')),
    ['/__/auth/iframe has the header content-security-policy of pages'],
  ],
  [
    'a first rule that wins over those after it',
    (path, assets) => {
      const { 'cache-control': ofPages = '' } = hostingHeaders('/');
      const own = hostingHeaders(path, assets);
      return path.startsWith('/api/') ? own : { ...own, 'cache-control': ofPages };
    },
    ['The caching of /sw.js is ', 'The caching of /assets/0123456789ab.js is '],
  ],
])('requirement 26: %s is a fault', async (_name, headersOf, expected) => {
  const faults = await faultsOf(headersOf);
  for (const fault of expected) {
    expect(faults).toContainEqual(expect.stringContaining(fault));
  }
});

it('requirement 26: a deep address that is answered with a page as if it existed is a fault', async () => {
  const site = await playSite((path) => ({ ...answerWell(path), status: 200 }));
  ({ close } = site);
  expect(await lookAtHeaders(site.url)).toContainEqual(
    expect.stringMatching(/\/no\/such\/page answers 200/),
  );
});

it('a local stack, which has no sign-in handler, answers its address with the page for what is missing', async () => {
  const missing = answerWell('/no/such/page');
  const site = await playSite((path) => (path === '/__/auth/iframe' ? missing : answerWell(path)));
  ({ close } = site);
  expect(await lookAtHeaders(site.url)).toEqual([]);
});
