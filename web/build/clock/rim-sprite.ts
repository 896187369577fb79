import sharp from 'sharp';
import { categoryOf } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { drawingFile } from '../pictures/drawings.ts';
import { isPainted, platedFile, vesselFile } from '../pictures/painted-art.ts';
import { type Photos, photoOnDisc } from '../pictures/photos.ts';

/** The size limit of the whole sprite: a first visit has room for no more. */
export const maxRimBytes = 30_000;
/** The size of one dish in the sprite: sharp on a plate of 54 CSS pixels on a dense screen. */
const framePixels = 120;
/** The size of a single drawing, which lies on its vessel as it does on a card. */
const drawingPixels = 66;

/** The qualities to try, best first, until the picture is small enough. */
const qualities = [60, 54, 46, 38, 30, 22];

/**
 * Draws the dishes of the clock side by side in one picture, so that the rim needs one request.
 * @throws Error when even the lowest quality is too large
 */
export async function rimSprite(
  dishes: readonly (MenuItem | null)[],
  photos: Photos = new Map(),
): Promise<Buffer> {
  const frames = await Promise.all(
    dishes.map(async (dish, place) => ({
      input: dish ? await frameOf(dish, photos) : await blank(),
      left: place * framePixels,
      top: 0,
    })),
  );
  const row = sharp({
    create: {
      width: dishes.length * framePixels,
      height: framePixels,
      channels: 4,
      background: '#0000',
    },
  }).composite(frames);
  const drawn = await row.png().toBuffer();
  for (const quality of qualities) {
    const bytes = await sharp(drawn).webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxRimBytes) return bytes;
  }
  throw new Error(`The rim of the clock cannot be drawn in ${maxRimBytes} bytes.`);
}

function blank(): Promise<Buffer> {
  const [width, height] = [framePixels, framePixels];
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
}

/** Draws a dish as on its card; a photo fills the plate. */
async function frameOf({ image, category }: MenuItem, photos: Photos): Promise<Buffer> {
  const photo = photos.get(image);
  if (photo) return photoOnDisc(photo, framePixels);
  const [, plated] = /^\/dish-art\/plated\/([\w-]+)\.webp$/.exec(image) ?? [];
  const [, codePoint] = /^\/dish-art\/([0-9a-f-]+)\.webp$/.exec(image) ?? [];
  if (plated !== undefined && isPainted(plated)) return small(platedFile(plated, 'card'));
  const drawing = codePoint === undefined ? undefined : drawingFile(codePoint);
  const under = await small(vesselFile(categoryOf(category).vessel, 'card'));
  if (drawing === undefined) return under;
  const input = await sharp(drawing).resize(drawingPixels).png().toBuffer();
  return sharp(under).composite([{ input }]).png().toBuffer();
}

function small(picture: string): Promise<Buffer> {
  return sharp(picture).resize(framePixels).png().toBuffer();
}
