import type { MenuCopy } from './menu-copy.ts';

/** The menu as a CSV file. */
export async function exportMenu({ menuCopy }: { menuCopy: MenuCopy }): Promise<string> {
  // Loaded when it is asked for: a cold start has no use for a CSV library.
  const { writeMenuCsv } = await import('@thymely/contract/write-menu-csv');
  return writeMenuCsv((await menuCopy.read()).items);
}
