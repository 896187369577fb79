import { readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { InlineConfig, Manifest, Plugin, Rolldown } from 'vite';
import type { PageStyles } from '../src/lib/chunks/page-styles.ts';
import { hasBrandPages } from './brand-pages/read-brand-pages.ts';
import { brand } from '../../brands/chosen-brand.ts';
import { directionOf } from '../../words/languages.ts';
import { webRoot } from './vite-options.ts';

/** The parts of every page that are imported dynamically and bring no styles of their own. */
const everywhere = [
  'src/main.tsx',
  'src/app/layout/signed-in-tools.tsx',
  'src/diner/orders/diner-order-bar.tsx',
];

/**
 * The modules that draw a page before anything is pressed, without their static imports, which are
 * added. Parts that are loaded `withStyles` (src/app/lazy.tsx) are not among them.
 */
export const pageParts: Record<PageStyles, string[]> = {
  home: [
    ...everywhere,
    'src/app/home-page.tsx',
    'src/diner/home/standout-dishes.tsx',
    'src/diner/home/clock/thyme-clock.tsx',
    'src/diner/home/clock/hour-link.tsx',
    'src/shared/quantity/card-stepper.tsx',
    'src/shared/opening-line.tsx',
  ],
  menu: [
    ...everywhere,
    'src/app/menu-page.tsx',
    'src/diner/menu/menu-list.tsx',
    'src/diner/menu/search/narrowed-menu.tsx',
    'src/diner/cart/side-cart/side-cart-column.tsx',
    'src/shared/quantity/card-stepper.tsx',
    'src/shared/opening-line.tsx',
  ],
  dish: [...everywhere, 'src/app/dish-page.tsx', 'src/diner/dish/dish-screen.tsx'],
  account: [
    ...everywhere,
    'src/diner/account/login-screen.tsx',
    'src/diner/account/signup/signup-screen.tsx',
    'src/diner/account/social-buttons.tsx',
  ],
  text: hasBrandPages() ? [...everywhere, 'src/app/text-page.tsx'] : everywhere,
  shell: [
    ...everywhere,
    'src/app/guards/dashboard-frame.tsx',
    'src/app/guards/kitchen-frame.tsx',
    'src/diner/checkout/checkout-places.tsx',
    'src/diner/orders/order/order-help.tsx',
    'src/diner/parts/page-places.tsx',
    'src/ui/inner-page.tsx',
  ],
};

/** The modules that only the build draws, so they are not in the app's bundle. */
const prerendered = ['src/app/prerender/no-script.tsx'];
const frames = 'src/app/prerender/screen-frame.tsx';

const pages = Object.keys(pageParts) as PageStyles[];

/** Matches the code that draws. Other code may contain words that are also class names. */
const drawing = /\/src\/(?:app|diner|owner|shared|staff|ui)\/.*\.tsx?$/;

export type StyleSources = Record<PageStyles, string[]>;

/** Finds the source files of each page's classes while the app is bundled. */
export function collectStyleSources(): { plugin: Plugin; sources: () => StyleSources } {
  const found = {} as StyleSources;
  return {
    plugin: {
      name: 'thymely-style-sources',
      buildEnd(error) {
        if (error) return;
        for (const page of pages) {
          const drawn = page === 'shell' ? [...prerendered, frames] : prerendered;
          const modules = modulesOf(pageParts[page], this);
          found[page] = [...modules, ...drawn.map((file) => join(webRoot, file))];
        }
      },
    },
    sources: () => found,
  };
}

function modulesOf(parts: string[], graph: Rolldown.PluginContext): string[] {
  // The set grows during the loop.
  const modules = new Set(parts.map((part) => join(webRoot, part)));
  for (const id of modules) {
    const info = graph.getModuleInfo(id);
    if (!info) throw new Error(`A page's part is not in the bundle: ${id}`);
    for (const imported of info.importedIds) {
      if (drawing.test(imported)) modules.add(imported);
    }
  }
  return [...modules];
}

const stylesOf = (page: PageStyles) => `src/styles/${page}-page.css`;

const commonStyles = "@import './app.css';";

/** Adds the styles of a direction to a page's sheet. Pages that are written from left to right have not a byte of them. */
export function inDirection(sheet: string, language: string): string {
  if (directionOf(language) === 'ltr') return sheet;
  return sheet.replace(commonStyles, `${commonStyles}\n@import './right-to-left.css';`);
}

/** Adds the sources that were found for a page to its style sheet. */
function addSources(sources: StyleSources): Plugin {
  return {
    name: 'thymely-page-styles',
    enforce: 'pre',
    transform(code, id) {
      const page = pages.find((name) => id === join(webRoot, stylesOf(name)));
      if (!page) return undefined;
      const lines = sources[page].map((file) => `@source '${relative(dirname(id), file)}';`);
      return { code: [inDirection(code, brand.language), ...lines].join('\n'), map: null };
    },
  };
}

/** Returns what the build of the pages' style sheets adds to the usual options. */
export function pageStylesBuild(outDir: string, sources: StyleSources): InlineConfig {
  return {
    publicDir: false,
    plugins: [addSources(sources)],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: 'styles.json',
      target: 'baseline-widely-available',
      rolldownOptions: { input: pages.map((page) => join(webRoot, stylesOf(page))) },
    },
  };
}

/**
 * Leaves out the custom properties that a sheet sets or registers and never reads. The sheet of all
 * screens, which may read them, sets them itself.
 */
export function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const ifRead = (whole: string, name: string) => (read.has(name) ? whole : '');
  return css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, ifRead)
    .replace(/@property (--[\w-]+)\{[^{}]*\}/g, ifRead);
}

/**
 * Writes the initial value of a registered property where a sheet reads it and never sets it. An element that has
 * another value has it from the sheet of all screens, which comes later and reads the property itself.
 */
export function withInitialValues(css: string): string {
  const registered = css.matchAll(/@property (--[\w-]+)\{[^{}]*;initial-value:([^;{}]*)\}/g);
  return [...registered].reduce((sheet, [rule, name = '', value = '']) => {
    const isSet = new RegExp(`[{;]${name}:`).test(sheet);
    return isSet ? sheet : sheet.replace(rule, '').replaceAll(`var(${name})`, value);
  }, css);
}

/**
 * Leaves out Tailwind's stand-in for `@property`, which browsers without it would need: Tailwind
 * supports none of them.
 */
export function withoutPropertyFallback(css: string): string {
  return css.replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '');
}

/** Leaves out Tailwind's notice, which stands in the sheet of all screens. */
export function withoutNotice(css: string): string {
  return css.replace(/^\/\*! tailwindcss [^*]*\*\/\n?/m, '');
}

/** Reads the built style sheets and removes them from `outDir`, because they are inlined. */
export async function takePageStyles(outDir: string): Promise<Record<PageStyles, string>> {
  const manifestFile = join(outDir, 'styles.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(manifestFile);
  const css = {} as Record<PageStyles, string>;
  for (const page of pages) {
    const file = manifest[stylesOf(page)]?.file;
    if (!file) throw new Error(`There is no style sheet of the page ${page}.`);
    const built = (await readFile(join(outDir, file), 'utf8')).trim();
    css[page] = withInitialValues(withoutUnread(withoutNotice(withoutPropertyFallback(built))));
    await rm(join(outDir, file));
  }
  return css;
}
