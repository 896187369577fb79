import { hostingHeaders } from '../../../build/hosting.ts';
import { difference, get, unexpected, type Answer } from './answers.ts';

/** The headers of pages that only this site sets. Google's own addresses have others of that name. */
const ofPagesAlone = [
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** A page for each way in which Hosting comes to its answer: a file, a rewrite, and none of them. */
const pages = [
  ...['/', '/menu'].map((path) => ({ path, status: 200 })),
  ...['/kitchen', '/dish/none', '/dashboard/users'].map((path) => ({ path, status: 200 })),
  ...['/no-such-page', '/no/such/page'].map((path) => ({ path, status: 404 })),
];

/** Looks for the security headers of every kind of page, and for headers of pages elsewhere. */
export async function lookAtHeaders(url: string): Promise<string[]> {
  const faults = await Promise.all([
    ...pages.map((page) => lookAtPage(url, page)),
    ...['/api/menu', '/__/auth/iframe'].map((path) => lookBesidePages(url, path)),
    lookAtCaching(url),
  ]);
  return faults.flat();
}

async function lookAtPage(
  url: string,
  { path, status }: (typeof pages)[number],
): Promise<string[]> {
  const answer = await get(`${url}${path}`);
  if (answer.status !== status) return [unexpected(answer)];
  const wanted = hostingHeaders(path);
  const names = [...ofPagesAlone, 'x-content-type-options'];
  return [
    ...names.flatMap((name) =>
      difference(`The header ${name} of ${path}`, answer.headers.get(name), wanted[name]),
    ),
    // Google sets a transport security of its own on its addresses.
    ...(answer.headers.has('strict-transport-security')
      ? []
      : [`The header strict-transport-security of ${path} is missing.`]),
  ];
}

/** A policy of ours on Google's sign-in handler would end sign-in with Google. */
async function lookBesidePages(url: string, path: string): Promise<string[]> {
  const { status, headers } = await get(`${url}${path}`);
  // The emulators have no sign-in handler, and answer with the page for what is missing.
  if (status === 404) return [];
  const ofPages = hostingHeaders('/');
  const found = ofPagesAlone.filter((name) => headers.get(name)?.includes(ofPages[name] ?? ''));
  return found.map(
    (name) => `${path} has the header ${name} of pages: see headers in firebase.json.`,
  );
}

/** Looks for what is kept for how long, which a rule for pages must not overwrite. */
async function lookAtCaching(url: string): Promise<string[]> {
  const [home, menu, worker] = await Promise.all(
    ['/', '/api/menu', '/sw.js'].map((path) => get(`${url}${path}`)),
  );
  const [, asset] = /\/assets\/([\w.-]+)/.exec(home?.text ?? '') ?? [];
  const named = asset === undefined ? [] : [asset];
  const kept = asset === undefined ? undefined : await get(`${url}/assets/${asset}`);
  const cacheControl = (answer: Answer | undefined) => answer?.headers.get('cache-control');
  const wanted = (path: string) => hostingHeaders(path, named)['cache-control'];
  return [
    ...difference('The caching of /', cacheControl(home), wanted('/')),
    ...difference('The caching of /sw.js', cacheControl(worker), wanted('/sw.js')),
    ...(kept === undefined
      ? []
      : difference(
          `The caching of /assets/${asset}`,
          cacheControl(kept),
          wanted(`/assets/${asset}`),
        )),
    ...(cacheControl(menu)?.includes('s-maxage=')
      ? []
      : [
          `The caching of /api/menu is ${JSON.stringify(cacheControl(menu))}, without its s-maxage.`,
        ]),
  ];
}
