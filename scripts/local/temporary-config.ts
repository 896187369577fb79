import { rmSync } from 'node:fs';
import { fromRoot } from '../paths.ts';

let given = 0;

/**
 * Returns the path of another Firebase configuration of this process, removed when the process ends. It
 * is in the repository's root, because firebase-tools reads nothing outside its configuration's
 * folder.
 */
export function temporaryConfigFile(): string {
  given += 1;
  const file = fromRoot(`firebase.test-${process.pid}-${given}.json`);
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}
