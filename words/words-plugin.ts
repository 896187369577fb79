import { readFile } from 'node:fs/promises';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { pseudoLanguage, type WordsLanguage } from './languages.ts';
import { inPseudoLanguage } from './pseudo-language.ts';
import { englishWords, requireTranslation, translationOf } from './words-files.ts';

/**
 * Puts the words of a language in the place of the English ones, in a build by Vite. Nothing else
 * of the bundle changes: a visitor loads one language, and no code that chooses it.
 */
export function wordsPlugin(language: WordsLanguage, root?: string): Plugin {
  if (language === pseudoLanguage) {
    return {
      name: 'thymely-pseudo-words',
      enforce: 'pre',
      transform: { filter: { id: englishWords }, handler: (code) => inPseudoLanguage(code) },
    };
  }
  return {
    name: 'thymely-words',
    enforce: 'pre',
    buildStart() {
      if (language !== 'en') requireTranslation(language, root);
    },
    resolveId: {
      filter: { id: englishWords },
      handler(source, importer, options) {
        if (language === 'en') return undefined;
        return this.resolve(translationOf(source, language), importer, options);
      },
    },
  };
}

/** The same in a build by esbuild. */
export function esbuildWordsPlugin(language: WordsLanguage, root?: string): EsbuildPlugin {
  return {
    name: 'thymely-words',
    setup(build) {
      if (language === 'en') return;
      if (language === pseudoLanguage) {
        build.onLoad({ filter: englishWords }, async ({ path }) => ({
          contents: inPseudoLanguage(await readFile(path, 'utf8')),
          loader: 'ts',
        }));
        return;
      }
      build.onStart(() => {
        requireTranslation(language, root);
      });
      build.onResolve({ filter: englishWords }, ({ path, ...options }) =>
        build.resolve(translationOf(path, language), options),
      );
    },
  };
}
