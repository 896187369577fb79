import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findLanguages } from '../../words/languages.ts';
import { parsePo, translationFile, UnusableTranslation } from '../../words/read-translation.ts';
import { readEnglishMessages } from '../../words/words-files.ts';
import { command, usageError, UserError } from '../command.ts';
import { countInWords } from '../count-in-words.ts';
import { fromRoot } from '../paths.ts';
import { likeEnglish, untranslatedMessages, unusedMessages } from './list-words.ts';
import { mergePo, newHeaders } from './merge-po.ts';

const about = {
  call: 'npm run words',
  help: `Brings the files of all languages (words/<language>.po) up to date with the English words: new messages,
and those that moved or have changed. docs/translating.md says how a language is made.`,
  options: {
    new: { value: '<language>', help: 'begins the file of a language' },
    list: { value: '<language>', help: 'lists what is left in English, and what nobody uses' },
  },
} as const;

await command(about, async ({ new: added, list }) => {
  if (added !== undefined && list !== undefined) throw usageError(about, 'Either --new or --list.');
  try {
    if (added !== undefined) beginLanguage(requireLanguage(added));
    else if (list !== undefined) listWords(requireLanguage(list));
    else for (const language of findLanguages().slice(1)) mergeLanguage(language);
  } catch (error) {
    if (!(error instanceof UnusableTranslation)) throw error;
    throw new UserError(`${error.message}\nNothing was written.`);
  }
});

function requireLanguage(language: string): string {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    throw new UserError(`"${language}" is not a language such as pt-PT.`);
  }
}

function beginLanguage(language: string): void {
  const file = translationFile(language);
  if (existsSync(fromRoot(file))) {
    throw new UserError(`${file} is there already. \`npm run words\` brings it up to date.`);
  }
  const messages = readEnglishMessages();
  const empty = { headers: newHeaders(language), translations: {} };
  writeFileSync(fromRoot(file), mergePo(empty, messages));
  console.log(
    `Wrote ${countInWords(messages.length, { one: 'message', many: 'messages' })} to ${file}.`,
  );
}

function mergeLanguage(language: string): void {
  const file = translationFile(language);
  const parsed = parsePo(readFileSync(fromRoot(file)), file);
  writeFileSync(fromRoot(file), mergePo(parsed, readEnglishMessages()));
  const left = untranslatedMessages(language).length;
  console.log(
    left === 0
      ? `${file} is complete.`
      : `${file} leaves ${countInWords(left, { one: 'message', many: 'messages' })} in English.`,
  );
}

function listWords(language: string): void {
  const lines = [...untranslatedMessages(language), ...likeEnglish(language), ...unusedMessages()];
  console.log(lines.length > 0 ? lines.join('\n') : 'All messages are translated and used.');
}
