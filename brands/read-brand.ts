import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type Brand, brandSchema } from './brand.schema.ts';
import { type BrandCategory, categoriesSchema } from './categories.schema.ts';
import { check, UnusableBrand } from './check-facts.ts';
import { checkHeroPicture, checkLogo, heroFile } from './check-pictures.ts';
import { type Home, homeSchema } from './home.schema.ts';
import { type Meals, mealsSchema } from './meals.schema.ts';
import { type MenuPictures, menuPicturesSchema, pagePicturesSchema } from './pictures.schema.ts';
import { colorFaults, readColors, type Schemes, unreadableColors } from './colors.ts';

/** The names of all restaurants that have a folder here. */
export function brandNames(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

type ModuleOfPages = { file: string; exported: string; schema: v.GenericSchema };

/** The modules that pages import themselves, what each exports, and what that has to be. */
function modulesFor(categoryIds: readonly string[]): ModuleOfPages[] {
  return [
    { file: 'home.ts', exported: 'home', schema: homeSchema },
    { file: 'meals.ts', exported: 'meals', schema: mealsSchema(categoryIds) },
    {
      file: 'menu-pictures.ts',
      exported: 'menuPictures',
      schema: menuPicturesSchema(categoryIds),
    },
    { file: 'page-pictures.ts', exported: 'pagePictures', schema: pagePicturesSchema },
  ];
}

type ReadBrand = {
  brand: Brand;
  home: Home;
  categories: BrandCategory[];
  meals: Meals;
  menuPictures: MenuPictures;
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
  const categories = readCategories(read('categories.json'), `brands/${name}/categories.json`);
  const modules = modulesFor(categories.map(({ id }) => id));
  for (const { file } of modules) read(file);
  const svg = read('logo.svg');
  checkLogo(svg, `brands/${name}/logo.svg`);
  const load = (file: string, exported: string) =>
    loadExport({ path: join(folder, file), file: `brands/${name}/${file}`, exported });
  const brand = await load('brand.ts', 'brand');
  const checked: Record<string, unknown> = {};
  for (const { file, exported, schema } of modules) {
    checked[exported] = check(schema, await load(file, exported), `brands/${name}/${file}`);
  }
  const home = checked['home'] as Home;
  const hasFile = existsSync(join(folder, heroFile));
  checkHeroPicture({ text: home.heroPicture, hasFile, name });
  return {
    brand: check(brandSchema, brand, `brands/${name}/brand.ts`),
    home,
    categories,
    meals: checked['meals'] as Meals,
    menuPictures: checked['menuPictures'] as MenuPictures,
    logo: svg.replaceAll(/var\(--[\w-]+, *([^)]+)\)/g, '$1'),
    logoShapes: svg.replaceAll(/<svg[^>]*>|<\/svg>|\s+(?=<)|, #\w+(?=\))/g, '').trim(),
    colors: checkColors(read('colors.css'), `brands/${name}/colors.css`),
  };
}

type ExportOfModule = { path: string; file: string; exported: string };

/** @throws UnusableBrand if the module cannot be read, or exports nothing of this name */
export async function loadExport({ path, file, exported }: ExportOfModule): Promise<unknown> {
  let module: Record<string, unknown>;
  try {
    module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof SyntaxError)) {
      throw new UnusableBrand(`${file} cannot be used: ${error.message.split('\n')[0]}.`);
    }
    // The stack begins with the place in the file: `/path/brand.ts:3`.
    const [, line = '?'] = /^.*:(\d+)\n/.exec(error.stack ?? '') ?? [];
    throw new UnusableBrand(
      `${file}: line ${line}, or the end of the line before, cannot be read: ${error.message}.`,
    );
  }
  if (exported in module) return module[exported];
  throw new UnusableBrand(`${file}: \`export const ${exported}\` is missing.`);
}

/**
 * Returns a brand in another language than its own, if one is set.
 *
 * @throws UnusableBrand if there are no words in that language
 */
export function inLanguage(brand: Brand, setting: string | undefined): Brand {
  if (!setting) return brand;
  const { language } = brandSchema.entries;
  const settings = check(
    v.object({ BRAND_LANGUAGE: language }),
    { BRAND_LANGUAGE: setting },
    'The environment',
  );
  return { ...brand, language: settings.BRAND_LANGUAGE };
}

/** @throws UnusableBrand if the text is no JSON, or a category cannot be used */
export function readCategories(json: string, file: string): BrandCategory[] {
  let facts: unknown;
  try {
    facts = JSON.parse(json);
  } catch {
    throw new UnusableBrand(`${file} is not JSON.`);
  }
  return check(categoriesSchema, facts, file);
}

function checkColors(css: string, file: string): Schemes {
  const colors = readColors(css);
  const unreadable = unreadableColors(css);
  const faults = unreadable.length > 0 ? unreadable : colorFaults(colors);
  if (faults.length === 0) return colors;
  throw new UnusableBrand(faults.map((fault) => `${file}: ${fault}`).join('\n'));
}
