import { execFile } from 'node:child_process';
import { fromRoot } from '../paths.ts';

type Outcome = { exitCode: number; output: string };

/** Runs one of the commands in this folder as `npm run` does. */
export function runForTest(script: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [fromRoot('scripts/operator', script), ...args],
      (error, out, err) => {
        resolve({ exitCode: error ? 1 : 0, output: out + err });
      },
    );
  });
}
