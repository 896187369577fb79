import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type Brand, brandSchema } from './brand.schema.ts';
import { homeSchema } from './home.schema.ts';
import { menuPicturesSchema, pagePicturesSchema } from './pictures.schema.ts';
import { colorFaults, readColors, type Schemes } from './colors.ts';

/** A brand that nothing can be built from; each line of the message is one reason. */
export class UnusableBrand extends Error {
  override name = 'UnusableBrand';
}

/** The names of all restaurants that have a folder here. */
export function brandNames(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The modules that pages import themselves, what each exports, and what that has to be. */
const modules: [file: string, exported: string, schema: v.GenericSchema][] = [
  ['home.ts', 'home', homeSchema],
  ['menu-pictures.ts', 'menuPictures', menuPicturesSchema],
  ['page-pictures.ts', 'pagePictures', pagePicturesSchema],
];

type ReadBrand = {
  brand: Brand;
  colors: Schemes;
  /** The logo as a file of its own. */
  logo: string;
  /** The shapes of the logo, in the colors of the page that they are part of. */
  logoShapes: string;
};

/** @throws UnusableBrand if there is no such brand, or some of its data cannot be used */
export async function readBrand(name: string): Promise<ReadBrand> {
  if (!brandNames().includes(name)) {
    const names = brandNames().join(', ');
    throw new UnusableBrand(`There is no brand "${name}". BRAND is one of: ${names}.`);
  }
  const folder = join(import.meta.dirname, name);
  const read = (file: string) => {
    if (existsSync(join(folder, file))) return readFileSync(join(folder, file), 'utf8');
    throw new UnusableBrand(`brands/${name}/${file} is missing.`);
  };
  read('brand.ts');
  for (const [file] of modules) read(file);
  const svg = read('logo.svg');
  checkLogo(svg, `brands/${name}/logo.svg`);
  const load = async (file: string) =>
    (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
  for (const [file, exported, schema] of modules) {
    check(schema, (await load(file))[exported], `brands/${name}/${file}`);
  }
  const { brand } = await load('brand.ts');
  return {
    brand: check(brandSchema, brand, `brands/${name}/brand.ts`),
    logo: svg.replaceAll(/var\(--[\w-]+, *([^)]+)\)/g, '$1'),
    logoShapes: svg.replaceAll(/<svg[^>]*>|<\/svg>|\s+(?=<)|, #\w+(?=\))/g, '').trim(),
    colors: checkColors(read('colors.css'), `brands/${name}/colors.css`),
  };
}

/** @throws UnusableBrand one line for each fact that is missing or unusable */
export function check<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  facts: unknown,
  file: string,
): Facts {
  const parsed = v.safeParse(schema, facts);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => {
    return `${file}: ${v.getDotPath(issue) ?? 'the file'} ${reasonOf(issue)}.`;
  });
  throw new UnusableBrand(lines.join('\n'));
}

function reasonOf({ kind, message, received, expected }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a fact of a brand';
  if (received === 'undefined') return 'is missing';
  return kind === 'schema' && message.startsWith('Invalid') ? `cannot be ${received}` : message;
}

/**
 * Checks a logo, which becomes part of every page: it is a square and holds nothing that runs.
 * @throws UnusableBrand
 */
export function checkLogo(svg: string, file: string): void {
  if (!/^<svg [^>]*viewBox="0 0 32 32"/.test(svg))
    throw new UnusableBrand(`${file}: the picture has to begin with <svg and viewBox="0 0 32 32".`);
  const found = /<(script|foreignObject|image|use|style)|\son\w+=|href=/i.exec(svg);
  if (found) throw new UnusableBrand(`${file}: ${found[0].trim()} is not allowed in a logo.`);
}

function checkColors(css: string, file: string): Schemes {
  const colors = readColors(css);
  const faults = colorFaults(colors);
  if (faults.length === 0) return colors;
  throw new UnusableBrand(faults.map((fault) => `${file}: ${fault}`).join('\n'));
}
