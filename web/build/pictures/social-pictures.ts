import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryAmong } from '@thymely/contract/categories/category-among';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import sharp from 'sharp';
import {
  brand,
  brandFolder,
  brandName,
  colors,
  logo,
  menuPictures,
} from '../../../brands/chosen-brand.ts';
import { pictureOf } from '../../src/model/painted-plate.ts';
import { dishPicture } from './dish-picture.ts';
import { pictureKeeper } from './kept-pictures.ts';
import type { Photos } from './photos.ts';
import { writePictureFont } from '../font/site-font.ts';

/** The size of link previews, the same for every network. */
const size = { width: 1200, height: 630 };
/** The files that decide what the pictures look like, besides the dish. */
const madeBy = [
  'build/{pictures/*,site-font}.ts',
  `../brands/${brandName}/*.{ts,css,svg}`,
  'art/painted-by.txt',
];
const artPixels = 530;
const art = { size: 'large', pixels: artPixels } as const;
const textWidth = 500;

type Layer = { input: Buffer; left: number; top: number };
type Letters = { file: string; family: string };

type PicturedMenu = {
  menu: readonly MenuItem[];
  categories: readonly MenuCategory[];
  photos: Photos;
};

/**
 * Writes `dish-art/social/<dish ID>.png` for each dish of a menu: the picture in previews of links
 * to its page.
 */
export async function writeSocialPictures(
  site: string,
  { menu, categories, photos }: PicturedMenu,
): Promise<void> {
  const folder = join(site, 'dish-art', 'social');
  await mkdir(folder, { recursive: true });
  const letters = await lettersOfSite();
  const keep = await pictureKeeper(madeBy);
  for (const dish of menu) {
    const { name, category } = dish;
    const image = pictureOf(dish);
    const { tint } = categoryAmong(categories, category);
    const what = JSON.stringify({ name, category, tint, image, hasPhoto: photos.has(image) });
    const picture = await keep(what, () => socialPicture(dish, { letters, photos, tint }));
    await writeFile(join(folder, `${dish._id}.png`), picture);
  }
}

/**
 * Writes `social-card.jpg`, the picture in previews of links to the site: the brand's own, or one
 * with its name and the dish at the head of the menu.
 */
export async function writeSiteCard(
  site: string,
  categories: readonly MenuCategory[],
): Promise<void> {
  const file = join(site, 'social-card.jpg');
  const own = join(brandFolder, 'social-card.jpg');
  if (existsSync(own)) {
    await copyFile(own, file);
    return;
  }
  const letters = await lettersOfSite();
  const carousel = categories.find((category) => category.carousel) ?? categories[0];
  const line = await text(brand.tagline, { letters, points: 50 });
  const layers = [
    {
      input: await dishPicture(
        { _id: '', image: menuPictures.all, category: carousel?.id },
        art,
        new Map(),
      ),
      left: size.width - artPixels - 45,
      top: 50,
    },
    { input: line.data, left: 80, top: Math.round((size.height - line.height) / 2) - 20 },
    ...(await brandMark(letters)),
  ];
  const background = colors.light['sand'] ?? '#ffffff';
  const ground = sharp({ create: { ...size, channels: 3, background } });
  await ground.composite(layers).jpeg({ quality: 82 }).toFile(file);
}

let written: Promise<Letters> | undefined;

/** Returns the font in a file, where the picture library can read it: once, because it remembers the place. */
function lettersOfSite(): Promise<Letters> {
  return (written ??= writeLetters());
}

async function writeLetters(): Promise<Letters> {
  const scratch = await mkdtemp(join(tmpdir(), 'thymely-font-'));
  process.once('exit', () => {
    rmSync(scratch, { recursive: true, force: true });
  });
  const file = join(scratch, 'outfit.ttf');
  return { file, ...(await writePictureFont(file)) };
}

type OfDish = { letters: Letters; photos: Photos; tint: MenuCategory['tint'] };

async function socialPicture(dish: MenuItem, { letters, photos, tint }: OfDish): Promise<Buffer> {
  const name = await text(dish.name, { letters, points: pointsFor(dish.name) });
  const layers = [
    {
      input: await dishPicture(dish, art, photos),
      left: size.width - artPixels - 45,
      top: 50,
    },
    { input: name.data, left: 80, top: Math.round((size.height - name.height) / 2) - 20 },
    ...(await brandMark(letters)),
  ];
  const drawn = await sharp({
    create: {
      ...size,
      channels: 3,
      background: colors.light[`disc-${tint}`] ?? '#ffffff',
    },
  })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  return sharp(drawn.data, { raw: { width, height, channels } })
    .png({ palette: true, colours: 128, effort: 1, dither: 0 })
    .toBuffer();
}

async function brandMark(letters: Letters): Promise<Layer[]> {
  const mark = await sharp(Buffer.from(logo), { density: 144 }).resize(44).png().toBuffer();
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
      text: `<span foreground="${colors.light['ink']}">${escaped}</span>`,
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
