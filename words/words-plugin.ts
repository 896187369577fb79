import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { pseudoLanguage } from './languages.ts';
import { translationFile } from './read-translation.ts';
import { translateInto } from './translate-into.ts';
import { type Translate, translated } from './translate.ts';
import { englishWords, fileInRepository, repository } from './words-files.ts';

/**
 * Puts the words of a language in the place of the English ones, in a build by Vite. Nothing else
 * of the bundle changes: a visitor loads one language, and no code that chooses it.
 */
export function wordsPlugin(language: string, root = repository): Plugin {
  let translate: Translate | undefined;
  return {
    name: 'thymely-words',
    enforce: 'pre',
    buildStart() {
      translate = translateInto(language, root);
      if (language === pseudoLanguage || !translate) return;
      this.addWatchFile(join(root, translationFile(language)));
    },
    transform: {
      filter: { id: englishWords },
      handler: (code, id) =>
        translate ? translated(fileInRepository(id, root), code, translate) : undefined,
    },
  };
}

/** The same in a build by esbuild. */
export function esbuildWordsPlugin(language: string, root = repository): EsbuildPlugin {
  return {
    name: 'thymely-words',
    setup(build) {
      let translate: Translate | undefined;
      build.onStart(() => {
        translate = translateInto(language, root);
      });
      build.onLoad({ filter: englishWords }, async ({ path }) => {
        if (!translate) return undefined;
        const source = await readFile(path, 'utf8');
        return {
          contents: translated(fileInRepository(path, root), source, translate),
          loader: 'ts',
        };
      });
    },
  };
}
