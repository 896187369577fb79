import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OptionGroup } from '@thymely/contract/options/endpoints';

/** Returns the path of the option groups, which are in the same folder as the menu. */
function fileBeside(menuFile: string): string {
  return join(dirname(menuFile), 'options.json');
}

/** Returns the option groups of a menu; none if there is no such file. */
export function readOptionsBeside(menuFile: string): OptionGroup[] {
  const file = fileBeside(menuFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OptionGroup[]) : [];
}

/** Writes the option groups into the folder of a menu. Without groups, an older file is removed. */
export function writeOptionsBeside(menuFile: string, groups: readonly OptionGroup[]): void {
  const file = fileBeside(menuFile);
  if (groups.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(groups));
}
