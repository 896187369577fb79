import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { wordsLanguage } from '../../../brands/chosen-brand.ts';
import { assetName } from '../assets/asset-names.ts';
import { pictureKeeper } from '../pictures/kept-pictures.ts';

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCharCode(first + index),
  ).join('');
}

/** What the words of a language need besides. */
const ofLanguages: Record<string, string> = { en: '', de: '„', 'pt-PT': '«»º' };
const ofLanguage = ofLanguages[wordsLanguage] ?? '«»º„';

/** Basic Latin, the accented letters of dish names, and the punctuation of the site's text. */
const characters = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xc0, 0xff)}\u00a0©·–—‘’“”…−${ofLanguage}`;

const fontSource = createRequire(import.meta.url).resolve(
  '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
);

export type SiteFont = {
  bytes: Buffer;
  /** The file's name, a content hash, so that it can be cached forever. */
  fileName: string;
};

/** Builds Outfit as one variable face (weights 400–800) with only the characters the site uses. */
export async function buildSiteFont(): Promise<SiteFont> {
  const keep = await pictureKeeper(['build/font/site-font.ts']);
  const bytes = await keep(characters, async () =>
    subsetFont(await readFile(fontSource), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    }),
  );
  return { bytes, fileName: assetName(bytes, 'woff2') };
}

/** The name of a variable font without a style of its own: that of its lightest weight. */
const pictureFontFamily = 'Outfit Thin';

/** Writes a font with the same characters in one weight, for pictures that the build makes. */
export async function writePictureFont(file: string): Promise<{ family: string }> {
  const bytes = await subsetFont(await readFile(fontSource), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700 },
  });
  await writeFile(file, bytes);
  return { family: pictureFontFamily };
}

/** Outfit's own ascent and descent, in em. */
const ascent = 1;
const descent = 0.26;

/** The weights the site uses, for which fallbacks use their regular or their bold face. */
const weights = { regular: '400 500', bold: '600 800' };

type StandIn = {
  family: string;
  /** The names by which an operating system knows the regular and the bold face. */
  regular: string[];
  bold: string[];
  /** The width of running English text in Outfit relative to this font. */
  widthRatios: { regular: number; bold: number };
};

/**
 * The fonts that systems ship with: Windows, macOS and most of Linux; Android; the rest of Linux.
 * Their widths were measured on the site's own text. A font that is missing is skipped.
 */
const standIns: StandIn[] = [
  {
    family: 'Outfit Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widthRatios: { regular: 0.987, bold: 0.955 },
  },
  {
    family: 'Outfit Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    widthRatios: { regular: 0.993, bold: 1.016 },
  },
  {
    family: 'Outfit DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widthRatios: { regular: 0.875, bold: 0.803 },
  },
];

/**
 * The rules of the fonts that stand in for Outfit until the boot script has loaded it. They get its
 * metrics, so that nothing moves then. `--font-sans` in tokens.css lists them in this order.
 */
export const standInFaces = standIns.flatMap(facesOf).join('');

/** The rule of the font itself, for pages without a boot script. */
export function fontFace(url: string): string {
  return `@font-face{font-family:Outfit;font-weight:400 800;font-display:swap;src:url(${url}) format("woff2")}`;
}

function facesOf(standIn: StandIn): string[] {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return (['regular', 'bold'] as const).map((face) => {
    const ratio = standIn.widthRatios[face];
    return [
      `@font-face{font-family:"${standIn.family}";font-weight:${weights[face]};`,
      `src:${standIn[face].map((name) => `local("${name}")`).join(',')};`,
      `size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};`,
      `descent-override:${percent(descent / ratio)};line-gap-override:0%}`,
    ].join('');
  });
}
