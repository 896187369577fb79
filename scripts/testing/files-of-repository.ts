import { readdirSync } from 'node:fs';
import { fromRoot } from '../paths.ts';

/** What a build, a test run or an installation leaves behind. */
const made = new Set(['node_modules', 'dist', '.git', '.local', '.test', '.screens', '.firebase']);

/** Settings of a stack that runs (temporary-config.ts): it may end before they are read. */
const settingsOfStack = /^firebase\..+\.json$/;

/** The paths of all files, from the root, without what is installed or built. */
export function filesOfRepository(folder = ''): string[] {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name) || settingsOfStack.test(entry.name)) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesOfRepository(`${path}/`) : [path];
  });
}
