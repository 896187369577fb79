import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { po } from 'gettext-parser';
import { afterAll, expect, it, vi } from 'vitest';
import { findTexts, spokenParts } from '../../words/english-texts.ts';
import type { Texts } from '../../words/read-messages.ts';
import {
  entriesOf,
  parsePo,
  readTranslation,
  translationFile,
} from '../../words/read-translation.ts';
import {
  englishWords,
  findEnglishWords,
  type LocatedMessage,
  readEnglishMessages,
} from '../../words/words-files.ts';
import { esbuildWordsPlugin } from '../../words/words-plugin.ts';
import { countInWords } from '../count-in-words.ts';
import { fromRoot } from '../paths.ts';
import { checkWords } from './build-stack.ts';

const language = 'de';

/** All words of the repository, of which half are translated. */
const root = mkdtempSync(join(tmpdir(), 'half-translated-'));
const modules = findEnglishWords();
copyModules();
writeHalf();

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function copyModules(): void {
  for (const file of modules) cpSync(fromRoot(file), join(root, file));
}

/** Writes the translation without every second of its texts. */
function writeHalf(): void {
  const name = translationFile(language);
  const translations = parsePo(readFileSync(fromRoot(name)), name);
  for (const [index, entry] of entriesOf(translations).entries()) {
    if (index % 2 === 1) entry.msgstr = entry.msgstr.map(() => '');
  }
  mkdirSync(dirname(join(root, name)));
  writeFileSync(join(root, name), po.compile(translations));
}

/** Returns what messages say in both languages, by whether they are still translated. */
function readBothLanguages() {
  const german = readTranslation(language).texts;
  const kept = readTranslation(language, root).texts;
  const texts = (isKept: boolean, textsOf: (message: LocatedMessage) => Texts | undefined) =>
    spokenParts(
      readEnglishMessages()
        .filter(({ id }) => kept.has(id) === isKept)
        .flatMap((message) => textsOf(message) ?? []),
    );
  return {
    german: texts(true, ({ id }) => german.get(id)),
    english: texts(false, ({ message }) => message.texts),
    lostGerman: texts(false, ({ id }) => german.get(id)),
    translatedEnglish: texts(true, ({ message }) => message.texts),
  };
}

/** What the modules of words need of others is not built. */
const wordsAlone: Plugin = {
  name: 'words-alone',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, ({ path }) =>
      englishWords.test(path) ? undefined : { path, external: true },
    );
  },
};

/**
 * Builds all modules of words as the function's are built, and returns the texts in the bundle. A
 * number stands for each value, and between two texts.
 */
async function builtTexts(): Promise<string> {
  const contents = modules.map((file, at) => `export * as words${at} from './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    packages: 'external',
    plugins: [wordsAlone, esbuildWordsPlugin(language, root)],
  });
  const literals = outputFiles.flatMap(
    ({ text }) =>
      text
        .replaceAll(/^ *(?:\/\/|\/?\*).*/gm, '')
        .match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [],
  );
  return literals.join(' 0 ').replaceAll(/\$\{\w+\}/g, ' 0 ');
}

it('a build says in one line how many messages are in English', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  checkWords(language, root);
  const lacking = countInWords(Math.floor(readEnglishMessages().length / 2), {
    one: 'message is',
    many: 'messages are',
  });
  expect(log.mock.calls).toEqual([
    [
      `${lacking} in English: \`npm run words -- --list de\` lists what ${translationFile(language)} lacks.`,
    ],
  ]);
});

it('a build of which half is translated has each message in German or, if that is missing, in English', async () => {
  const { german, english, lostGerman, translatedEnglish } = readBothLanguages();
  // A text may be a part of another.
  const right = findTexts([...german, ...english].join(' 0 '), [
    ...lostGerman,
    ...translatedEnglish,
  ]);
  const wrong = [...lostGerman, ...translatedEnglish].filter((text) => !right.includes(text));
  const words = await builtTexts();
  expect(findTexts(words, german)).toHaveLength(german.length);
  expect(findTexts(words, english)).toHaveLength(english.length);
  expect(findTexts(words, wrong)).toEqual([]);
});
