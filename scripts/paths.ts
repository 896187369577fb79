import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '..');

/** A path below the repository's root. */
export function fromRoot(...parts: string[]): string {
  return join(root, ...parts);
}
