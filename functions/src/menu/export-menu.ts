import { versionOfDish } from './dish-version.ts';
import type { MenuCopy } from './menu-cache.ts';

/** The menu as a CSV file, each dish with its version: an import sees what has changed since. */
export async function exportMenu({ menuCopy }: { menuCopy: MenuCopy }): Promise<string> {
  // Loaded when it is asked for: a cold start has no use for a CSV library.
  const { writeMenuCsv } = await import('@thymely/contract/menu/write-csv');
  return writeMenuCsv((await menuCopy.read()).items, versionOfDish);
}
