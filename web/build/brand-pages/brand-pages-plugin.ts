import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand, categories } from '../../../brands/chosen-brand.ts';
import { screenPaths } from '../../../brands/screen-paths.ts';
import { readBrandPages } from './read-brand-pages.ts';
import type { BrandPage } from './read-page.ts';

const all = 'virtual:brand-pages';
const patterns = 'virtual:page-patterns';
const one = 'virtual:brand-page';

const textPage = join(import.meta.dirname, '..', '..', 'src', 'app', 'text-page.tsx');

/**
 * Provides the restaurant's pages to the app: their paths and titles, and the text of each as a
 * chunk of its own, which is loaded when somebody reads it; and the paths of all pages to the
 * reporter of errors, which imports nothing of the app. web/src/env.d.ts has the types.
 */
export const brandPagesPlugin: Plugin = {
  name: 'thymely-brand-pages',
  resolveId: {
    filter: { id: /^virtual:(?:brand-page|page-patterns)/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:(?:brand-page|page-patterns)/ },
    handler(id) {
      const pages = readBrandPages();
      const name = id.slice(1);
      if (name === patterns) return `export default ${JSON.stringify(patternsOf(pages))};`;
      if (name === all) return listOf(pages);
      const page = pages.find(({ path }) => one + path === name);
      return page && screenOf(page);
    },
  },
};

/** The paths of all pages. A report names none with a digit, which may be a person's. */
function patternsOf(pages: readonly BrandPage[]): string[] {
  const ofCategories = categories.filter(({ page }) => page).map(({ id }) => `/${id}`);
  const written = pages.map(({ path }) => path).filter((path) => /^[a-z/-]+$/.test(path));
  return [...screenPaths, ...ofCategories, ...written];
}

const { legalName, taxNumber } = brand;

/** Who the restaurant is by law, as far as it says so: an expression with the words of the site. */
const legalLine = [
  ...(legalName === undefined ? [] : [JSON.stringify(legalName)]),
  ...(taxNumber === undefined ? [] : [`taxNumber(${JSON.stringify(taxNumber)})`]),
].join(" + ' · ' + ");
const wordsFile = join(import.meta.dirname, 'words.en.ts');
const importOfWords =
  taxNumber === undefined ? '' : `import { taxNumber } from ${JSON.stringify(wordsFile)};`;

/** The list is in the first load. Without pages, a bundler drops what is done with them. */
function listOf(pages: readonly BrandPage[]): string {
  const entries = pages.map(({ path, title }) => {
    const facts = JSON.stringify({ path, title }).slice(0, -1);
    return `${facts},"load":() => import(${JSON.stringify(one + path)})}`;
  });
  return `${importOfWords}
    export const legalLine = ${legalLine || "''"};
    export const hasBrandPages = ${pages.length > 0};
    export const brandPages = [${entries.join(',')}];`;
}

function screenOf({ html }: BrandPage): string {
  return `import { createElement } from 'react';
    import { TextPage } from ${JSON.stringify(textPage)};
    export default () => createElement(TextPage, { html: ${JSON.stringify(html)} });`;
}
