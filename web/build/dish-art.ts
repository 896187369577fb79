import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categoryIds } from '@thymely/contract/categories';
import { drawingFile } from './plates/drawings.ts';
import { emptyVessel, platedDish } from './plates/render-plate.ts';

/** `/dish-art/<code point>.webp`, anywhere in a text. */
const dishArtPattern = /\/dish-art\/([0-9a-f-]+)\.webp/g;
/** `/dish-art/plated/<dish ID>.webp`. */
const platedPattern = /\/dish-art\/plated\/([A-Za-z0-9_-]+)\.webp/g;

const sources = join(import.meta.dirname, '..', 'src');

/** IDs of the dishes whose plated picture a text references. */
function platedIn(text: string): string[] {
  return [...text.matchAll(platedPattern)].map(([, id = '']) => id);
}

async function writePlates(folder: string, dishIds: ReadonlySet<string>): Promise<void> {
  await mkdir(join(folder, 'plated'), { recursive: true });
  await mkdir(join(folder, 'vessels'), { recursive: true });
  for (const id of dishIds) {
    await writeFile(join(folder, 'plated', `${id}.webp`), await platedDish(id));
    await writeFile(join(folder, 'plated', `${id}-l.webp`), await platedDish(id, 'large'));
  }
  for (const category of categoryIds) {
    await writeFile(join(folder, 'vessels', `${category}.webp`), await emptyVessel(category));
  }
}

/** Code points of the drawings that a text references. */
export function dishArtNamedIn(text: string): string[] {
  return [...text.matchAll(dishArtPattern)].map(([, codePoint = '']) => codePoint);
}

/**
 * Puts what the menu and the site's source reference into `site/dish-art`: copies of drawings, and
 * plated dishes.
 * @throws Error naming a drawing that the package does not have, or a dish without a plate
 */
export async function copyDishArt(site: string, menuJson: string): Promise<void> {
  const sourceFiles = globSync('**/*.{ts,tsx,css}', { cwd: sources });
  const texts = await Promise.all(
    sourceFiles
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFile(join(sources, file), 'utf8')),
  );
  const named = [menuJson, ...texts];
  const codePoints = new Set(named.flatMap(dishArtNamedIn));
  const folder = join(site, 'dish-art');
  await writePlates(folder, new Set(named.flatMap(platedIn)));
  await Promise.all(
    [...codePoints].map(async (codePoint) => {
      const file = drawingFile(codePoint);
      if (!file) throw new Error(`There is no drawing ${codePoint}, which a page or dish names.`);
      await copyFile(file, join(folder, `${codePoint}.webp`));
    }),
  );
}
