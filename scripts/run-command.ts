import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './paths.ts';

export type CommandEnd = { exitCode: number; output: string };

type Shown = {
  env?: Record<string, string>;
  /** The beginning of each line, where other processes write too. */
  label?: string;
};

/** Runs a package's program with the Node that runs this script; its output is shown at once. */
export async function runShown(
  script: string,
  args: string[],
  { env, label }: Shown = {},
): Promise<number> {
  const output = label === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  return exitCodeOf(child);
}

/** Runs a program as if it had been typed at the terminal, where it may ask questions. */
export function runInTerminal(script: string, args: string[]): Promise<number> {
  const options = { cwd: root, stdio: 'inherit' } as const;
  return exitCodeOf(spawn(process.execPath, [script, ...args], options));
}

/** Runs a program and returns its output. */
export async function runQuietly(script: string, args: string[]): Promise<CommandEnd> {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { exitCode: await exitCodeOf(child), output };
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  const endChild = (): void => void child.kill();
  process.once('exit', endChild);
  return new Promise<number>((done) => {
    child.once('close', (code) => done(code ?? 1));
    child.once('error', () => done(1));
  }).finally(() => process.off('exit', endChild));
}
