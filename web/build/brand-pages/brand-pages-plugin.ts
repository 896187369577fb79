import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../../../brands/chosen-brand.ts';
import { readBrandPages } from './read-brand-pages.ts';
import type { BrandPage } from './read-page.ts';

const all = 'virtual:brand-pages';
const paths = 'virtual:brand-page-paths';
const one = 'virtual:brand-page';

const textPage = join(import.meta.dirname, '..', '..', 'src', 'app', 'text-page.tsx');

/**
 * Provides the restaurant's pages to the app: their paths and titles, and the text of each as a
 * chunk of its own, which is loaded when somebody reads it. web/src/env.d.ts has the types.
 */
export const brandPagesPlugin: Plugin = {
  name: 'thymely-brand-pages',
  resolveId: {
    filter: { id: /^virtual:brand-page/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:brand-page/ },
    handler(id) {
      const pages = readBrandPages();
      const name = id.slice(1);
      if (name === paths) return `export default ${JSON.stringify(pages.map(({ path }) => path))};`;
      if (name === all) return listOf(pages);
      const page = pages.find(({ path }) => one + path === name);
      return page && screenOf(page);
    },
  },
};

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
