import sharp, { type Sharp } from 'sharp';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { pictureOf } from '../../src/model/painted-plate.ts';
import { dishPicture } from '../pictures/dish-picture.ts';
import { platesIn } from '../pictures/painted-plates.ts';
import type { Photos } from '../pictures/photos.ts';

/** The size limit of the whole sprite: a first visit has room for no more. */
export const maxRimBytes = 30_000;
/** The size of one dish in the sprite: sharp on a plate of 54 CSS pixels on a dense screen. */
const framePixels = 116;

/** The qualities to try, best first, until the picture is small enough. */
const qualities = [60, 54, 46, 38, 30, 22];

/**
 * Draws the dishes of the clock side by side in one picture, so that the rim needs one request.
 * @throws Error when even the smallest is too large
 */
export async function rimSprite(
  dishes: readonly (MenuItem | null)[],
  photos: Photos = new Map(),
): Promise<Buffer> {
  const frames = await Promise.all(
    dishes.map(async (dish, place) => ({
      input: dish
        ? await dishPicture(dish, { size: 'card', pixels: framePixels }, photos)
        : await blank(),
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
  const isPainted = dishes.every((dish) => !dish || platesIn(pictureOf(dish)).length > 0);
  for await (const bytes of isPainted ? [fewColors(row)] : withLosses(row)) {
    if (bytes.length <= maxRimBytes) return bytes;
  }
  throw new Error(`The rim of the clock cannot be drawn in ${maxRimBytes} bytes.`);
}

/** Painted plates have few colors: without losses, they are smaller and sharper. */
async function fewColors(row: Sharp): Promise<Buffer> {
  const drawn = await row.png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  return sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Draws it ever worse, for as long as the caller asks. */
async function* withLosses(row: Sharp): AsyncGenerator<Buffer> {
  const drawn = await row.png().toBuffer();
  for (const quality of qualities)
    yield sharp(drawn).webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
}

function blank(): Promise<Buffer> {
  const [width, height] = [framePixels, framePixels];
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
}
