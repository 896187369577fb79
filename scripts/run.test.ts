import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };
import { fromRoot } from './paths.ts';

const isWindows = process.platform === 'win32';
const created: string[] = [];
afterAll(() => created.forEach((folder) => rmSync(folder, { recursive: true })));

/** What the commands of a test do. */
const scripts = {
  'print.mjs': 'console.log(JSON.stringify(process.argv.slice(2)));',
  'fail.mjs': 'process.exit(3);',
  'kill.mjs': "process.kill(process.pid, 'SIGKILL');",
  // It ends a while after a signal, or where it reads its input, with that; otherwise by itself.
  'wait.mjs': `
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => { console.log(signal); setTimeout(() => process.exit(7), 1500); });
    }
    if (process.argv[2] === '--input') process.stdin.on('end', () => process.exit(0)).resume();
    setTimeout(() => process.exit(1), 60_000);
    console.log('waiting');`,
};

/** A package without dependencies, whose scripts are run by the runner as those of the project. */
function newCheckout({ installed = true } = {}): string {
  const checkout = mkdtempSync(join(tmpdir(), 'thymely-run-'));
  created.push(checkout);
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(checkout, path), text);
  };
  for (const file of ['run.mjs', 'install.mjs', 'one-at-a-time.mjs', 'project-node.mjs']) {
    mkdirSync(join(checkout, 'scripts'), { recursive: true });
    cpSync(fromRoot('scripts', file), join(checkout, 'scripts', file));
  }
  for (const [file, text] of Object.entries(scripts)) write(`scripts/${file}`, text);
  write('scripts/commands.json', {
    print: 'scripts/print.mjs',
    fixed: 'scripts/print.mjs --only check',
    fail: 'scripts/fail.mjs',
    kill: 'scripts/kill.mjs',
    wait: 'scripts/wait.mjs',
    read: 'scripts/wait.mjs --input',
  });
  const dependencies = { oven: 'file:oven' };
  const npmScripts = { print: 'node scripts/run.mjs print', wait: 'node scripts/run.mjs wait' };
  write('package.json', { name: 'checkout', version: '1.0.0', dependencies, scripts: npmScripts });
  write('oven/package.json', { name: 'oven', version: '1.0.0' });
  const packages = {
    '': { name: 'checkout', version: '1.0.0', dependencies },
    'node_modules/oven': { resolved: 'oven', link: true },
    oven: { version: '1.0.0' },
  };
  const lock = { name: 'checkout', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  write('package-lock.json', lock);
  if (installed) {
    mkdirSync(join(checkout, 'node_modules/oven'), { recursive: true });
    write('node_modules/.package-lock.json', lock);
  }
  return checkout;
}

const env = {
  ...process.env,
  // A machine's own Node may be older than what the commands need.
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  // Nothing answers there: npm takes what it needs from its cache, or from the checkout.
  npm_config_registry: 'http://127.0.0.1:9/',
};

type End = { exitCode: number | string | null | undefined; output: string };

function runWith(program: string, args: string[], cwd: string): Promise<End> {
  return new Promise((done) => {
    execFile(program, args, { cwd, env, shell: isWindows }, (error, stdout, stderr) =>
      done({ exitCode: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

const run = (checkout: string, ...args: string[]) =>
  runWith(process.execPath, [join(checkout, 'scripts/run.mjs'), ...args], checkout);

describe('the runner', () => {
  it('has a row for each command in docs/commands.md, and README names four in at most 80 lines', () => {
    const commandIn = (line: string) => /^(?:\| `)?npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? [];
    const rows = readFileSync(fromRoot('docs/commands.md'), 'utf8').split('\n').flatMap(commandIn);
    expect(rows.sort()).toEqual(Object.keys(manifest.scripts).sort());
    const lines = readFileSync(fromRoot('README.md'), 'utf8').trimEnd().split('\n');
    expect(lines.flatMap(commandIn)).toEqual(['start', 'dev', 'test', 'deploy']);
    expect(lines.length).toBeLessThanOrEqual(80);
  });

  it('is the script of every command in package.json', () => {
    const { format, ...others } = manifest.scripts;
    expect(format).toBe('oxfmt');
    expect(others).toEqual(
      Object.fromEntries(
        Object.keys(commands).map((name) => [name, `node scripts/run.mjs ${name}`]),
      ),
    );
    const files = Object.values(commands).map((line) => line.split(' ')[0] ?? '');
    expect(files.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  });

  it('passes all arguments on as they came, also a second `--`', async () => {
    const args = ['--only', 'unit', '--', 'x.test.ts', 'two words', '', '"quoted"', '$HOME', '*'];
    const { output } = await run(newCheckout(), 'print', ...args);
    expect(JSON.parse(output)).toEqual(args);
  });

  it('passes them on after the fixed arguments of the command', async () => {
    const { output } = await run(newCheckout(), 'fixed', '--', '-t', 'a name');
    expect(JSON.parse(output)).toEqual(['--only', 'check', '--', '-t', 'a name']);
  });

  it('passes on what npm passes on', async () => {
    const args = ['run', '--silent', 'print', '--', '--only', 'unit', '--', 'x.test.ts'];
    const { output } = await runWith('npm', args, newCheckout());
    expect(JSON.parse(output)).toEqual(['--only', 'unit', '--', 'x.test.ts']);
  });

  it('ends with the exit code of the command', async () => {
    const checkout = newCheckout();
    expect(await run(checkout, 'fail')).toEqual({ exitCode: 3, output: '' });
    expect((await run(checkout, 'print')).exitCode).toBe(0);
  });

  it.skipIf(isWindows)(
    'ends with 128 and its number after a signal has killed the command',
    async () => {
      expect(await run(newCheckout(), 'kill')).toEqual({ exitCode: 137, output: '' });
    },
  );

  it.each(['constructor', 'strat', ''])(
    'names the commands where there is no `%s`',
    async (name) => {
      const { exitCode, output } = await run(newCheckout(), name);
      expect({ exitCode, output }).toEqual({
        exitCode: 1,
        output:
          'Usage: node scripts/run.mjs <command>\nCommands: print, fixed, fail, kill, wait, read.\n',
      });
    },
  );

  it('installs what is missing first', async () => {
    const checkout = newCheckout({ installed: false });
    const { exitCode } = await run(checkout, 'print');
    expect(exitCode).toBe(0);
    expect(existsSync(join(checkout, 'node_modules/oven/package.json'))).toBe(true);
  });

  it.skipIf(isWindows)('starts the Node that the project has installed', async () => {
    const checkout = newCheckout();
    const folder = `node_modules/node-${process.platform}-${process.arch}/bin`;
    mkdirSync(join(checkout, folder), { recursive: true });
    const node = join(checkout, folder, 'node');
    writeFileSync(
      node,
      `#!/bin/sh\n[ "$1" = --version ] && echo v24.0.0 || echo "project's: $*"\n`,
    );
    chmodSync(node, 0o755);
    const { output } = await run(checkout, 'print', 'a');
    expect(output).toBe(`project's: ${join(checkout, 'scripts/print.mjs')} a\n`);
  });
});

/** Starts a program and waits until the command that it runs has begun. */
async function startWaiting(
  program: string,
  args: string[],
  cwd: string,
  { detached = false } = {},
) {
  const child = spawn(program, args, { cwd, env, detached, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  const end = new Promise<End>((done) => {
    child.once('close', (exitCode) => done({ exitCode, output }));
  });
  const begun = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('waiting\n')) done();
    });
  });
  await Promise.race([begun, end]);
  return { child, end };
}

function startRunner(name: string, nodeArgs: string[] = []) {
  const checkout = newCheckout();
  const args = [...nodeArgs, join(checkout, 'scripts/run.mjs'), name];
  return startWaiting(process.execPath, args, checkout);
}

// The tests run concurrently: each waits for a command that takes its time to end.
describe.skipIf(isWindows)('a signal', () => {
  it.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s reaches the command',
    async (signal) => {
      const { child, end } = await startRunner('wait');
      child.kill(signal);
      expect(await end).toEqual({ exitCode: 7, output: `waiting\n${signal}\n` });
    },
  );

  it.concurrent('reaches the command through npm, and only once', async () => {
    const { child, end } = await startWaiting('npm', ['run', '--silent', 'wait'], newCheckout());
    child.kill('SIGTERM');
    expect((await end).output).toBe('waiting\nSIGTERM\n');
  });

  it.concurrent('that reaches the whole group, and so ends the shell of npm, sends no SIGTERM after it', async () => {
    const checkout = newCheckout();
    const args = ['run', '--silent', 'wait'];
    const { child, end } = await startWaiting('npm', args, checkout, { detached: true });
    process.kill(-(child.pid ?? 0), 'SIGHUP');
    const { output } = await end;
    // It comes directly and through the runner, which stopSignal takes for one.
    expect(output).toMatch(/^waiting\n(?:SIGHUP\n)+$/);
  });

  it.concurrent('is left to Windows there, which sends it to the command itself', async () => {
    const pretend = "Object.defineProperty(process, 'platform', { value: 'win32' })";
    const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
    const { child, end } = await startRunner('read', ['--import', preload]);
    child.kill('SIGINT');
    child.stdin.end();
    expect(await end).toEqual({ exitCode: 0, output: 'waiting\n' });
  });
});
