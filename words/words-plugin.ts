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
 * of the bundle changes: a visitor loads one language, and no code that chooses it. The development
 * server reads the language's file again when it changes, and shows its faults in the page.
 */
export function wordsPlugin(language: string, root = repository): Plugin {
  const watched = watchedFiles(language, root);
  let translate: Translate | undefined;
  let hasChanged = false;
  const read = () => {
    translate = translateInto(language, root);
    hasChanged = false;
  };
  return {
    name: 'thymely-words',
    enforce: 'pre',
    buildStart: read,
    watchChange(path) {
      if (fileInRepository(path, root) === translationFile(language)) hasChanged = true;
    },
    transform: {
      filter: { id: englishWords },
      handler(code, id) {
        for (const file of watched) this.addWatchFile(file);
        if (hasChanged) read();
        return translate ? translated(fileInRepository(id, root), code, translate) : undefined;
      },
    },
  };
}

/** The same in a build by esbuild. */
export function esbuildWordsPlugin(language: string, root = repository): EsbuildPlugin {
  const watchFiles = watchedFiles(language, root);
  return {
    name: 'thymely-words',
    setup(build) {
      let translate: Translate | undefined;
      build.onStart(() => {
        translate = undefined;
        translate = translateInto(language, root);
      });
      build.onLoad({ filter: englishWords }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        // Without its words, the build fails anyway; it watches their file until they are right.
        const contents = translate
          ? translated(fileInRepository(path, root), source, translate)
          : source;
        return { contents, loader: 'ts', watchFiles };
      });
    },
  };
}

/** Returns the files that words are read from, besides the English ones. */
function watchedFiles(language: string, root: string): string[] {
  return language === 'en' || language === pseudoLanguage
    ? []
    : [join(root, translationFile(language))];
}
