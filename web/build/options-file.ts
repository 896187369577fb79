import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OptionGroup } from '@thymely/contract/options/endpoints';

/** The groups of options that the dishes of a menu name lie beside it. */
function fileBeside(menuFile: string): string {
  return join(dirname(menuFile), 'options.json');
}

/** None for a menu without options. */
export function readOptionsBeside(menuFile: string): OptionGroup[] {
  const file = fileBeside(menuFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OptionGroup[]) : [];
}

/** Writes the groups beside a menu; when there are none, those of an earlier time are removed. */
export function writeOptionsBeside(menuFile: string, groups: readonly OptionGroup[]): void {
  const file = fileBeside(menuFile);
  if (groups.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(groups));
}
