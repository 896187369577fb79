import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Emulators } from './emulators.ts';
import { step } from '../progress.ts';
import { stopSignal } from './processes/stop-signal.ts';
import { UserError } from '../command.ts';
import {
  localProject,
  type LocalStackOptions,
  readyMessage,
  siteAddress,
  startLocalStack,
} from './local-stack.ts';
import { takeMailServer } from './minute/local-mail.ts';
import { startMinuteJob } from './minute/minute-job.ts';
import { outFolders } from '../build/build-stack.ts';
import { fromRoot } from '../paths.ts';

/** A server in front of the stack, such as Vite's. */
export type Front = { address: string; close: () => Promise<void> };

/**
 * Runs a local stack until Ctrl-C or SIGTERM, then saves its data and ends every process.
 * @param openFront adds a server in front of Hosting
 * @throws {UserError} when it cannot start, ends by itself or cannot save its data
 */
export async function runLocalStack(
  options: LocalStackOptions,
  openFront?: (emulators: Emulators) => Promise<Front>,
): Promise<void> {
  const whyNoMail = takeMailServer();
  const stopped = stopSignal();
  const emulators = await Promise.race([startLocalStack(options), stopped]);
  // Without emulators there is nothing to save, and what was started ends with this process.
  if (emulators === undefined) process.exit();
  const { pidFile, logs } = options.folders;
  const stopMinuteJob = startMinuteJob({
    project: localProject,
    env: emulators.env,
    functionFolder: fromRoot('functions', outFolders[options.target]),
  });
  try {
    const front = await openFront?.(emulators);
    writePid(pidFile);
    console.log(readyMessage(front?.address ?? siteAddress(emulators), options.folders));
    if (whyNoMail !== undefined) console.log(whyNoMail);
    console.log('Press Ctrl-C to stop. Your data is kept; `npm run reset` clears it.');
    const end = await Promise.race([stopped, emulators.ended.then(() => 'by itself' as const)]);
    await front?.close();
    if (end === 'by itself') {
      throw new UserError(`The emulators stopped unexpectedly. See ${logs}/emulators.log.`);
    }
    console.log('');
    await step('Saving the data and stopping', emulators.stop);
  } finally {
    stopMinuteJob();
    await emulators.stop();
    rmSync(pidFile, { force: true });
  }
}

function writePid(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
}
