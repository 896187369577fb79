import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { EmulatorEnv } from '../emulators.ts';

const everyMs = 60_000;
const script = fileURLToPath(new URL('run-built-minute.ts', import.meta.url));

export type MinuteJob = {
  project: string;
  env: EmulatorEnv;
  /** The folder of the built function. */
  functionFolder: string;
};

/**
 * Runs every minute what Google's scheduler runs in production, because the emulators run no
 * schedules. A failed run is named on the terminal, and the next one tries again.
 *
 * @returns a function that ends this
 */
export function startMinuteJob(job: MinuteJob): () => void {
  let running: ChildProcess | undefined;
  const timer = setInterval(() => {
    if (running !== undefined) return;
    try {
      running = runMinute(job)
        .once('error', (error) => {
          running = undefined;
          nameFailedRun(error);
        })
        .once('close', () => (running = undefined));
    } catch (error) {
      nameFailedRun(error);
    }
  }, everyMs);
  return () => {
    clearInterval(timer);
    running?.kill();
  };
}

function nameFailedRun(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`What runs every minute could not begin, and is tried again: ${reason}`);
}

/**
 * Runs the job once, in a process with the environment that the build wrote for the function: so the
 * mails have the language and the money of the restaurant, as in production.
 */
export function runMinute({ project, env, functionFolder }: MinuteJob): ChildProcess {
  const built = parseEnv(readFileSync(join(functionFolder, '.env'), 'utf8'));
  return spawn(process.execPath, [script, functionFolder], {
    env: { ...process.env, ...built, ...env, GCLOUD_PROJECT: project },
    // What it logs is of no use on the terminal, except errors.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
