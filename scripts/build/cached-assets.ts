import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/** What is below `/assets` never changes: its name says what is in it. */
const keptForAYear = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/** The names of the files below `/assets` of a built site. */
export function assetsOf(siteFolder: string): string[] {
  const folder = join(siteFolder, 'assets');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * A rule for each asset, to stand behind those of firebase.json: the last one that matches a path wins. A
 * pattern for all of them would match what does not exist as well, and a browser would keep that it is
 * missing for a year.
 */
export function assetHeaders(assets: readonly string[]): HeaderRule[] {
  return assets.map((name) => {
    if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} would be taken for a pattern`);
    return { source: `/assets/${name}`, headers: [keptForAYear] };
  });
}
