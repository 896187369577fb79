import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { descendantsOf, isAlive, killAll } from './processes/process-tree.ts';
import { type AsideStack, startAside } from './start-aside.ts';
import { fromRoot } from '../paths.ts';
import { menuItems } from '../sample-data/menu-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'thymely-start-'));
let running: ChildProcess | undefined;

afterEach(() => {
  if (running?.pid !== undefined) killAll([...descendantsOf(running.pid), running.pid]);
  rmSync(folder, { recursive: true, force: true });
});

function start(): Promise<AsideStack> {
  return startAside({ folder, onChild: (child) => (running = child) });
}

async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<number | null> {
  const child = running;
  child?.kill(signal);
  return new Promise((done) => child?.once('exit', (code) => done(code)));
}

/** Expects the end of all processes; the bundler's notices late that its parent is gone. */
async function expectEnded({ processes }: AsideStack): Promise<void> {
  await expect.poll(() => processes.filter(isAlive), { timeout: 5000 }).toEqual([]);
}

async function call<T>(url: string, token?: string, body?: unknown): Promise<T> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const ben = { email: 'ben@thymely.example', password: 'ben-thymely' };

/** Returns Ben's access token, requested like the site does. */
async function signInBen({ address }: AsideStack): Promise<string> {
  const page = await (await fetch(address)).text();
  const [, authEmulator] = /connect-src [^;]*?(http:\/\/127\.0\.0\.1:\d+)/.exec(page) ?? [];
  const { idToken } = await call<{ idToken: string }>(
    `${authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    undefined,
    { ...ben, returnSecureToken: true },
  );
  const { token } = await call<{ token: string }>(`${address}/api/jwt`, idToken, {
    email: ben.email,
  });
  return token;
}

/** Returns what `npm run smoke` prints about the stack. */
async function smoke({ address }: AsideStack): Promise<string> {
  const script = fromRoot('scripts/operator/deploy/smoke.ts');
  const args = [script, '--url', address];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

type Line = { menuItemId: string; quantity: number };

it('a cart outlives Ctrl-C, and no process of the stack does', async () => {
  const first = await start();
  expect(first.output()).toMatch(/admin +admin@thymely\.example +admin-thymely/);
  expect(first.output()).toMatch(/kitchen +kitchen@thymely\.example +kitchen-thymely/);
  expect(await call<unknown[]>(`${first.address}/api/menu`)).toHaveLength(menuItems.length);
  expect(first.processes.length).toBeGreaterThan(2);
  const menuItemId = menuItems[0]?._id ?? '';
  const asBen = await signInBen(first);
  await call(`${first.address}/api/carts`, asBen, { menuItemId });
  const open = await call<unknown[]>(`${first.address}/api/orders?open=true`, asBen);
  expect(open).toMatchObject([{ state: 'cooking' }]);
  await expect(smoke(first)).resolves.toMatch(
    /^✓ .* is well: health, brand, version, schema, menu, headers/m,
  );
  expect(await stop('SIGINT')).toBe(0);
  await expectEnded(first);

  const second = await start();
  const token = await signInBen(second);
  const cart = await call<Line[]>(`${second.address}/api/carts?email=${ben.email}`, token);
  expect(cart.map((line) => line.menuItemId)).toEqual([menuItemId]);
  expect(second.output()).not.toContain('sample menu');
  expect(await stop('SIGTERM')).toBe(0);
  await expectEnded(second);
});
