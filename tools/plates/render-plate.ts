import type { VesselName } from '../../brands/category-rules.ts';
import sharp from 'sharp';
import { drawingFile } from '../../web/build/pictures/drawings.ts';
import { pieces, type PieceName } from './pieces.ts';
import type { Ingredient, Plate } from './plate.ts';
import { plates, vesselOf } from './plates.ts';
import { randomOf, type Random } from './seed.ts';
import { drawVessel } from './vessels.ts';

/** The unit of the drawings, and a card's picture in pixels. */
const units = 256;

/** For cards, and for the sheet of a dish, which shows it large. */
export const pictureSizes = {
  card: { pixels: units, webp: { quality: 64, alphaQuality: 70 } },
  large: { pixels: 560, webp: { quality: 50, alphaQuality: 60 } },
} as const;

type PictureSize = keyof typeof pictureSizes;

/**
 * The plated dish with this ID.
 * @throws Error naming a dish without a plate
 */
export async function platedDish(dishId: string, size: PictureSize = 'card'): Promise<Buffer> {
  const plate = plates[dishId];
  if (plate === undefined) throw new Error(`There is no plate of ${dishId}, which a dish names.`);
  return render(plate, dishId, size);
}

/** What dishes of a category are served in, for those whose picture is a single drawing or none. */
export async function emptyVessel(vessel: VesselName, size: PictureSize = 'card'): Promise<Buffer> {
  return render({ vessel: vesselOf[vessel], servings: [] }, vessel, size);
}

async function render(plate: Plate, seed: string, size: PictureSize): Promise<Buffer> {
  const { pixels, webp } = pictureSizes[size];
  return sharp(await drawn(plate, seed))
    .resize(pixels)
    .webp(webp)
    .toBuffer();
}

let latest: { key: string; picture: Promise<Buffer> } | undefined;

/** A plate in its largest size: drawn once for all sizes that are asked for one after another. */
function drawn(plate: Plate, seed: string): Promise<Buffer> {
  const key = JSON.stringify([plate, seed]);
  if (latest?.key !== key) latest = { key, picture: draw(plate, seed) };
  return latest.picture;
}

async function draw(plate: Plate, seed: string): Promise<Buffer> {
  // 72 dots an inch are one for each unit.
  const density = (72 * pictureSizes.large.pixels) / units;
  return sharp(Buffer.from(await plateSvg(plate, seed)), { density })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

type Placed = { x: number; y: number; size: number };

/** Pixels of an ingredient's own picture; what is around it is left to its shadow. */
const ingredientPixels = 240;
const marginPixels = 16;

/** The picture of a plate as an SVG of 256 units. The same seed gives the same picture. */
async function plateSvg({ vessel, servings }: Plate, seed: string): Promise<string> {
  const random = randomOf(seed);
  const { back, front, place } = drawVessel(vessel, random);
  const placed: Placed[] = [];
  const food: string[] = [];
  for (const { of, count, size, at, turn = 180 } of servings) {
    for (let n = 0; n < count; n += 1) {
      const spot = at?.[n];
      const [x, y] = spot ?? freeSpot(random, { place, placed, size });
      placed.push({ x, y, size });
      const angle = (random() * 2 - 1) * turn;
      const scale = (size * (spot ? 1 : 0.9 + random() * 0.2)) / ingredientPixels;
      food.push(
        `<use href="#i${of}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)}) scale(${scale.toFixed(4)})"/>`,
      );
    }
  }
  const used = [...new Set(servings.map(({ of }) => of))];
  const pictures = (await Promise.all(used.map(defined))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 256 256" width="256" height="256"><defs>${pictures}</defs>${back}${food.join('')}${front}</svg>`;
}

async function defined(ingredient: Ingredient): Promise<string> {
  const size = ingredientPixels + 2 * marginPixels;
  const png = (await pictureOf(ingredient)).toString('base64');
  return `<image id="i${ingredient}" href="data:image/png;base64,${png}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
}

const kept = new Map<Ingredient, Promise<Buffer>>();

/** With a soft shadow all around: however it is turned, the light comes from above. */
function pictureOf(ingredient: Ingredient): Promise<Buffer> {
  const picture = kept.get(ingredient) ?? drawShadowed(ingredient);
  kept.set(ingredient, picture);
  return picture;
}

async function drawShadowed(ingredient: Ingredient): Promise<Buffer> {
  const margin = marginPixels;
  const bare = await sharp(sourceOf(ingredient))
    .resize(ingredientPixels, ingredientPixels)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .png()
    .toBuffer();
  const shadow = await sharp(bare).linear([0, 0, 0, 0.4], [24, 14, 6, 0]).blur(5).png().toBuffer();
  return sharp(shadow)
    .composite([{ input: bare }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** @throws Error naming a drawing that the package does not have */
function sourceOf(ingredient: Ingredient): Buffer | string {
  if (ingredient in pieces) {
    const drawn = pieces[ingredient as PieceName]();
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20" width="240" height="240">${drawn}</svg>`,
    );
  }
  const file = drawingFile(ingredient);
  if (file === undefined)
    throw new Error(`There is no drawing ${ingredient}, which a plate names.`);
  return file;
}

type Room = { place: (random: Random) => [number, number]; placed: Placed[]; size: number };

/** Of a few random spots, the one that is farthest from everything before. */
function freeSpot(random: Random, { place, placed, size }: Room): [number, number] {
  const spots = Array.from({ length: 18 }, () => place(random));
  const roomAt = ([x, y]: [number, number]) =>
    Math.min(
      ...placed.map((other) => Math.hypot(x - other.x, y - other.y) - (other.size + size) / 2.4),
    );
  return spots.reduce((best, spot) => (roomAt(spot) > roomAt(best) ? spot : best));
}
