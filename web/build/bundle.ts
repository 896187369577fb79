import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import type { PageStyles } from '../src/lib/chunks/page-styles.ts';
import { namedByHash, noteAssetNames, type AssetNames } from './assets/asset-names.ts';
import { codeSplitting } from './chunk-groups.ts';
import {
  collectStyleSources,
  pageStylesBuild,
  takePageStyles,
  type StyleSources,
} from './page-styles.ts';
import { viteOptions, webRoot } from './vite-options.ts';
import type { WebSettings } from './web-settings.ts';

const entrySource = 'src/main.tsx';
const reporterSource = 'src/app/client-errors/reporter.ts';
const prerenderSource = 'src/app/prerender/prerender.tsx';

/** The browser's bundle, by the names that the pages use. */
export type ClientBundle = {
  entry: string;
  /** The URL of the script that reports errors; it is loaded when the first error occurs. */
  reporter: string;
  /** The words for its files. */
  assetNames: AssetNames;
  /** The style sheets to inline into the pages. */
  css: Record<PageStyles, string>;
  /** Returns the modules that a page needs in addition to the entry when `source` is its screen. */
  preloadsFor(source: string): string[];
};

/**
 * Builds the browser's bundle into `site`. The style sheets are a separate build: as parts of the
 * entry they would also load with other parts, in the wrong order.
 */
export async function bundleClient(settings: WebSettings, site: string): Promise<ClientBundle> {
  const { plugin, sources } = collectStyleSources();
  const scripts = await bundleScripts(settings, site, [plugin]);
  return { ...scripts, css: await bundleStyles(settings, site, sources()) };
}

/** Builds what the browser runs, without the style sheets. */
export async function bundleScripts(
  settings: WebSettings,
  site: string,
  plugins: Plugin[] = [],
): Promise<Omit<ClientBundle, 'css'>> {
  const options = viteOptions(settings);
  const assets = noteAssetNames();
  await buildForProduction({
    ...options,
    plugins: [...(options.plugins ?? []), ...plugins, assets.plugin],
    build: {
      outDir: site,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: [entrySource, reporterSource].map((source) => join(webRoot, source)),
        output: { ...namedByHash, codeSplitting: codeSplitting() },
        // A message goes where it is read: no chunk loads those of another one.
        optimization: { inlineConst: { mode: 'all' } },
        // The chunks of the session decide what a dynamic import of it loads (chunk-groups.ts).
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  const manifestFile = join(site, 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(manifestFile);
  const entry = entryIn(manifest, entrySource);
  const entryModules = staticImports(manifest, entrySource);
  return {
    entry: `/${entry}`,
    reporter: `/${entryIn(manifest, reporterSource)}`,
    assetNames: assets.names(),
    preloadsFor: (source) =>
      [...new Set([...entryModules, ...staticImports(manifest, source)])]
        .filter((file) => file !== entry)
        .map((file) => `/${file}`),
  };
}

function entryIn(manifest: Manifest, source: string): string {
  const entry = manifest[source];
  if (!entry) throw new Error(`The bundle has no entry ${source}.`);
  return entry.file;
}

async function bundleStyles(settings: WebSettings, site: string, sources: StyleSources) {
  const options = viteOptions(settings);
  const { plugins = [], ...styles } = pageStylesBuild(site, sources);
  await buildForProduction({
    ...options,
    ...styles,
    plugins: [...plugins, ...(options.plugins ?? [])],
  });
  return takePageStyles(site);
}

/** Returns the files of a chunk and of all its static imports. */
function staticImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((imported) => staticImports(manifest, imported, seen)),
  ];
}

/** Pages that are rendered in Node have their styles from the browser's bundle. */
const withoutStyles: Plugin = {
  name: 'thymely-without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
};

/** Builds the prerender entry for Node and returns its bundle's file. */
export async function bundleServer(settings: WebSettings, folder: string): Promise<string> {
  const options = viteOptions(settings);
  await buildForProduction({
    ...options,
    plugins: [withoutStyles, ...(options.plugins ?? [])],
    // The bundle is self-contained, so it runs wherever it is written to.
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: join(webRoot, prerenderSource),
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  return join(folder, 'prerender.js');
}

/**
 * Sets NODE_ENV for a build. Vite and its plugins read it from the process when it is set, as test
 * runners do: the bundle would then contain React's development build.
 */
async function buildForProduction(config: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ ...config, logLevel: 'warn' });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
