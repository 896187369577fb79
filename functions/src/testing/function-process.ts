import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { buildFunctions } from '../../build.ts';

export type FunctionProcess = {
  origin: string;
  /** Returns the most memory that the process has used so far. */
  peakBytes: () => Promise<number>;
  isAlive: () => boolean;
  /** Returns everything that the process has logged so far. */
  logged: () => string;
  stop: () => Promise<void>;
};

const repository = join(import.meta.dirname, '../../..');
/**
 * Binds the server to this machine, and reports its port and memory use. On Linux, `maxRSS` begins with what the
 * process used that started this one (signal->maxrss in fs/exec.c), so that /proc is asked there.
 */
const preload = `
  import { existsSync, readFileSync } from 'node:fs';
  import { Server } from 'node:net';
  const status = '/proc/self/status';
  const peakKib = () =>
    existsSync(status)
      ? Number(/^VmHWM:\\s+(\\d+)/m.exec(readFileSync(status, 'utf8'))[1])
      : process.resourceUsage().maxRSS;
  const { listen } = Server.prototype;
  Server.prototype.listen = function (port, onListening) {
    this.once('listening', () => process.send({ port: this.address().port }));
    return listen.call(this, { port: 0, host: '127.0.0.1' }, onListening);
  };
  process.on('message', () => process.send({ peakKib: peakKib() }));
`;

type Options = { heapMb: number; env: Record<string, string> };

/** Kept by the process: its files of tests load this module anew, and start the same function. */
const kept = globalThis as { [key: symbol]: Promise<string> | undefined };
const builtFolder = Symbol.for('thymely.built-function');

/** Starts the built function in Google's framework, as in production, with this heap. */
export async function startFunction(options: Options): Promise<FunctionProcess> {
  return runFunction(await (kept[builtFolder] ??= buildOnce()), repository, options);
}

/** The folder is in the repository, where node_modules provides what is not bundled. */
async function buildOnce(): Promise<string> {
  await mkdir(join(repository, '.test'), { recursive: true });
  const outDir = await mkdtemp(join(repository, '.test/function-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await buildFunctions({ outDir });
  return outDir;
}

/**
 * Starts the function from a folder of its own, with the packages that its lockfile names, as a
 * deploy installs them, Google's framework among them.
 */
export async function startInstalledFunction(options: Options): Promise<FunctionProcess> {
  const outDir = await mkdtemp(join(tmpdir(), 'deployed-function-'));
  await buildFunctions({ outDir });
  const npm = process.env['npm_execpath'];
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)(program, [...first, 'ci', ...flags], { cwd: outDir });
  const started = await runFunction(outDir, outDir, options);
  return {
    ...started,
    async stop() {
      await started.stop();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Starts a built function with the framework that is installed in a folder. */
async function runFunction(
  outDir: string,
  installedIn: string,
  { heapMb, env }: Options,
): Promise<FunctionProcess> {
  const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js';
  const child = fork(join(installedIn, framework), ['--target=api', `--source=${outDir}`], {
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    ],
    env: {
      ...process.env,
      ...env,
      ...parseEnv(await readFile(join(outDir, '.env'), 'utf8')),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  const { port } = await messageOf<{ port: number }>(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    logged: () => log,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async peakBytes() {
      if (!child.connected) throw new Error('The function has ended.');
      child.send('peak');
      return (await messageOf<{ peakKib: number }>(child)).peakKib * 1024;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    },
  };
}

function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The function has ended.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as Message);
    });
  });
}
