import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { AppError } from '../../functions/src/platform/app-error.ts';
import { createMenuStore } from '../../functions/src/menu/menu.firestore.ts';
import type { ImageStore } from '../../functions/src/images/store.ts';
import { createImageStore } from '../../functions/src/images/images.firestore.ts';
import { createOrderingStore } from '../../functions/src/ordering/ordering.firestore.ts';
import { writeCategoriesBeside } from '../../web/build/beside-menu/categories-file.ts';
import { writeHoursBeside } from '../../web/build/beside-menu/hours-file.ts';
import { writeOptionsBeside } from '../../web/build/beside-menu/options-file.ts';
import { photoIdOf, type Photos, writePhotosBeside } from '../../web/build/pictures/photos.ts';
import { countInWords, dishNoun } from '../count-in-words.ts';
import { withProject } from './project.ts';

/**
 * Writes the menu of a project, as GET /menu returns it, to a file for the build that shows it. The
 * groups of options that dishes name are written beside it to options.json, and the opening hours
 * to hours.json; without any, there is no such file. Its categories are in categories.json, and its
 * photos in the folder photos. A menu may be empty, because dishes are added in the dashboard, which
 * has to be deployed first. Returns in words what was written.
 * @throws {UserError} when the project cannot be read
 */
export function writeMenu({ project, file }: { project: string; file: string }): Promise<string> {
  return withProject(project, async ({ db, place }) => {
    const { items, groups, categories, categoriesRevision } = await createMenuStore(db).readAll();
    const settings = await createOrderingStore(db).readSettings();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(items));
    writeOptionsBeside(file, groups);
    writeCategoriesBeside(file, { revision: categoriesRevision, categories: [...categories] });
    writePhotosBeside(file, await readPhotos(createImageStore(db), items));
    const hasHours = writeHoursBeside(file, settings);
    const hours = hasHours ? 'Its opening hours are beside it.' : 'There are no opening hours.';
    const written = `${countInWords(items.length, dishNoun)} of ${place} written to ${file}.`;
    const hint = 'Once it has dishes, deploy again: the pages are built with them.';
    return [written, hours, ...(items.length === 0 ? [hint] : [])].join(' ');
  });
}

/** Reads the photos of a menu, in the size that is enough for what a build draws. */
async function readPhotos(images: ImageStore, menu: readonly MenuItem[]): Promise<Photos> {
  const photos = new Map<string, Buffer>();
  for (const { image } of menu) {
    const id = photoIdOf(image);
    if (id === undefined || photos.has(image)) continue;
    try {
      const { bytes } = await images.get(`${id}_640`);
      photos.set(image, Buffer.from(bytes));
    } catch (error) {
      // A picture that is gone is drawn as an empty plate, as in the browser.
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    }
  }
  return photos;
}
