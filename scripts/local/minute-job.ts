import { connect } from '../../functions/src/connect.firestore.ts';
import { runEveryMinute } from '../../functions/src/every-minute.ts';
import type { EmulatorEnv } from './emulators.ts';

const everyMs = 60_000;

/**
 * Runs every minute what Google's scheduler runs in production, because the emulators run no
 * schedules. A failed run is named on the terminal, and the next one tries again.
 *
 * @returns a function that ends this
 */
export function startMinuteJob(project: string, env: EmulatorEnv): () => void {
  Object.assign(process.env, env, { GCLOUD_PROJECT: project });
  const deps = connect();
  // The API logs its calls in the emulators' log, and this process has a terminal.
  const log = { ...deps.log, info: () => undefined };
  const timer = setInterval(() => {
    runEveryMinute({ ...deps, log }).catch((error: unknown) => {
      console.error(`The job of this minute failed: ${String(error)}`);
    });
  }, everyMs);
  return () => {
    clearInterval(timer);
  };
}
