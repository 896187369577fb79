import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { emulatorsBlock, freeEmulatorPorts, usualEmulatorPorts } from './emulator-ports.ts';
import { freePorts, isPortFree } from './ports.ts';

let server: Server | undefined;
afterEach(() => server?.close());

function listen(port: number, host: string): Promise<void> {
  return new Promise((done) => {
    server = createServer().listen(port, host, done);
  });
}

describe('free ports', () => {
  it('are free and different', async () => {
    const ports = await freePorts(9);
    expect(new Set(ports).size).toBe(9);
    expect(await Promise.all(ports.map(isPortFree))).not.toContain(false);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('are taken once something listens on %s', async (host) => {
    const [port = 0] = await freePorts(1);
    await listen(port, host);
    expect(await isPortFree(port)).toBe(false);
  });
});

describe('the emulators', () => {
  it('report in one line which port is taken and what needs it', async () => {
    const [hosting = 0, functions = 0, firestore = 0, auth = 0] = await freePorts(4);
    await listen(firestore, '127.0.0.1');
    await expect(usualEmulatorPorts({ hosting, functions, firestore, auth })).rejects.toThrow(
      new RegExp(`^Port ${firestore} on 127.0.0.1, which Firestore needs, is already in use: .*$`),
    );
  });

  it('all listen on 127.0.0.1 only, without the user interface', async () => {
    const { ui, singleProjectMode, ...services } = emulatorsBlock(
      await freeEmulatorPorts(),
    ) as Record<string, { host: string }>;
    expect(new Set(Object.values(services).map(({ host }) => host))).toEqual(
      new Set(['127.0.0.1']),
    );
    expect({ ui, singleProjectMode }).toEqual({ ui: { enabled: false }, singleProjectMode: false });
  });
});
