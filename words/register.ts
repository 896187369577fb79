import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { translateInto } from './translate-into.ts';
import { translated } from './translate.ts';
import { englishWords, fileInRepository } from './words-files.ts';

let registered: string | undefined;

/**
 * Puts the words of a language in the place of the English ones in this process, for code that runs
 * outside of a bundle. It applies to what is imported afterwards with `import()`: Node resolves the
 * static imports of a module before it runs any of them. A second call changes nothing.
 */
export function registerWords(language: string): void {
  if (registered !== undefined) return;
  registered = language;
  const translate = translateInto(language);
  if (!translate) return;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!englishWords.test(url) || !loaded.source) return loaded;
      const file = fileInRepository(fileURLToPath(url));
      return { ...loaded, source: translated(file, textOf(loaded.source), translate) };
    },
  });
}

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
