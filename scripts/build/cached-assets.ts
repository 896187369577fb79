import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/** The caching of files below `/assets`, which never change: a content hash is in their names. */
const keptForAYear = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/** Returns the names of the files below `/assets` of a built site. */
export function assetsOf(siteFolder: string): string[] {
  const folder = join(siteFolder, 'assets');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * Returns a rule for each asset, to be placed after those of firebase.json: the last one that
 * matches a path wins. One pattern for all of them would also match missing files, and a browser
 * would keep for a year that they are missing.
 */
export function assetHeaders(assets: readonly string[]): HeaderRule[] {
  return assets.map((name) => {
    if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} would be taken for a pattern`);
    return { source: `/assets/${name}`, headers: [keptForAYear] };
  });
}
