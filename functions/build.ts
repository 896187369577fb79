import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { brand, brandFolder, brandSettings, wordsLanguage } from '../brands/chosen-brand.ts';
import { esbuildWordsPlugin } from '../words/words-plugin.ts';
import { readMailServer } from './src/mail/mail-server.ts';
import { readConfig } from './src/platform/config.ts';
import { functionSettings, quotedLine, type FunctionPlace } from './build/function-settings.ts';
import { leanBundlePlugin } from './build/lean-bundle.ts';
import { subsetLockfile, type DeployedPackage, type Lockfile } from './build/subset-lockfile.ts';

const functionsFolder = import.meta.dirname;
const repository = join(functionsFolder, '..');

/** The only package that is loaded from node_modules at run time. Everything else is bundled. */
const native = 'sharp';

/**
 * The packages that are installed beside the bundle: firebase-tools has firebase-functions describe the
 * functions when it deploys them, and that names firebase-admin as its peer.
 */
const installedDependencies = ['firebase-admin', 'firebase-functions', native];

/**
 * What Google starts the function with. Without it in the folder, Google would install a version of its
 * own choice, with which the guard of bodies was never tested.
 */
const framework = '@google-cloud/functions-framework';

/** The packages that sharp needs where the function runs, even if the build machine differs. */
const neededThere = ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'];

/** What bundled CommonJS packages expect: `require` for Node's own modules, and their own place. */
const commonJsBanner = [
  "import { createRequire as createRequireHere } from 'node:module';",
  "import { dirname as dirnameHere } from 'node:path';",
  "import { fileURLToPath as pathHere } from 'node:url';",
  'const require = createRequireHere(import.meta.url);',
  'const __filename = pathHere(import.meta.url);',
  'const __dirname = dirnameHere(__filename);',
].join(' ');

type Build = {
  outDir: string;
  /** Default: a project of the emulators, without an address of a site. */
  place?: FunctionPlace;
  /** The language of all messages. Default: the restaurant's own. */
  language?: string;
};

const nowhere: FunctionPlace = { project: 'demo-thymely', siteUrl: undefined };

/**
 * Writes the deployable functions folder: the bundle, its package.json and lockfile, and `.env`.
 * Settings of the API (see src/platform/config.ts) are taken from the environment of the build.
 *
 * The folder stands alone: after `npm ci --omit=dev`, a copy of it can run.
 */
export async function buildFunctions({
  outDir,
  place = nowhere,
  language = wordsLanguage,
}: Build): Promise<void> {
  const environment = environmentFile(place);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const lockfile = await readJson<Lockfile>(join(repository, 'package-lock.json'));
  const deployed = await deployedPackage(lockfile);
  await Promise.all([
    build(bundleOptions({ outDir, language })),
    writeJson(join(outDir, 'package.json'), { ...deployed, ...runtimeFields }),
    writeJson(
      join(outDir, 'package-lock.json'),
      subsetLockfile({ lockfile, workspace: 'functions', deployed, neededThere }),
    ),
    writeFile(join(outDir, '.env'), environment),
  ]);
}

const runtimeFields = { private: true, type: 'module', main: 'index.js' };

const always = [
  `APP_VERSION=${manifest.version}`,
  // The restaurant whose name, amounts and times the API uses (src/platform/brand.ts).
  ...Object.entries(brandSettings).map(quotedLine),
  // Without it, Express and the functions framework would show stack traces in their error pages.
  'NODE_ENV=production',
  // Pictures are decoded on several threads. With an arena for each, glibc keeps 70 MB more.
  'MALLOC_ARENA_MAX=2',
];

/** The function's environment, with settings from that of the build. */
export function environmentFile(place = nowhere): string {
  const settings = functionSettings(process.env, { ...place, brandEmail: brand.email });
  readConfig(settings);
  readMailServer(settings);
  const set = Object.entries(settings).filter(([, value]) => value !== undefined);
  const lines = [...always, ...set.map(([name, value]) => `${name}=${value}`)];
  return lines.map((line) => `${line}\n`).join('');
}

/** Returns how the function is bundled: `npm run dev` does it again whenever a source changes. */
export function bundleOptions({ outDir, language = wordsLanguage }: Build): BuildOptions {
  return {
    entryPoints: [join(functionsFolder, 'src/index.ts')],
    outdir: outDir,
    bundle: true,
    // Dynamic imports become chunks, so that a cold start loads only the trigger.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [esbuildWordsPlugin(language), leanBundlePlugin],
    alias: { '#brand-categories': join(brandFolder, 'categories.json') },
    external: [native],
    banner: { js: commonJsBanner },
    legalComments: 'none',
    logLevel: 'warning',
  };
}

/** The workspace's package.json with the exact versions from the repository's lockfile. */
async function deployedPackage({ packages }: Lockfile): Promise<DeployedPackage> {
  const { name, engines } = await readJson<DeployedPackage>(join(functionsFolder, 'package.json'));
  const dependencies = Object.fromEntries(
    [...installedDependencies, framework].sort().map((dependency) => {
      const locked =
        packages[`functions/node_modules/${dependency}`] ?? packages[`node_modules/${dependency}`];
      if (locked?.version === undefined) throw new Error(`The lockfile has no ${dependency}.`);
      return [dependency, locked.version];
    }),
  );
  const { version } = manifest;
  return { name: name.replace('@thymely/', 'thymely-'), version, engines, dependencies };
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, 'utf8')) as Content;
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
}
