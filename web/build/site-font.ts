import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCharCode(first + index),
  ).join('');
}

/** Basic Latin, the accented letters used in dish names, and the punctuation in our own copy. */
const characters = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xc0, 0xff)}\u00a0©·–—‘’“”…−`;

const fontSource = createRequire(import.meta.url).resolve(
  '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
);

export type SiteFont = {
  bytes: Buffer;
  /** Contains a content hash: it can be cached forever. */
  fileName: string;
};

/** Outfit, one variable face (weights 400–800) subset to the characters the site uses. */
export async function buildSiteFont(): Promise<SiteFont> {
  const bytes = await subsetFont(await readFile(fontSource), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { bytes, fileName: `outfit-${hash}.woff2` };
}

/** What a variable font without a style of its own is called, by its lightest. */
const pictureFontFamily = 'Outfit Thin';

/** The same letters for pictures that the build makes, in one weight. */
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

/** Weights the site uses: those fallbacks render with their regular and with their bold face. */
const weights = { regular: '400 500', bold: '600 800' };

type StandIn = {
  family: string;
  /** Names by which an operating system knows the regular and the bold face. */
  regular: string[];
  bold: string[];
  /** Width of running English text in Outfit relative to this font. */
  widthRatios: { regular: number; bold: number };
};

/**
 * Fonts that systems ship with: Windows, macOS and most of Linux; Android; the rest of Linux.
 * Measured on the site's own copy. Missing fonts are skipped.
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
 * The face and its fallbacks. Their overrides give the system's sans the metrics of Outfit, so
 * that nothing shifts when the face loads. `--font-sans` in tokens.css lists them in this order.
 */
export function fontFaceCss(url: string): string {
  const face = [
    '@font-face{font-family:Outfit;font-style:normal;font-weight:400 800;font-display:swap;',
    `src:url(${url}) format("woff2")}`,
  ].join('');
  return face + standIns.flatMap(standInFaces).join('');
}

function standInFaces(standIn: StandIn): string[] {
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
