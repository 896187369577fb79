import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '../paths.ts';
import { descendantsOf } from './processes/process-tree.ts';

/** An `npm start` beside other stacks, for tests. */
export type AsideStack = {
  child: ChildProcess;
  address: string;
  output: () => string;
  processes: number[];
};

type StartOptions = {
  /** Where its data and logs are kept. */
  folder: string;
  /** Added to the environment, such as `BRAND`. */
  env?: Record<string, string>;
  /** Called at once, so that a start that fails can be ended. */
  onChild?: (child: ChildProcess) => void;
};

/**
 * Runs `npm start` until it says that it is ready.
 * @throws Error with its output if it ends before
 */
export async function startAside({ folder, env, onChild }: StartOptions): Promise<AsideStack> {
  const child = spawn(process.execPath, [fromRoot('scripts/local/start.ts'), '--aside', folder], {
    env: { ...process.env, ...env },
  });
  onChild?.(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('Ready: ')) {
    if (child.exitCode !== null) throw new Error(`It ended before it was ready:\n${output}`);
    await wait(100);
  }
  const address = /Ready: (\S+)/.exec(output)?.[1] ?? '';
  const processes = [child.pid ?? 0, ...descendantsOf(child.pid ?? 0)];
  return { child, address, output: () => output, processes };
}
