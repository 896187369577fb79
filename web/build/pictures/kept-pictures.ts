import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const web = join(import.meta.dirname, '..', '..');

/** The cache folder. A fresh install removes it, as it may bring another version of sharp. */
const usualFolder = join(web, '..', 'node_modules', '.cache', 'thymely-pictures');

/** Returns the picture that an earlier build made, or makes it. */
export type KeepPicture = (what: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Keeps pictures, and the font, for later builds, because drawing them takes longer than the rest of a build.
 * @param madeBy patterns of the files in `web` that decide what the pictures look like: after a
 *   change to any of them, all pictures are made again
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
      // Another build may be reading or writing the same picture.
      const unfinished = `${file}-${randomUUID()}`;
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
      return picture;
    }
  };
}
