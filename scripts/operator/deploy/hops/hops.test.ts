import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../functions/src/app.ts';
import { readConfig } from '../../../../functions/src/platform/config.ts';
import { startAppendingProxy } from '../../../../functions/src/testing/appending-proxy.ts';
import { serve, type Served } from '../../../../functions/src/testing/serve.ts';
import { unusedDeps } from '../../../../functions/src/testing/unused-deps.ts';
import {
  faultOfHops,
  measureHops,
  measureUntilAnswered,
  measureUntilRight,
  type Ways,
} from './measure-hops.ts';
import { settleHops, type HopsOfDeploy } from './settle-hops.ts';
import { writeHops } from './write-hops.ts';

let running: Served[] = [];
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(running.map((each) => each.close()));
});

/** The number that the function runs with, as a later release can change it. */
type Running = { hops: number };

/** Plays the platform: what Google's front end appends, and what the CDN does. */
type Platform = { cdnAppends: boolean; forged?: string };

/** Starts the real API behind Google's front end, and the CDN before both. */
async function startPlatform({ hops }: Running, { cdnAppends, forged }: Platform): Promise<Ways> {
  const api = await serve(
    createApp(
      unusedDeps({
        config: readConfig({ FORWARDED_HOPS: String(hops) }),
        schema: { ...unusedDeps().schema, read: async () => 1 },
      }),
    ),
  );
  const frontEnd = await startAppendingProxy(api.origin, () => '203.0.113.1');
  const cdn = await startAppendingProxy(frontEnd.origin, () => (cdnAppends ? '10.0.0.1' : ''));
  // What lies between this machine and the network may have written entries before.
  const before = [cdn, frontEnd].map((each) =>
    startAppendingProxy(each.origin, () => forged ?? ''),
  );
  const [site, direct] = await Promise.all(before);
  if (site === undefined || direct === undefined) throw new Error('There are two ways.');
  running = [api, frontEnd, cdn, site, direct];
  return { siteUrl: site.origin, functionUrl: direct.origin };
}

/** Starts a way to the function that hangs up on the first call. */
async function startLate(origin: string): Promise<string> {
  let calls = 0;
  const late = createServer((request, response) => {
    calls += 1;
    if (calls === 1) request.socket.destroy();
    else response.writeHead(307, { location: `${origin}${request.url}` }).end();
  });
  await new Promise<void>((listening) => late.listen(0, '127.0.0.1', listening));
  const { port } = late.address() as AddressInfo;
  const close = async () => void late.close().closeAllConnections();
  running.push({ origin: `http://127.0.0.1:${port}`, close });
  return `http://127.0.0.1:${port}`;
}

describe('requirement 69: the number of hops', () => {
  it.each([
    ['nothing before it', undefined],
    ['one forged entry before it', '9.9.9.9'],
    ['three forged entries before it', '9.9.9.9, 8.8.8.8, 7.7.7.7'],
  ])('requirement 69: is 2 where Hosting appends the guest, with %s', async (_, forged = '') => {
    const ways = await startPlatform({ hops: 2 }, { cdnAppends: true, forged });
    const hops = await measureHops(ways);
    expect(hops).toMatchObject({ set: 2, right: 2 });
    expect(faultOfHops(hops)).toBeUndefined();
  });

  it('requirement 69: is wrong where it is 1 and Hosting appends the guest', async () => {
    const ways = await startPlatform({ hops: 1 }, { cdnAppends: true });
    expect(faultOfHops(await measureHops(ways))).toMatch(
      /^FORWARDED_HOPS is 1, and 2 is right: X-Forwarded-For has 2 entries through http.* and 1 entry at the function\. Write FORWARDED_HOPS=2 to \.env and deploy\.$/,
    );
  });

  it.each([1, 2])(
    'requirement 69: cannot be right where Hosting does not append the guest, not even %i',
    async (hops) => {
      const ways = await startPlatform({ hops }, { cdnAppends: false, forged: '9.9.9.9' });
      const measured = await measureHops(ways);
      expect(measured.right).toBeUndefined();
      expect(faultOfHops(measured)).toMatch(
        /^Guests are not told apart: .* 2 entries .* 2 entries/,
      );
    },
  );

  it('requirement 69: is one line where a function is too old to say', async () => {
    const old = await startPlatform({ hops: 1 }, { cdnAppends: true });
    const functionUrl = `${old.functionUrl}/no-such-path`;
    await expect(measureHops({ ...old, functionUrl })).rejects.toThrow(/^✗ .* answers 404/);
  });
});

describe('requirement 69: a deploy', () => {
  /** Ends a deploy with this number, which the functions get once they are published again. */
  async function deploy(set: number | undefined, platform: Platform) {
    const steps: string[] = [];
    let ways = await startPlatform({ hops: set ?? 1 }, platform);
    let written = set ?? 1;
    const settings: HopsOfDeploy = {
      measure: () => measureHops(ways),
      measureUntilRight: () => measureUntilRight(ways, { tries: 2, pauseMs: 1 }),
      isSet: set !== undefined,
      lookAgain: 'npm run smoke',
      write(hops) {
        written = hops;
        steps.push(`write ${hops}`);
      },
      async publish() {
        steps.push('publish');
        await Promise.all(running.map((each) => each.close()));
        ways = await startPlatform({ hops: written }, platform);
      },
    };
    const outcome = await settleHops(settings).catch((error: unknown) => error);
    return { outcome, steps };
  }

  it('requirement 69: that nobody has told a number measures it and publishes the function again', async () => {
    const { outcome, steps } = await deploy(undefined, { cdnAppends: true });
    expect(outcome).toBeUndefined();
    expect(steps).toEqual(['write 2', 'publish']);
    expect(printed).toEqual([
      expect.stringMatching(
        /^• FORWARDED_HOPS=2 is written to \.env: X-Forwarded-For has 2 entries/,
      ),
      expect.stringMatching(/^✓ Guests are told apart: FORWARDED_HOPS is 2; /),
    ]);
  });

  it('requirement 69: with the right number only says so', async () => {
    expect(await deploy(2, { cdnAppends: true })).toEqual({ outcome: undefined, steps: [] });
    expect(printed).toEqual([expect.stringMatching(/^✓ Guests are told apart/)]);
  });

  it('requirement 69: with a wrong number fails, and leaves it to whoever has set it', async () => {
    const { outcome, steps } = await deploy(3, { cdnAppends: true });
    expect(steps).toEqual([]);
    expect(String(outcome)).toMatch(
      /^UserError: ✗ FORWARDED_HOPS is 3, and 2 is right: .*\nAll of it is published\.$/,
    );
  });

  it('requirement 69: says that guests are not told apart where they cannot be, and calls nothing right', async () => {
    const { outcome, steps } = await deploy(undefined, { cdnAppends: false });
    expect({ outcome, steps }).toEqual({ outcome: undefined, steps: [] });
    expect(printed).toEqual([expect.stringMatching(/^– Guests are not told apart: /)]);
  });

  it('requirement 69: writes the number below the other settings, or to a file of its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hops-'));
    const [settings, missing] = [join(folder, '.env'), join(folder, 'other')];
    writeFileSync(settings, 'BRAND=forno\n# FORWARDED_HOPS=1\n');
    for (const file of [settings, missing]) writeHops(file, 2);
    expect(readFileSync(settings, 'utf8')).toBe(
      'BRAND=forno\n# FORWARDED_HOPS=1\nFORWARDED_HOPS=2\n',
    );
    expect(readFileSync(missing, 'utf8')).toBe('FORWARDED_HOPS=2\n');
    rmSync(folder, { recursive: true });
  });

  it('requirement 69: writes the number to a line of its own, also where the last line has no end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hops-'));
    const settings = join(folder, '.env');
    writeFileSync(settings, 'VITE_SITE_URL=https://thymely.example');
    writeHops(settings, 2);
    expect(readFileSync(settings, 'utf8')).toBe(
      'VITE_SITE_URL=https://thymely.example\nFORWARDED_HOPS=2\n',
    );
    rmSync(folder, { recursive: true });
  });

  it('requirement 69: whose function answers late is measured then', async () => {
    const ways = await startPlatform({ hops: 2 }, { cdnAppends: true });
    const late = await startLate(ways.functionUrl);
    const measured = measureUntilAnswered({ ...ways, functionUrl: late }, { tries: 3, pauseMs: 1 });
    expect(await measured).toMatchObject({ set: 2, right: 2 });
  });

  it('requirement 69: that cannot be measured says what is published, and how to look again', async () => {
    const silent = { siteUrl: 'http://127.0.0.1:9', functionUrl: 'http://127.0.0.1:9' };
    const measure = () => measureUntilAnswered(silent, { tries: 2, pauseMs: 1 });
    const settings = {
      measure,
      measureUntilRight: measure,
      isSet: false,
      lookAgain: 'npm run smoke',
    };
    const unused = () => expect.fail('nothing was measured');
    await expect(settleHops({ ...settings, write: unused, publish: unused })).rejects.toThrow(
      /^✗ http:\/\/127\.0\.0\.1:9 does not answer: .+\nAll of it is published\. Look again: npm run smoke$/,
    );
  });
});
