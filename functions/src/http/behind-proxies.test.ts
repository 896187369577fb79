import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { startAppendingProxy } from '../testing/appending-proxy.ts';
import { serve, type Served } from '../testing/serve.ts';
import { unusedDeps } from '../testing/unused-deps.ts';

/** The address from which Google's front end sees the CDN. */
const node = '203.0.113.1';

let running: Served[] = [];

/** Starts the function behind Google's front end, and the CDN before both, as in production. */
async function start(callsPerMinute: number): Promise<{ site: string; direct: string }> {
  // However long the calls take, no time passes in which a limit could fill up again.
  vi.useFakeTimers({ toFake: ['Date'] });
  const deps = unusedDeps({
    config: readConfig({ CALLS_PER_MINUTE: String(callsPerMinute), FORWARDED_HOPS: '2' }),
    schema: { ...unusedDeps().schema, read: async () => 1 },
  });
  const visitor = (headers: NodeJS.Dict<string | string[]>) => String(headers['x-visitor']);
  const api = await serve(createApp(deps));
  const frontEnd = await startAppendingProxy(api.origin, visitor);
  const frontEndOfCdn = await startAppendingProxy(api.origin, () => node);
  const cdn = await startAppendingProxy(frontEndOfCdn.origin, visitor);
  running = [api, frontEnd, frontEndOfCdn, cdn];
  return { site: cdn.origin, direct: frontEnd.origin };
}

afterEach(async () => {
  await Promise.all(running.map((each) => each.close()));
});

type From = { visitor: string; forged?: string };

function headersFrom({ visitor, forged }: From): Record<string, string> {
  return { 'x-visitor': visitor, ...(forged !== undefined && { 'x-forwarded-for': forged }) };
}

/** Reads something public, and returns the status. */
async function read(origin: string, from: From): Promise<number> {
  return (await fetch(`${origin}/api/health`, { headers: headersFrom(from) })).status;
}

/** Reports an error of a browser, and returns the status. */
async function report(origin: string, from: From): Promise<number> {
  const answer = await fetch(`${origin}/api/client-errors`, {
    method: 'POST',
    headers: { ...headersFrom(from), 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'error',
      message: 'TypeError: x is undefined',
      stack: 'TypeError: x is undefined',
      build: 'AbCd1234',
      page: '/order/:id',
      visit: '0b8f6d1e-6d0c-4c53-9d2b-6a1f5a0c9d11',
    }),
  });
  return answer.status;
}

/** Makes so many calls at once, and returns how many were let in. */
async function countLetIn(calls: number, call: (n: number) => Promise<number>): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: calls }, (_, n) => call(n)));
  return statuses.filter((status) => status < 300).length;
}

/** Everything that is limited by visitor, and how many calls a visitor may make. Orders are too. */
const limited = [
  { what: 'public reads', call: read, most: 3, callsPerMinute: 3 },
  { what: 'reports of errors', call: report, most: 10, callsPerMinute: 999_999 },
];

describe.each(limited)('requirement 69: $what behind Hosting', ({ call, most, callsPerMinute }) => {
  it('requirement 69: are limited for each guest, not for all behind a node of the CDN', async () => {
    const { site } = await start(callsPerMinute);
    expect(await countLetIn(most + 2, () => call(site, { visitor: '10.0.0.1' }))).toBe(most);
    expect(await countLetIn(most + 2, () => call(site, { visitor: '10.0.0.2' }))).toBe(most);
  });

  it('requirement 69: are limited for a guest who forges entries, as without them', async () => {
    const { site } = await start(callsPerMinute);
    const forging = (n: number) =>
      call(site, { visitor: '10.0.0.1', forged: `10.0.1.${n}, 10.0.2.${n}` });
    expect(await countLetIn(most + 2, forging)).toBe(most);
  });

  it('requirement 69: give ten shares to whoever goes around Hosting and forges entries', async () => {
    const { site, direct } = await start(callsPerMinute);
    const around = (n: number) => call(direct, { visitor: '192.0.2.1', forged: `10.0.1.${n}` });
    expect(await countLetIn(10 * most + 5, around)).toBe(10 * most);
    expect(await call(site, { visitor: '10.0.0.1' })).toBeLessThan(300);
  });

  it('requirement 69: give one share to whoever goes around Hosting without forging', async () => {
    const { direct } = await start(callsPerMinute);
    const around = () => call(direct, { visitor: '192.0.2.1' });
    expect(await countLetIn(most + 2, around)).toBe(most);
  });
});

describe('requirement 69: the health', () => {
  const seen = async (origin: string, from: From) => {
    const answer = await fetch(`${origin}/api/health`, { headers: headersFrom(from) });
    const text = await answer.text();
    expect(text).not.toContain('10.0.0.1');
    return (JSON.parse(text) as { forwarded: unknown }).forwarded;
  };

  it('requirement 69: says how many entries there were, and no address', async () => {
    const { site, direct } = await start(300);
    const guest = { visitor: '10.0.0.1' };
    expect(await seen(direct, guest)).toEqual({ entries: 1, hops: 2 });
    expect(await seen(site, guest)).toEqual({ entries: 2, hops: 2 });
    expect(await seen(site, { ...guest, forged: '9.9.9.9, 8.8.8.8' })).toEqual({
      entries: 4,
      hops: 2,
    });
  });
});
