import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const drawings = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
/** Where the package keeps a drawing, or undefined if it has none with that name. */
export function drawingFile(codePoint: string): string | undefined {
  const file = join(drawings, `${codePoint}.webp`);
  return existsSync(file) ? file : undefined;
}
