import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { format } from 'node:util';
import { vi } from 'vitest';
import { fromRoot } from '../paths.ts';

type Outcome = { exitCode: number; output: string };

/** Runs one of the commands in this folder as `npm run` does, in a process that has to end by itself. */
export function runAsProcess(script: string, ...args: string[]): Promise<Outcome> {
  return runNode(fromRoot('scripts/operator', script), ...args);
}

type Call = readonly [script: string, ...args: string[]];

/** Runs each call in its turn, and prints its exit code after it. */
const runAll = `
  for (const [file, ...args] of JSON.parse(process.argv.pop())) {
    process.argv.splice(2, Infinity, ...args);
    process.exitCode = 0;
    await import(file);
    console.log(file.split('/').at(-1), 'ended with', process.exitCode);
  }
  process.exitCode = 0;
`;

/**
 * Runs commands in this folder one after another, each once, in one process that has to end by
 * itself: a process for each would load the same libraries again.
 */
export function runInOneProcess(calls: readonly Call[]): Promise<Outcome> {
  const inFolder = calls.map(([script, ...args]) => [
    fromRoot('scripts/operator', script),
    ...args,
  ]);
  const args = ['--input-type=module', '--eval', runAll, '--', 'script', JSON.stringify(inFolder)];
  return runNode(...args);
}

function runNode(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...recording(), ...args], (error, out, err) => {
      resolve({ exitCode: error ? 1 : 0, output: out + err });
    });
  });
}

/** Has the queries of the process recorded, if those of this test are. */
function recording(): string[] {
  const recorder = process.env['TEST_QUERIES_RECORDER'];
  return recorder === undefined ? [] : [`--import=${recorder}`];
}

/** Runs one of the commands in this folder within this process, in a tenth of the time. */
export async function runForTest(script: string, ...args: string[]): Promise<Outcome> {
  const { argv } = process;
  const lines: string[] = [];
  const note = (...words: unknown[]) => void lines.push(format(...words));
  const consoles = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const each of consoles) each.mockImplementation(note);
  // The command would end this process at a signal.
  const signals = vi.spyOn(process, 'once').mockReturnThis();
  process.argv = [process.execPath, script, ...args];
  process.exitCode = 0;
  try {
    // A command runs when its module is loaded, and each address is a module of its own.
    await import(`${fromRoot('scripts/operator', script)}?run=${randomUUID()}`);
    return { exitCode: process.exitCode, output: `${lines.join('\n')}\n` };
  } finally {
    for (const spy of [...consoles, signals]) spy.mockRestore();
    process.argv = argv;
    process.exitCode = undefined;
  }
}
