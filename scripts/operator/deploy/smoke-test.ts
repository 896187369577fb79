import { setTimeout as wait } from 'node:timers/promises';
import { brand, brandName } from '../../../brands/chosen-brand.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { hostingHeaders } from '../../build/hosting.ts';
import { UserError } from '../../command.ts';

export type SmokeTest = {
  /** The origin of the site or of the function, without a path. */
  url: string;
  /** The function alone has no pages. */
  of: 'function' | 'site';
  /** How often to look: a new release takes seconds to be everywhere. Default 1. */
  tries?: number;
  pauseMs?: number;
};

type Health = {
  status?: unknown;
  brand?: unknown;
  version?: unknown;
  schema?: { database?: unknown; needed?: unknown };
};

/** The headers of pages. Google's own addresses set a transport security of their own. */
const headersOfPages = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

const callTimeoutMs = 30_000;

/**
 * Looks at what is published as a visitor would: health, brand, version and schema, the menu, and of
 * a site also the headers and the home page. It prints what is right.
 * @throws {UserError} one line for each fault
 */
export async function smokeTest({
  tries = 1,
  pauseMs = 5000,
  ...target
}: SmokeTest): Promise<void> {
  let faults = await faultsOf(target);
  for (let tried = 1; tried < tries && faults.length > 0; tried++) {
    await wait(pauseMs);
    faults = await faultsOf(target);
  }
  if (faults.length > 0) throw new UserError(faults.map((fault) => `✗ ${fault}`).join('\n'));
  const seen = 'health, brand, version, schema, menu';
  const pages = target.of === 'site' ? ', headers, home page' : '';
  console.log(`✓ ${target.url} is well: ${seen}${pages} of ${brandName} ${manifest.version}.`);
}

async function faultsOf({ url, of }: Pick<SmokeTest, 'url' | 'of'>): Promise<string[]> {
  const looks = [lookAtHealth, lookAtMenu, ...(of === 'site' ? [lookAtHome] : [])];
  const faults = await Promise.all(
    looks.map((look) =>
      look(url).catch((error: unknown) => [`${url} does not answer: ${reasonOf(error)}`]),
    ),
  );
  return [...new Set(faults.flat())];
}

/** Returns why a call failed; `fetch` itself says only that it did. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function lookAtHealth(url: string): Promise<string[]> {
  const answer = await get(`${url}/api/health`);
  if (!isJson(answer)) return [unexpected(answer)];
  const { status, brand: served, version, schema } = (await answer.json()) as Health;
  const { database, needed } = schema ?? {};
  return [
    ...(answer.headers.get('x-content-type-options') === 'nosniff'
      ? []
      : ['The API sends no nosniff.']),
    ...difference('The health', status, 'ok'),
    ...difference('The brand of the API', served, brandName),
    ...difference('The version of the API', version, manifest.version),
    ...(Number(database) >= Number(needed)
      ? []
      : [
          `The schema of the database is ${String(database)}, and ${String(needed)} is needed: npm run migrate.`,
        ]),
  ];
}

async function lookAtMenu(url: string): Promise<string[]> {
  const answer = await get(`${url}/api/menu`);
  if (!isJson(answer)) return [unexpected(answer)];
  return Array.isArray(await answer.json()) ? [] : [`${url}/api/menu is no list of dishes.`];
}

async function lookAtHome(url: string): Promise<string[]> {
  const answer = await get(`${url}/`);
  if (!answer.ok) return [unexpected(answer)];
  const wanted = hostingHeaders('/');
  const headers = headersOfPages.flatMap((name) =>
    difference(`The header ${name}`, answer.headers.get(name), wanted[name]),
  );
  const page = await answer.text();
  const [, version] = /<meta name="version" content="([^"]*)">/.exec(page) ?? [];
  const hasName = page.includes(brand.name.replaceAll('&', '&amp;'));
  return [
    ...headers,
    ...(answer.headers.has('strict-transport-security')
      ? []
      : ['The header strict-transport-security is missing.']),
    ...difference('The version of the site', version, manifest.version),
    ...(hasName ? [] : [`The home page does not name ${brand.name}.`]),
  ];
}

function get(url: string): Promise<Response> {
  // Past every cache: a fresh release is what counts.
  const options = { cache: 'no-store', signal: AbortSignal.timeout(callTimeoutMs) } as const;
  return fetch(url, options);
}

function isJson({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').includes('json');
}

function unexpected({ url, status, headers }: Response): string {
  return `${url} answers ${status} (${headers.get('content-type') ?? 'no content'}).`;
}

function difference(what: string, is: unknown, wanted: unknown): string[] {
  return is === wanted ? [] : [`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}.`];
}
