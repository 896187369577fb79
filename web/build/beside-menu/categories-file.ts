import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RevisedCategories } from '@thymely/contract/categories/endpoints';

/** Returns the path of the categories, which are in the same folder as the menu. */
function fileBeside(menuFile: string): string {
  return join(dirname(menuFile), 'categories.json');
}

/** Returns the categories of a menu, if it came with any. */
export function readCategoriesBeside(menuFile: string): RevisedCategories | undefined {
  const file = fileBeside(menuFile);
  if (!existsSync(file)) return undefined;
  const content = JSON.parse(readFileSync(file, 'utf8')) as RevisedCategories | unknown[];
  // The folder of a brand has a file of that name too, with those that a restaurant begins with.
  return Array.isArray(content) ? undefined : content;
}

/** Writes the categories into the folder of a menu. */
export function writeCategoriesBeside(menuFile: string, categories: RevisedCategories): void {
  const file = fileBeside(menuFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(categories));
}
