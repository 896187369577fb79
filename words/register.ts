import { registerHooks } from 'node:module';
import { pseudoLanguage, type WordsLanguage } from './languages.ts';
import { inPseudoLanguage } from './pseudo-language.ts';
import { englishWords, translationOf } from './words-files.ts';

/**
 * Puts the words of a language in the place of the English ones in this process, for code that runs
 * outside of a bundle. It applies to what is imported afterwards with `import()`: Node resolves the
 * static imports of a module before it runs any of them.
 */
export function registerWords(language: WordsLanguage): void {
  if (language === 'en') return;
  if (language === pseudoLanguage) {
    registerHooks({
      load(url, context, nextLoad) {
        const loaded = nextLoad(url, context);
        if (!englishWords.test(url) || !loaded.source) return loaded;
        return { ...loaded, source: inPseudoLanguage(textOf(loaded.source)) };
      },
    });
    return;
  }
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      nextResolve(
        englishWords.test(specifier) ? translationOf(specifier, language) : specifier,
        context,
      ),
  });
}

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
