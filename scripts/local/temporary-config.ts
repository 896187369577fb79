import { rmSync } from 'node:fs';
import { fromRoot } from '../paths.ts';

/**
 * Returns the path of a Firebase configuration for this process, removed when the process ends. It
 * is in the repository's root, because firebase-tools reads nothing outside its configuration's
 * folder.
 */
export function temporaryConfigFile(): string {
  const file = fromRoot(`firebase.test-${process.pid}.json`);
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}
