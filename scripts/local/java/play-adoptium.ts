import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How the server sends the archive: silent ones send half of it, and then nothing. */
export type Sending = 'at once' | 'slowly' | 'half' | 'silent' | 'not at all';

type Played = {
  /** What the JRE's `bin/java` is: a script of the shell. */
  java: string;
  sending?: Sending;
  checksum?: string;
};

/** A server on this machine that answers as Adoptium's API and the host of its archives do. */
export async function playAdoptium({ java, sending = 'at once', checksum }: Played) {
  const archive = archiveOf(java);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const host = `http://${request.headers.host}`;
    if (request.url?.startsWith('/v3/assets/latest/25/hotspot?')) {
      const sum = checksum ?? createHash('sha256').update(archive).digest('hex');
      const stated = {
        checksum: sum,
        link: `${host}/release`,
        name: 'jre.tar.gz',
        size: 52_345_678,
      };
      response.end(JSON.stringify([{ binary: { package: stated }, vendor: 'eclipse' }]));
    } else if (request.url === '/release') {
      response.writeHead(302, { location: `${host}/archive` }).end();
    } else {
      void send(archive, sending, response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { api: `http://127.0.0.1:${port}`, port, requests, stop };
}

async function send(archive: Buffer, sending: Sending, response: ServerResponse): Promise<void> {
  if (sending === 'not at all') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-length': archive.length });
  if (sending === 'at once') {
    response.end(archive);
    return;
  }
  if (sending === 'slowly') {
    for (const byte of archive) {
      response.write(Buffer.of(byte));
      await wait(1);
    }
    response.end();
    return;
  }
  response.write(archive.subarray(0, archive.length / 2), () => {
    if (sending === 'half') response.destroy();
  });
}

/** Returns a JRE packed as Adoptium does it: in a folder with the name of the release. */
function archiveOf(java: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'thymely-jre-'));
  const bin = join(folder, 'jdk-25.0.1+8-jre/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'java'), `#!/bin/sh\n${java}\n`);
  chmodSync(join(bin, 'java'), 0o755);
  const { status } = spawnSync('tar', ['-czf', 'jre.tar.gz', 'jdk-25.0.1+8-jre'], { cwd: folder });
  if (status !== 0) throw new Error('tar failed.');
  const archive = readFileSync(join(folder, 'jre.tar.gz'));
  rmSync(folder, { recursive: true });
  return archive;
}
