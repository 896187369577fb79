import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuildOptions } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { brand } from '../../brands/chosen-brand.ts';
import { outFolders } from '../build/build-stack.ts';
import { rebuildFunction } from './dev/rebuild-function.ts';
import { stackFolders } from './local-folders.ts';
import { descendantsOf, isAlive, killAll } from './processes/process-tree.ts';
import { type AsideStack, startAside } from './start-aside.ts';
import { fromRoot } from '../paths.ts';
import { startingMenu } from '../sample-data/starting-data.ts';

/** The restaurant that the stage has started (scripts/testing/second-brand.ts). */
const {
  STARTED_PID: startedPid,
  STARTED_FOLDER: folder = '',
  STARTED_ADDRESS: startedAddress = '',
  STARTED_OUTPUT: outputFile = '',
  STARTED_EXIT_CODE: exitCodeFile = '',
} = process.env;

type Stack = Pick<AsideStack, 'address' | 'processes'>;

let again: ChildProcess | undefined;

afterEach(() => {
  if (again?.pid !== undefined) killAll([...descendantsOf(again.pid), again.pid]);
});

/** Ends the restaurant that the stage has started. @returns the exit code */
async function pressCtrlC(): Promise<string> {
  process.kill(Number(startedPid), 'SIGINT');
  await expect.poll(() => existsSync(exitCodeFile), { timeout: 600_000 }).toBe(true);
  return readFileSync(exitCodeFile, 'utf8');
}

async function terminate(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return new Promise((done) => child.once('exit', (code) => done(code)));
}

/** Expects the end of all processes; the bundler's notices late that its parent is gone. */
async function expectEnded({ processes }: Stack): Promise<void> {
  await expect.poll(() => processes.filter(isAlive), { timeout: 60_000 }).toEqual([]);
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

const ben = { email: 'ben@forno-da-graca.example', password: 'ben-forno-da-graca' };

/** Returns Ben's access token, requested like the site does. */
async function signInBen({ address }: Stack): Promise<string> {
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
async function smoke({ address }: Stack): Promise<string> {
  const script = fromRoot('scripts/operator/deploy/smoke.ts');
  const args = [script, '--url', address];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

type Line = { menuItemId: string; quantity: number };

/** A function of its own in the place of the one that a stack has been started with. */
const functionFolder = fromRoot('functions', outFolders.aside);
const source = join(functionFolder, 'source.ts');

const writeSource = (body: string) => {
  writeFileSync(
    source,
    `import { onRequest } from 'firebase-functions/https';
export const api = onRequest({ region: '${brand.functionRegion}' }, (_, response) => { ${body} });`,
  );
};

/** Changes the function of a stack, as somebody does during `npm run dev`. */
async function expectRebuilding({ address }: Stack): Promise<void> {
  const log = readFileSync(join(stackFolders(folder).logs, 'emulators.log'), 'utf8');
  const hubPort = Number(/Emulator Hub host: \S+ port: (\d+)/.exec(log)?.[1]);
  const answer = async () => (await fetch(`${address}/api/any`)).text();
  const printed: string[] = [];
  const nextLines = async () => {
    await expect.poll(() => printed.length, { timeout: 60_000 }).toBeGreaterThan(0);
    return printed.splice(0).join('\n');
  };
  writeSource(`response.send('first');`);
  const built = join(functionFolder, 'index.js');
  const options: BuildOptions = {
    entryPoints: [source],
    outfile: built,
    bundle: true,
    external: ['firebase-functions'],
    format: 'esm',
    platform: 'node',
  };
  const end = await rebuildFunction(options, { hubPort, print: (line) => printed.push(line) });
  try {
    await expect
      .poll(() => readFileSync(built, 'utf8'), { timeout: 60_000 })
      .toContain('send("first")');
    writeSource(`response.send('second');`);
    expect(await nextLines()).toBe('The function has been rebuilt.');
    expect(await answer()).toBe('second');
    writeSource(`response.send('third';`);
    expect(await nextLines()).toMatch(/Expected "\)" but found ";"[^]*source\.ts:2:/);
    expect(await answer()).toBe('second');
    writeSource(`response.send('third');`);
    expect(await nextLines()).toBe('The function has been rebuilt.');
    expect(await answer()).toBe('third');
  } finally {
    await end();
  }
}

it('a cart outlives Ctrl-C, and no process of the stack does; a change of the function is built and served, and a mistake in it is printed', async () => {
  const pid = Number(startedPid);
  const first = { address: startedAddress, processes: [pid, ...descendantsOf(pid)] };
  const output = readFileSync(outputFile, 'utf8');
  expect(output).toContain('sample menu');
  expect(output).toMatch(/admin +admin@forno-da-graca\.example +admin-forno-da-graca/);
  expect(output).toMatch(/kitchen +kitchen@forno-da-graca\.example +kitchen-forno-da-graca/);
  expect(await call<unknown[]>(`${first.address}/api/menu`)).toHaveLength(startingMenu.length);
  expect(first.processes.length).toBeGreaterThan(2);
  const menuItemId =
    startingMenu.find(({ optionGroups, sizes }) => !optionGroups && !sizes)?._id ?? '';
  const asBen = await signInBen(first);
  await call(`${first.address}/api/carts`, asBen, { menuItemId });
  const open = await call<unknown[]>(`${first.address}/api/orders?open=true`, asBen);
  // Only the sample restaurant begins with orders (scripts/operator/seed.emulator.test.ts).
  expect(open).toEqual([]);
  await expect(smoke(first)).resolves.toMatch(
    /^✓ .* is well: health, brand, version, schema, menu, headers/m,
  );
  expect(await pressCtrlC()).toBe('0');
  await expectEnded(first);

  writeFileSync(join(folder, 'restaurant'), 'thymely');
  const second = await startAside({ folder, onChild: (child) => (again = child) });
  const token = await signInBen(second);
  const cart = await call<Line[]>(`${second.address}/api/carts?email=${ben.email}`, token);
  expect(cart.map((line) => line.menuItemId)).toEqual([menuItemId]);
  expect(second.output()).not.toContain('sample menu');
  expect(second.output()).toContain(
    'those of thymely: `npm run reset` makes way for those of forno-da-graca.',
  );
  expect(second.output()).not.toContain('admin@');

  await expectRebuilding(second);
  expect(await terminate(second.child)).toBe(0);
  await expectEnded(second);
});
