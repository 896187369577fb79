import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vesselArt } from '../../web/build/pictures/painted-art.ts';

/** What the committed pictures were painted by. */
export const hashFile = join(vesselArt, '..', 'painted-by.txt');

/** Of everything here that decides what the pictures look like. Another version of sharp is none of it. */
export function hashOfPainter(): string {
  const hash = createHash('sha256');
  const files = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.includes('.test.'))
    .sort();
  for (const file of files) {
    hash.update(file).update(readFileSync(join(import.meta.dirname, file), 'utf8'));
  }
  return hash.digest('hex');
}
