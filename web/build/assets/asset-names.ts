import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * The words for the files below `/assets`, by file name: `{ "3f0a….js": "auth-chunk" }`. A file is
 * named by its hash alone, in hexadecimal, so that no content blocker's rule matches a word in it.
 */
export type AssetNames = Readonly<Record<string, string>>;

/** As many bits as the bundler's own eight characters have. */
const hashLength = 12;

/** The bundler's options for the names. */
export const namedByHash = {
  hashCharacters: 'hex',
  entryFileNames: `assets/[hash:${hashLength}].js`,
  chunkFileNames: `assets/[hash:${hashLength}].js`,
  assetFileNames: `assets/[hash:${hashLength}][extname]`,
} as const satisfies Rolldown.OutputOptions;

/** Returns the name of a file below `/assets` that the bundler does not write; `writeSite` notes its word. */
export function assetName(content: string | Uint8Array, extension: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, hashLength);
  return `${hash}.${extension}`;
}

/** Notes the words for the files of a bundle. */
export function noteAssetNames(): { plugin: Plugin; names: () => AssetNames } {
  const names: Record<string, string> = {};
  return {
    plugin: {
      name: 'thymely-asset-names',
      writeBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          const [folder, name] = file.fileName.split('/');
          if (folder === 'assets' && name !== undefined) names[name] = wordFor(file);
        }
      },
    },
    names: () => names,
  };
}

function wordFor(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === 'chunk') return file.name;
  // Workers alone come without one.
  const [source = 'worker'] = file.names;
  return source.replace(/\.\w+$/, '');
}

/** Beside the site and never a part of it: nobody publishes the words (record 149). */
const fileBeside = (site: string) => join(dirname(site), 'asset-names.json');

export function writeAssetNames(site: string, names: AssetNames): void {
  writeFileSync(fileBeside(site), JSON.stringify(names, null, 2));
}

export function readAssetNames(site: string): AssetNames {
  return JSON.parse(readFileSync(fileBeside(site), 'utf8')) as AssetNames;
}

/**
 * Returns the only file that a word stands for.
 * @throws Error when there is none, or more than one
 */
export function assetFor(names: AssetNames, word: string, extension = 'js'): string {
  const files = Object.keys(names).filter(
    (file) => names[file] === word && file.endsWith(`.${extension}`),
  );
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`${files.length} files are named ${word}.`);
  return file;
}
