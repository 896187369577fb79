import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { readTranslation } from '../../words/read-translation.ts';
import { englishWords, readEnglishMessages, repository } from '../../words/words-files.ts';

/** What reads the same in a translation, by its language: names and words that both have. */
const alike: Record<string, string> = {
  de:
    'avocado bagel baguette burger burrito butter chili cocktail cool croissant cupcake dango dessert details extras ' +
    'falafel fondue halal kiwi mango mate minus name navigation oden offline olive orange paella pass person pizza plus ' +
    'popcorn restaurant sake sandwich spaghetti steak sushi taco tamale text vegan version',
  'pt-PT':
    'bacon bagel banana burrito chocolate cocktail croissant dango extras falafel fondue halal kiwi ' +
    'kosher mate oden pizza pretzel subtotal sushi taco tamale total volume waffle',
};

/** Returns the messages that stay English in a language, by file and name. */
export function untranslatedMessages(language: string, root?: string): string[] {
  return readTranslation(language, root).left.map(
    ({ id, message }) => `${id} is not translated: “${message.texts.other}”.`,
  );
}

/**
 * Returns the messages of a translation that read as the English ones do, though they have words of
 * more than three letters, by file and name.
 */
export function likeEnglish(language: string, root?: string): string[] {
  const isWord = /\p{L}{4}/u;
  const translation = readTranslation(language, root).texts;
  return readEnglishMessages(root).flatMap(({ id, message: { texts } }) => {
    const text = translation.get(id)?.other;
    const bare = texts.other.replaceAll(/\{\w+\}/g, '');
    if (text !== texts.other || !isWord.test(bare)) return [];
    const shared = alike[language]?.split(' ') ?? [];
    const spoken = bare.toLowerCase().match(/\p{L}+/gu) ?? [];
    if (spoken.every((word) => shared.includes(word))) return [];
    return [`${id} reads “${text}”.`];
  });
}

/** Returns the messages that no file of the product reads, by file and name. */
export function unusedMessages(root?: string): string[] {
  const used = usedNames(root);
  const names = readEnglishMessages(root).map(
    ({ file, message }) => [file, message.key.replace(/\..*/, '')] as const,
  );
  const unused = names.filter(([file, name]) => !used.has(`${file}#${name}`));
  return [...new Set(unused.map(([file, name]) => `${file}: ${name} is used nowhere.`))];
}

const importOfWords = /^(?:import|export) (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from '([^']*)';/gm;

/** Returns what files import of modules of words and name, as `web/src/ui/words.en.ts#title`. */
function usedNames(root = repository): Set<string> {
  const files = globSync('{contract,functions,web}/{src,build}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|words\.[\w-]+\.ts$/.test(file));
  return new Set(files.flatMap((file) => namesIn(file, readFileSync(join(root, file), 'utf8'))));
}

/** What the build says itself comes to its files by way of one of them (web/build/chosen-words.ts). */
const wordsOfBuild = /^import \{ words \} from '[./]*chosen-words\.ts';/m;

function namesIn(file: string, source: string): string[] {
  if (wordsOfBuild.test(source)) {
    return namesBehind('words', source).map((name) => `web/build/words.en.ts#${name}`);
  }
  if (source.includes("import.meta.dirname, 'words.en.ts'")) {
    // The code that this file writes imports them.
    const names = source.match(/\w+/g) ?? [];
    return names.map((name) => `${moduleOf(file, './words.en.ts')}#${name}`);
  }
  return [...source.matchAll(importOfWords)].flatMap(([, all, some, from = '']) => {
    if (!englishWords.test(from)) return [];
    const names =
      all === undefined
        ? (some ?? '').split(',').map((each) => each.trim().replace(/^type | as .*/g, ''))
        : namesBehind(all, source);
    return names.map((name) => `${moduleOf(file, from)}#${name}`);
  });
}

function namesBehind(owner: string, source: string): string[] {
  const member = new RegExp(`\\b${owner}\\s*\\.\\s*(\\w+)`, 'g');
  return [...source.matchAll(member)].map(([, name = '']) => name);
}

function moduleOf(file: string, from: string): string {
  const path = from.startsWith('@thymely/contract/')
    ? from.replace('@thymely/contract/', 'contract/src/')
    : join(dirname(file), from);
  return path.replace(/(?:\.ts)?$/, '.ts');
}
