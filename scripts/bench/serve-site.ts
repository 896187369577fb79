import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { assetsOf } from '../build/cached-assets.ts';
import { hostingHeaders, hostingRewrite } from '../build/hosting.ts';
import { host } from '../local/ports.ts';
import { sampleOrdering } from '../sample-data/ordering.ts';
import { answersOf } from './api-answers.ts';

type Served = { status: number; headers: Record<string, string>; body: Buffer };

export type ServeSiteOptions = {
  /** The output folder of buildWeb. */
  outDir: string;
  port: number;
} & (
  | {
      /** The menu that GET /api/menu returns, as from a CDN's cache. */
      menu: MenuItem[];
    }
  | {
      /** The origin that answers every call of the API. */
      apiOrigin: string;
    }
);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const packed = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest']);

/**
 * Serves a built site with brotli, Hosting's headers and clean URLs. All of it is kept in memory,
 * because the site is measured, not this server.
 * @returns a function that stops the server
 */
export async function serveSite(options: ServeSiteOptions): Promise<() => Promise<void>> {
  const files = readSite(options);
  const notFound = files.get('/404');
  const answerOfApi = 'apiOrigin' in options ? answersOf(options.apiOrigin) : undefined;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    if (answerOfApi && path.startsWith('/api/')) {
      answerOfApi(request, response);
      return;
    }
    const found =
      files.get(path) ??
      files.get(rewritten(path)) ??
      (path.startsWith('/api/') ? undefined : notFound);
    const { status, headers, body } = found ?? missing;
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(options.port, host, done));
  return () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  };
}

const missing: Served = { status: 404, headers: {}, body: Buffer.alloc(0) };

function readSite(options: ServeSiteOptions): Map<string, Served> {
  const site = join(options.outDir, 'site');
  const files = new Map<string, Served>();
  const assets = assetsOf(site);
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const extension = extname(file);
    if (extension === '') continue;
    const body = readFileSync(join(site, file));
    const address = addressOf(file);
    const status = address === '/404' ? 404 : 200;
    const headers = hostingHeaders(`/${file}`, assets);
    files.set(address, serve({ status, extension, body, headers }));
  }
  if ('menu' in options) {
    files.set('/api/menu', serveJson(options.menu));
    files.set('/api/ordering', serveJson(orderingAroundTheClock()));
  }
  return files;
}

/** Returns JSON as the CDN serves it. */
function serveJson(content: unknown): Served {
  const body = Buffer.from(JSON.stringify(content));
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=0, s-maxage=60' };
  return serve({ status: 200, extension: '.json', body, headers });
}

function orderingAroundTheClock(): Ordering {
  const { leadMinutes, timeZone, week, exceptions, notes, taxRates } = sampleOrdering;
  const answers = { answerMinutes: 10, pauseEndsAt: null };
  const settings = { leadMinutes, ...answers, timeZone, week, exceptions, notes, taxRates };
  const earliest = new Date(Date.now() + leadMinutes * 60_000).toISOString();
  const now = { state: 'open', opensAt: null, until: null, earliest } as const;
  return { ...now, ...settings, soldOut: [], soldOutChoices: [] };
}

/** Returns the clean URL of the file that Hosting answers a path without a file with. */
function rewritten(path: string): string {
  return addressOf((hostingRewrite(path) ?? '').replace(/^\//, ''));
}

/** Returns the clean URL of a file: /menu for menu.html, / for index.html. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
}

function serve({ extension, body, ...rest }: Served & { extension: string }): Served {
  const type = { 'content-type': types[extension] ?? 'application/octet-stream' };
  if (!packed.has(extension)) return { ...rest, body, headers: { ...type, ...rest.headers } };
  const encoding = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return {
    ...rest,
    body: brotliCompressSync(body),
    headers: { ...type, ...encoding, ...rest.headers },
  };
}
