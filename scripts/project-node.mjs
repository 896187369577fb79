import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the Node that the project installs, or the one that runs this where it has none. */
export function projectNode() {
  const isWindows = process.platform === 'win32';
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = `../node_modules/${folder}/bin/node${isWindows ? '.exe' : ''}`;
  const own = fileURLToPath(new URL(program, import.meta.url));
  return existsSync(own) ? own : process.execPath;
}
