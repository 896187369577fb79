import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import sharp from 'sharp';
import { brand } from '../src/brand/brand.ts';
import { drawingFile } from './drawings.ts';
import { pictureKeeper } from './kept-pictures.ts';
import { isPainted, platedFile, vesselFile } from './painted-art.ts';
import { writePictureFont } from './site-font.ts';

const web = join(import.meta.dirname, '..');
/** The size of link previews, the same for every network. */
const size = { width: 1200, height: 630 };
/** The files that decide what the pictures look like, besides the dish. */
const madeBy = [
  'build/{site-font,social-pictures}.ts',
  'src/brand/*.*',
  'src/brand/art/painted-by.txt',
  'public/favicon.svg',
];
const artPixels = 530;
const textWidth = 500;

type Layer = { input: Buffer; left: number; top: number };
type Letters = { file: string; family: string };
type Drawing = { grounds: Map<string, string>; letters: Letters };

/**
 * Writes `dish-art/social/<dish ID>.png` for each dish of a menu: the picture in previews of links
 * to its page.
 */
export async function writeSocialPictures(site: string, menu: MenuItem[]): Promise<void> {
  const folder = join(site, 'dish-art', 'social');
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(join(tmpdir(), 'thymely-font-'));
  try {
    const file = join(scratch, 'outfit.ttf');
    const letters = { file, ...(await writePictureFont(file)) };
    const grounds = await readGrounds();
    const keep = await pictureKeeper(madeBy);
    for (const dish of menu) {
      const { name, category, image } = dish;
      const picture = await keep(JSON.stringify({ name, category, image }), () =>
        socialPicture(dish, { grounds, letters }),
      );
      await writeFile(join(folder, `${dish._id}.png`), picture);
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the color behind the dishes of each category, in the light scheme. */
async function readGrounds(): Promise<Map<string, string>> {
  const colors = await readFile(join(web, 'src', 'brand', 'colors.css'), 'utf8');
  const discs = [...colors.matchAll(/--color-disc-([a-z]+): (#[0-9a-f]{6})/g)].toReversed();
  return new Map(discs.map(([, category = '', color = '']) => [category, color]));
}

async function socialPicture(dish: MenuItem, { grounds, letters }: Drawing): Promise<Buffer> {
  const name = await text(dish.name, { letters, points: pointsFor(dish.name) });
  const layers = [
    { input: await artOf(dish), left: size.width - artPixels - 45, top: 50 },
    { input: name.data, left: 80, top: Math.round((size.height - name.height) / 2) - 20 },
    ...(await brandMark(letters)),
  ];
  const drawn = await sharp({
    create: { ...size, channels: 3, background: grounds.get(dish.category) ?? '#ffffff' },
  })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  return sharp(drawn.data, { raw: { width, height, channels } })
    .png({ palette: true, colours: 128, effort: 1, dither: 0 })
    .toBuffer();
}

/** Draws the plated dish, or its drawing on a vessel; no photo is available at build time. */
async function artOf({ image, category }: MenuItem): Promise<Buffer> {
  const [, plated = ''] = /^\/dish-art\/plated\/([\w-]+)\.webp$/.exec(image) ?? [];
  if (isPainted(plated)) return resized(platedFile(plated, 'large'));
  const vessel = await vesselOf(category);
  const [, codePoint = ''] = /^\/dish-art\/([0-9a-f-]+)\.webp$/.exec(image) ?? [];
  const drawing = drawingFile(codePoint);
  return drawing
    ? sharp(vessel)
        .composite([{ input: drawing }])
        .png()
        .toBuffer()
    : vessel;
}

const vessels = new Map<Category, Promise<Buffer>>();

function vesselOf(category: Category): Promise<Buffer> {
  const vessel = vessels.get(category) ?? resized(vesselFile(category, 'large'));
  vessels.set(category, vessel);
  return vessel;
}

function resized(picture: string): Promise<Buffer> {
  return sharp(picture).resize(artPixels).png({ compressionLevel: 1 }).toBuffer();
}

async function brandMark(letters: Letters): Promise<Layer[]> {
  const mark = await sharp(join(web, 'public', 'favicon.svg'), { density: 144 })
    .resize(44)
    .png()
    .toBuffer();
  const name = await text(brand.name, { letters, points: 32 });
  const bottom = size.height - 80;
  return [
    { input: mark, left: 80, top: bottom - 44 },
    { input: name.data, left: 138, top: Math.round(bottom - 22 - name.height / 2) },
  ];
}

/** Returns a smaller size for longer names, so that they fit between the edge and the dish. */
function pointsFor({ length }: string): number {
  if (length <= 24) return 66;
  return length <= 60 ? 50 : 36;
}

async function text(words: string, { letters, points }: { letters: Letters; points: number }) {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#1b2420">${escaped}</span>`,
      // Without the comma, "Thin" would be read as a weight.
      font: `${letters.family}, Bold ${points}`,
      fontfile: letters.file,
      width: textWidth,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}
