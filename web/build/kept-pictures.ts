import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const web = join(import.meta.dirname, '..');

/** Gone with every fresh install, which may bring another version of what draws. */
const usualFolder = join(web, '..', 'node_modules', '.cache', 'thymely-pictures');

/** Returns the picture that an earlier build made, or makes it. */
export type KeepPicture = (what: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Keeps pictures for later builds: drawing them takes longer than everything else in a build.
 * @param madeBy patterns of the files in `web` that decide what the pictures look like: with any
 *   change to them, all are made anew
 */
export async function pictureKeeper(
  madeBy: readonly string[],
  folder = usualFolder,
): Promise<KeepPicture> {
  const files = globSync([...madeBy], { cwd: web }).sort();
  const sources = await Promise.all(files.map((file) => readFile(join(web, file), 'utf8')));
  const maker = JSON.stringify([sharp.versions, sources]);
  await mkdir(folder, { recursive: true });
  return async (what, make) => {
    const name = createHash('sha256').update(maker).update(what).digest('hex');
    const file = join(folder, name);
    try {
      return await readFile(file);
    } catch {
      const picture = await make();
      // Another build may be reading or writing the same one.
      const unfinished = `${file}-${randomUUID()}`;
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
      return picture;
    }
  };
}
