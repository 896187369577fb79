import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './paths.ts';

export type CommandEnd = { exitCode: number; output: string };

/** Runs a program of a package with the Node that runs this script; its output is shown at once. */
export async function runShown(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return exitCodeOf(child);
}

/** The same beside others: each line of its output says whose it is. */
export async function runLabelled(
  label: string,
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  return exitCodeOf(child);
}

/** The same, but the output is kept for the caller to show. */
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
