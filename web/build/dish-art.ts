import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `/dish-art/<code point>.webp`, anywhere in a text. */
const dishArtPattern = /\/dish-art\/([0-9a-f-]+)\.webp/g;

const drawings = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
const sources = join(import.meta.dirname, '..', 'src');

/** Where the package keeps a drawing, or undefined if it has none with that name. */
export function drawingFile(codePoint: string): string | undefined {
  const file = join(drawings, `${codePoint}.webp`);
  return existsSync(file) ? file : undefined;
}

/** Code points of the drawings that a text references. */
export function dishArtNamedIn(text: string): string[] {
  return [...text.matchAll(dishArtPattern)].map(([, codePoint = '']) => codePoint);
}

/**
 * Copies only the drawings that the menu and the site's source reference to `site/dish-art`.
 * @throws Error naming a drawing that the package does not have
 */
export async function copyDishArt(site: string, menuJson: string): Promise<void> {
  const sourceFiles = globSync('**/*.{ts,tsx,css}', { cwd: sources });
  const texts = await Promise.all(
    sourceFiles
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFile(join(sources, file), 'utf8')),
  );
  const codePoints = new Set([menuJson, ...texts].flatMap(dishArtNamedIn));
  const folder = join(site, 'dish-art');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...codePoints].map(async (codePoint) => {
      const file = drawingFile(codePoint);
      if (!file) throw new Error(`There is no drawing ${codePoint}, which a page or dish names.`);
      await copyFile(file, join(folder, `${codePoint}.webp`));
    }),
  );
}
