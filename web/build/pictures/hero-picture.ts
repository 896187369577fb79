import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UnusableBrand } from '../../../brands/check-facts.ts';
import { heroFile } from '../../../brands/check-pictures.ts';

/** The widths that the page asks for (web/src/diner/home/hero-picture.tsx). */
const widths = [800, 1600];
const least = { width: 1600, height: 700 };

/**
 * Writes the restaurant's large picture of the home page in the sizes that screens need, if its
 * folder has one.
 *
 * @throws UnusableBrand if it is no picture, or too small
 */
export async function writeHeroPicture(site: string, folder: string): Promise<void> {
  const file = join(folder, heroFile);
  if (!existsSync(file)) return;
  const { width, height } = await sharp(file)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info)
    .catch(() => {
      throw new UnusableBrand(`${file} is no picture.`);
    });
  if (width < least.width || height < least.height) {
    throw new UnusableBrand(
      `${file} has ${width} × ${height} pixels; ${least.width} × ${least.height} are the least.`,
    );
  }
  await mkdir(join(site, 'dish-art'), { recursive: true });
  for (const each of widths) {
    const resized = sharp(file).autoOrient().resize({ width: each }).webp({ quality: 72 });
    await resized.toFile(join(site, 'dish-art', `hero-${each}.webp`));
  }
}
