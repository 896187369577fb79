import { rmSync } from 'node:fs';
import { fromRoot } from '../paths.ts';

/**
 * A Firebase configuration of this process's own, gone when the process ends. firebase-tools wants
 * it in the repository's root: it reads nothing outside its configuration's folder.
 */
export function temporaryConfigFile(): string {
  const file = fromRoot(`firebase.test-${process.pid}.json`);
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}
