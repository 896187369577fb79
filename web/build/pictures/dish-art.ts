import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { vessels } from '../../../brands/category-rules.ts';
import { brandFolder } from '../../../brands/chosen-brand.ts';
import { drawingFile, formerDrawings } from './drawings.ts';
import { emptyPlateNames, isPainted, platedFile, platedName, vesselFile } from './painted-art.ts';
import { platesIn, writePaintedPlates } from './painted-plates.ts';
import { plateDrawing } from './plate-drawing.ts';

/** `/dish-art/<code point>.webp`, anywhere in a text. */
const dishArtPattern = /\/dish-art\/([0-9a-f-]+)\.webp/g;
/** `/dish-art/plated/<dish ID>.webp`. */
const platedPattern = /\/dish-art\/plated\/([A-Za-z0-9_-]+)\.webp/g;

const sources = join(import.meta.dirname, '..', '..', 'src');

type Named = { drawings: string[]; plated: string[] };

/** The code points of drawings and the IDs of plated dishes that a text references. */
function namedIn(text: string): Named {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return { drawings: all(dishArtPattern), plated: all(platedPattern) };
}

/** Returns what the site's source references; all of it has to exist. */
async function namedInSource(): Promise<Named> {
  const files = [sources, brandFolder].flatMap((folder) =>
    globSync('**/*.{ts,tsx,css}', { cwd: folder })
      .filter((file) => !file.includes('.test.'))
      .map((file) => join(folder, file)),
  );
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const text = texts.join('\n');
  // Throws for a plate that does not exist.
  for (const plate of platesIn(text)) plateDrawing(plate);
  return namedIn(text);
}

/**
 * Returns what the menu references and exists. Anyone may have written a dish: where its picture is
 * missing, its card shows its painted plate.
 */
function namedInMenu(menuJson: string): Named {
  const { drawings, plated } = namedIn(menuJson);
  const missing = [
    ...drawings.filter((codePoint) => !drawingFile(codePoint)),
    ...plated.filter((id) => !isPainted(id)).map((id) => `plated/${id}`),
  ];
  if (missing.length > 0) {
    console.warn(`The menu names pictures that do not exist: ${[...new Set(missing)].join(', ')}`);
  }
  return {
    drawings: drawings.filter((codePoint) => drawingFile(codePoint)),
    plated: plated.filter(isPainted),
  };
}

async function copyPlates(folder: string, dishIds: ReadonlySet<string>): Promise<void> {
  for (const id of dishIds) {
    if (!isPainted(id)) throw new Error(`There is no plate of ${id}, which a page names.`);
  }
  // An import may give a dish an empty plate at any time after the build.
  const plates = [...new Set([...dishIds, ...emptyPlateNames])];
  const copies = [
    ...plates.flatMap((id) =>
      (['card', 'large'] as const).map((size) => [
        platedFile(id, size),
        join('plated', platedName(id, size)),
      ]),
    ),
    ...vessels.map((vessel) => {
      const file = vesselFile(vessel, 'card');
      return [file, join('vessels', basename(file))];
    }),
  ] as [file: string, place: string][];
  await mkdir(join(folder, 'plated'), { recursive: true });
  await mkdir(join(folder, 'vessels'), { recursive: true });
  await Promise.all(copies.map(([file, place]) => copyFile(file, join(folder, place))));
}

/**
 * Writes the painted plates and copies the plated dishes that the menu and the site's source
 * reference, with their vessels, and the former drawings into `site/dish-art`. Prints a warning for
 * each missing picture of the menu.
 * @throws Error naming a missing drawing or plated dish that the source references
 */
export async function copyDishArt(site: string, menuJson: string): Promise<void> {
  const named = [await namedInSource(), namedInMenu(menuJson)];
  const folder = join(site, 'dish-art');
  await copyPlates(folder, new Set(named.flatMap(({ plated }) => plated)));
  await writePaintedPlates(folder);
  const codePoints = new Set([...formerDrawings, ...named.flatMap(({ drawings }) => drawings)]);
  await Promise.all(
    [...codePoints].map(async (codePoint) => {
      const file = drawingFile(codePoint);
      if (!file) throw new Error(`There is no drawing ${codePoint}, which a page names.`);
      await copyFile(file, join(folder, `${codePoint}.webp`));
    }),
  );
}
