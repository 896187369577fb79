import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFolder, brandName } from '../../../brands/chosen-brand.ts';
import { UnusableBrand } from '../../../brands/check-facts.ts';
import { readPage, type BrandPage } from './read-page.ts';

/**
 * Reads the pages that the chosen restaurant has written.
 * @throws UnusableBrand one line for each fault
 */
export function readBrandPages(): BrandPage[] {
  return pagesIn(join(brandFolder, 'pages'), `brands/${brandName}/pages`);
}

/** Whether the chosen restaurant has written pages, whatever is in them. */
export function hasBrandPages(): boolean {
  return filesIn(join(brandFolder, 'pages')).length > 0;
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => /\.md$/i.test(name)) : [];
}

/** Reads all pages of a folder; `called` names it in messages. */
export function pagesIn(folder: string, called: string): BrandPage[] {
  const read = filesIn(folder)
    .sort()
    .map((file) => readPage(file, readFileSync(join(folder, file), 'utf8')));
  const pages = read.map(({ page }) => page);
  const faults = [
    ...read.flatMap(({ page, faults }) => faults.map((fault) => `${page.file}: ${fault}`)),
    ...pathFaults(pages),
  ];
  if (faults.length === 0) return pages;
  throw new UnusableBrand(faults.map((fault) => `${called}/${fault}.`).join('\n'));
}

function pathFaults(pages: readonly BrandPage[]): string[] {
  return pages.flatMap(({ file, path }, index) => {
    if (path === '/') return [`${file}: its name needs a letter or a digit, as in about.md`];
    const other = pages.slice(0, index).find((page) => page.path === path);
    return other ? [`${file}: its path would be ${path}, which is that of ${other.file}`] : [];
  });
}
