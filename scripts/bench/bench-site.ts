import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { buildWeb } from '../../web/build/build-web.ts';
import { fromRoot } from '../paths.ts';
import { freePorts, host } from '../local/ports.ts';
import { serveSite } from './serve-site.ts';

export type BenchSite = {
  origin: string;
  /** The folder that Hosting would serve. */
  folder: string;
  close: () => Promise<void>;
};

/** The folder with everything that the bench builds. */
export const benchFolder = fromRoot('.test/bench');

/** A project that does not exist: nothing contacts it until someone signs in. */
const firebase = {
  apiKey: 'bench-key',
  authDomain: 'bench.firebaseapp.example',
  projectId: 'thymely-bench',
};

/**
 * Builds the site as in production, with this menu, and serves it as Hosting and its CDN would.
 *
 * @param served the menu that has become of it, if it is another one: a build draws a picture of each dish.
 */
export async function startBenchSite(
  name: string,
  menu: MenuItem[],
  served = menu,
): Promise<BenchSite> {
  const outDir = join(benchFolder, name);
  const menuFile = join(benchFolder, `${name}.json`);
  mkdirSync(benchFolder, { recursive: true });
  writeFileSync(menuFile, JSON.stringify(menu));
  const [port = 0] = await freePorts(1);
  const origin = `http://${host}:${port}`;
  await buildWeb({ outDir, mode: 'production', menuFile, siteUrl: origin, firebase });
  const close = await serveSite({ outDir, port, menu: served });
  return { origin, folder: join(outDir, 'site'), close };
}
