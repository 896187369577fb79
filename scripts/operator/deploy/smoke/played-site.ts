import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand, brandName } from '../../../../brands/chosen-brand.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { hostingHeaders, hostingRewrite } from '../../../build/hosting.ts';

export type PlayedAnswer = { status?: number; headers?: Record<string, string>; body: unknown };

export const json = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };

export const wellHealth = {
  status: 'ok',
  brand: brandName,
  version: manifest.version,
  schema: { database: 1, needed: 1 },
};

export const wellPage = `<title>${brand.name.replaceAll('&', '&amp;')}</title>
<meta name="version" content="${manifest.version}"><script src="/assets/0123456789ab.js"></script>`;

const assets = ['0123456789ab.js'];

/** What a site has at an address, without the headers that Hosting adds to it. */
const files: Record<string, PlayedAnswer> = {
  '/': { body: wellPage },
  '/menu': { body: wellPage },
  '/kitchen': { body: wellPage },
  '/sw.js': { body: '' },
  '/assets/0123456789ab.js': { body: '' },
  '/api/health': { headers: json, body: wellHealth },
  '/api/menu': {
    headers: { ...json, 'cache-control': 'public, max-age=0, s-maxage=60' },
    body: [],
  },
  '/__/auth/iframe': { headers: { 'cache-control': 'public, max-age=1200' }, body: '' },
};

/** Answers as Hosting does, which knows the files, the rewrites and the page for what is missing. */
export function answerWell(path: string, headersOf = hostingHeaders): PlayedAnswer {
  const isRewritten = hostingRewrite(path) !== undefined;
  const found = files[path] ?? { status: isRewritten ? 200 : 404, body: wellPage };
  // Hosting's headers overwrite those of the function.
  return { ...found, headers: { ...found.headers, ...headersOf(path, assets) } };
}

/** Serves a site or a function that answers like this. */
export async function playSite(
  answerTo: (path: string) => PlayedAnswer,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const { status = 200, headers, body } = answerTo(url);
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
