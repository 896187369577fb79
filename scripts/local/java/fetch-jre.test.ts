import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temurinFor } from './fetch-jre.ts';
import { findJdk } from './find-jdk.ts';
import { playAdoptium } from './play-adoptium.ts';

const java = `echo 'openjdk version "25.0.1"' >&2`;

let ownFolder = '';
let printed: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  ownFolder = mkdtempSync(join(tmpdir(), 'thymely-own-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  rmSync(ownFolder, { recursive: true });
  vi.restoreAllMocks();
});

async function play(how: Omit<Parameters<typeof playAdoptium>[0], 'java'> = {}) {
  const adoptium = await playAdoptium({ java, ...how });
  stops.push(adoptium.stop);
  return adoptium;
}

/** Looks for Java on a machine that has none. */
const find = (source: { api: string; silenceMs?: number }, env: NodeJS.ProcessEnv = {}) =>
  findJdk({ env: { PATH: '', ...env }, folders: [], ownFolder, source });

const todaysSentence =
  /^The Firestore emulator needs Java 21 or newer, none was found: install a JDK \(.*\) or set JAVA_HOME\.$/;

describe.skipIf(process.platform === 'win32')('a JRE', () => {
  it('is fetched where there is no Java, which one line says first, and only once', async () => {
    const { api, requests } = await play();
    const own = { home: join(ownFolder, 'jre'), major: 25 };
    expect(await find({ api })).toEqual(own);
    const { os, architecture } = temurinFor() ?? {};
    expect(requests).toEqual([
      `/v3/assets/latest/25/hotspot?os=${os}&architecture=${architecture}&image_type=jre&vendor=eclipse`,
      '/release',
      '/archive',
    ]);
    expect(printed).toEqual([
      "The Firestore emulator needs Java. Fetching Temurin's JRE 25 into .local/jre, once (52 MB; FETCH_JAVA=no fetches nothing, and says how to install one) …",
    ]);
    expect(readdirSync(ownFolder)).toEqual(['jre']);
    expect(await find({ api })).toEqual(own);
    expect(requests).toHaveLength(3);
  });

  it('is fetched once by two commands that begin together', async () => {
    const { api, requests } = await play({ sending: 'slowly' });
    const both = await Promise.all([find({ api }), find({ api })]);
    expect(both.map(({ major }) => major)).toEqual([25, 25]);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['another checksum', { checksum: 'a'.repeat(64) }, 'its checksum is not what Adoptium states'],
    ['half an archive', { sending: 'half' }, 'the download was cut off'],
    ['half an archive and then nothing', { sending: 'silent' }, 'the download was cut off'],
    ['no archive', { sending: 'not at all' }, /127\.0\.0\.1:\d+ answers 404/],
  ] as const)(
    'is not taken from a server with %s, and fetched anew later',
    async (_, how, reason) => {
      const { api } = await play(how);
      const silenceMs = 'sending' in how && how.sending === 'silent' ? 2000 : 60_000;
      await expect(find({ api, silenceMs })).rejects.toThrow(todaysSentence);
      expect(printed.at(-1)).toMatch(/^Java couldn't be fetched: .*\.$/);
      expect(printed.at(-1)).toMatch(reason);
      expect(existsSync(join(ownFolder, 'jre'))).toBe(false);
      expect((await find(await play())).major).toBe(25);
      expect(readdirSync(ownFolder)).toEqual(['jre']);
    },
  );

  it('may come slowly', async () => {
    const { api } = await play({ sending: 'slowly' });
    expect((await find({ api })).major).toBe(25);
  });

  it('replaces what an interrupted download has left', async () => {
    mkdirSync(join(ownFolder, 'jre.new/jre/bin'), { recursive: true });
    writeFileSync(join(ownFolder, 'jre.new/jre/bin/java'), 'half of a');
    writeFileSync(join(ownFolder, 'install.pid'), '999999999');
    const { api } = await play();
    expect((await find({ api })).major).toBe(25);
    expect(readdirSync(ownFolder)).toEqual(['jre']);
  });

  it('is missing without a network, with the sentence that says what to install', async () => {
    await expect(find({ api: 'http://127.0.0.1:9' })).rejects.toThrow(todaysSentence);
    expect(printed).toEqual(["Java couldn't be fetched: 127.0.0.1:9 can't be reached."]);
  });

  it('is not fetched where FETCH_JAVA is no', async () => {
    const { api, requests } = await play();
    await expect(find({ api }, { FETCH_JAVA: 'no' })).rejects.toThrow(todaysSentence);
    expect({ requests, printed }).toEqual({ requests: [], printed: [] });
  });

  it('comes through HTTPS_PROXY', async () => {
    const { port } = await play();
    const tunnels: string[] = [];
    const proxy = createServer().on('connect', (request, socket) => {
      tunnels.push(request.url ?? '');
      const onward = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        onward.pipe(socket).pipe(onward);
      });
      for (const side of [socket, onward]) side.on('error', () => onward.destroy());
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    stops.push(() => proxy.close());
    const { port: proxyPort } = proxy.address() as AddressInfo;
    const env = { HTTPS_PROXY: `http://127.0.0.1:${proxyPort}` };
    expect((await find({ api: 'http://api.adoptium.test' }, env)).major).toBe(25);
    expect(new Set(tunnels)).toEqual(new Set(['api.adoptium.test:80']));
  });
});

it.each([
  ['linux', 'x64', { os: 'linux', architecture: 'x64' }],
  ['linux', 'arm64', { os: 'linux', architecture: 'aarch64' }],
  ['darwin', 'arm64', { os: 'mac', architecture: 'aarch64' }],
  ['win32', 'x64', undefined],
  ['linux', 'riscv64', undefined],
])('Adoptium calls %s on %s %j', (platform, processor, names) => {
  expect(temurinFor(platform, processor)).toEqual(names);
});
