import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandNames } from '../../../brands/read-brand.ts';
import { fromRoot } from '../../paths.ts';

/**
 * Returns one line for each page of a restaurant that is still that of another: its terms and its
 * imprint would name somebody else.
 */
export function copiedPages(
  brand: string,
  brands = fromRoot('brands'),
  all = brandNames(),
): string[] {
  return pagesOf(join(brands, brand)).flatMap((page) => {
    const text = readFileSync(join(brands, brand, 'pages', page), 'utf8');
    const other = all.find(
      (each) =>
        each !== brand &&
        existsSync(join(brands, each, 'pages', page)) &&
        readFileSync(join(brands, each, 'pages', page), 'utf8') === text,
    );
    return other === undefined
      ? []
      : [`brands/${brand}/pages/${page} is still that of ${other}: write your own, or delete it.`];
  });
}

function pagesOf(folder: string): string[] {
  const pages = join(folder, 'pages');
  return existsSync(pages) ? readdirSync(pages) : [];
}
