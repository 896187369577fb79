import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const drawings = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
/** Returns the path of a drawing in the package, or undefined if it does not exist. */
export function drawingFile(codePoint: string): string | undefined {
  const file = join(drawings, `${codePoint}.webp`);
  return existsSync(file) ? file : undefined;
}
