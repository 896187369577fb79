import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { po } from 'gettext-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTexts, spokenParts } from '../../words/english-texts.ts';
import type { Texts } from '../../words/read-messages.ts';
import {
  entriesOf,
  parsePo,
  readTranslation,
  translationFile,
} from '../../words/read-translation.ts';
import { type LocatedMessage, readEnglishMessages } from '../../words/words-files.ts';
import { countInWords } from '../count-in-words.ts';
import { fromRoot } from '../paths.ts';
import { wordsOfPage } from './words-of-page.ts';

const language = 'de';
const root = mkdtempSync(join(tmpdir(), 'half-translated-'));

/** What the build says. */
let output = '';

const build = `
  import { buildStack } from './scripts/build/build-stack.ts';
  import { usualPorts } from './scripts/local/emulator-ports.ts';
  const pages = { menuFile: 'menu.json', arePagesAlone: true };
  await buildStack({ target: 'local', ports: usualPorts, ...pages });`;

beforeAll(async () => {
  copyRepository();
  writeHalf();
  // The pictures of dishes would take most of the time.
  writeFileSync(join(root, 'menu.json'), '[]');
  const env = { ...process.env, BRAND: 'holz-und-kohle', BRAND_LANGUAGE: language };
  const args = ['--input-type=module', '--eval', build];
  ({ stdout: output } = await promisify(execFile)(process.execPath, args, { cwd: root, env }));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Copies what builds use; packages stay where they are. */
function copyRepository(): void {
  const workspaces = ['contract', 'functions', 'web'];
  // A stack that starts or ends meanwhile has settings of its own (temporary-config.ts).
  const settings = globSync('*.json', { cwd: fromRoot('.'), exclude: ['firebase.*.json'] });
  for (const name of [...workspaces, 'brands', 'scripts', 'words', ...settings]) {
    cpSync(fromRoot(name), join(root, name), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist|\.local|\.test)$/.test(path),
    });
  }
  for (const folder of ['', ...workspaces]) linkPackages(folder);
  mkdirSync(join(root, 'node_modules/@thymely'));
  for (const name of workspaces) {
    symlinkSync(join(root, name), join(root, 'node_modules/@thymely', name));
  }
}

function linkPackages(folder: string): void {
  const packages = fromRoot(folder, 'node_modules');
  if (!existsSync(packages)) return;
  mkdirSync(join(root, folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '@thymely') continue;
    symlinkSync(join(packages, name), join(root, folder, 'node_modules', name));
  }
}

/** Writes the translation without every second of its texts. */
function writeHalf(): void {
  const file = join(root, translationFile(language));
  const translations = parsePo(readFileSync(file), file);
  for (const [index, entry] of entriesOf(translations).entries()) {
    if (index % 2 === 1) entry.msgstr = entry.msgstr.map(() => '');
  }
  writeFileSync(file, po.compile(translations));
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

/** A number stands between elements, so that no text reaches from one to the next. */
function wordsOfPages(): string {
  const pages = globSync('web/.local/site/**/*.html', { cwd: root });
  return pages
    .map((page) => wordsOfPage(readFileSync(join(root, page), 'utf8').replaceAll('<', ' 0 <')))
    .join('\n');
}

describe('a site of which half is translated', () => {
  it('is built, and one line says how many messages are in English', () => {
    const lacking = countInWords(Math.floor(readEnglishMessages().length / 2), {
      one: 'message is',
      many: 'messages are',
    });
    expect(output).toContain(`${lacking} in English: \`npm run words -- --list de\` lists what`);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('has each message in German or, if that is missing, in English', () => {
    const { german, english, lostGerman, translatedEnglish } = readBothLanguages();
    // A text may be a part of another.
    const right = new Set(
      findTexts([...german, ...english].join(' 0 '), [...lostGerman, ...translatedEnglish]),
    );
    const wrong = [...lostGerman, ...translatedEnglish].filter((text) => !right.has(text));
    const words = wordsOfPages();
    expect(findTexts(words, german).length).toBeGreaterThan(20);
    expect(findTexts(words, english).length).toBeGreaterThan(20);
    expect(findTexts(words, wrong)).toEqual([]);
  });
});
