import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { messageFaults } from './message-faults.ts';
import {
  formsOfOneNumber,
  pluralFormsOf,
  type PluralForm,
  readPluralHeader,
} from './plural-forms.ts';
import type { Message, Texts } from './read-messages.ts';
import { type LocatedMessage, readEnglishMessages, repository } from './words-files.ts';

/** A file of a language that cannot be used; each line of the message is one reason. */
export class UnusableTranslation extends Error {}

export type TranslationFile = {
  /** The texts by the `id` of their message, of those that are translated. */
  texts: ReadonlyMap<string, Texts>;
  /** The messages that stay English: without a translation, marked as fuzzy, or of another English text. */
  left: readonly LocatedMessage[];
};

/** Returns the path of a language's file from the folder of the repository. */
export function translationFile(language: string): string {
  return `words/${language}.po`;
}

/**
 * Reads `words/<language>.po`. Entries of messages that there are not any longer change nothing.
 *
 * @throws {UnusableTranslation} with a line for each placeholder or plural form that is wrong
 */
export function readTranslation(language: string, root = repository): TranslationFile {
  const file = translationFile(language);
  const parsed = parsePo(readPo(file, root), file);
  const forms = pluralFormsIn(parsed, language, file);
  const formsOfOne = formsOfOneNumber(language);
  const entries = new Map(entriesOf(parsed).map((entry) => [entry.msgctxt, entry]));
  const texts = new Map<string, Texts>();
  const left: LocatedMessage[] = [];
  const faults: string[] = [];
  for (const each of readEnglishMessages(root)) {
    const { id, message } = each;
    const entry = entries.get(id);
    if (!entry || !isCurrent(entry, message)) {
      left.push(each);
      continue;
    }
    const own = textsOf(entry, message, forms);
    texts.set(id, own.texts);
    const found = [...own.faults, ...messageFaults(message, own.texts, formsOfOne)];
    faults.push(...found.map((fault) => `${file}: ${id} ${fault}.`));
  }
  if (faults.length > 0) throw new UnusableTranslation(faults.join('\n'));
  return { texts, left };
}

function readPo(file: string, root: string): Buffer {
  try {
    return readFileSync(join(root, file));
  } catch {
    throw new UnusableTranslation(`${file} cannot be read.`);
  }
}

/**
 * Reads a file of translators.
 * @throws {UnusableTranslation} if it is none
 */
export function parsePo(content: Buffer, file: string): GetTextTranslations {
  let parsed: Omit<GetTextTranslations, 'headers'> & Partial<GetTextTranslations>;
  try {
    parsed = po.parse(content, { validation: true, defaultCharset: 'utf-8' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableTranslation(`${file}: ${reason}`);
  }
  const { headers } = parsed;
  if (!headers) throw new UnusableTranslation(`${file} is no PO file: it has no header.`);
  return { ...parsed, headers };
}

/** Returns the entries of a file but its header. */
export function entriesOf({ translations }: Pick<GetTextTranslations, 'translations'>) {
  return Object.values(translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt !== undefined);
}

type PluralForms = { count: number; indexes: [PluralForm, number][] };

function pluralFormsIn(
  { headers }: GetTextTranslations,
  language: string,
  file: string,
): PluralForms {
  const named = headers['Language']?.replaceAll('_', '-') ?? language;
  if (named !== language) {
    throw new UnusableTranslation(`${file} is a translation into ${named}, not ${language}.`);
  }
  try {
    const { count, indexOf } = readPluralHeader(headers['Plural-Forms'] ?? '', language);
    return { count, indexes: pluralFormsOf(language).map((form) => [form, indexOf(form)]) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableTranslation(`${file}: Plural-Forms cannot be read. ${reason}`);
  }
}

/** Returns the English texts of a message as an entry has them. */
export function englishOf({ kind, texts: { one, other } }: Message): {
  msgid: string;
  msgid_plural?: string;
} {
  return kind === 'plural' ? { msgid: one ?? other, msgid_plural: other } : { msgid: other };
}

/** Whether an entry translates what the message says now, and somebody has looked at it. */
function isCurrent(
  { msgid, msgid_plural: plural, msgstr, comments }: GetTextTranslation,
  message: Message,
): boolean {
  const english = englishOf(message);
  const isSame = msgid === english.msgid && plural === english.msgid_plural;
  return isSame && msgstr.some((text) => text !== '') && !isFuzzy(comments?.flag);
}

/** Whether flags of an entry say that nobody has looked at it since it changed. */
export function isFuzzy(flags = ''): boolean {
  return /\bfuzzy\b/.test(flags);
}

function textsOf(
  { msgstr }: GetTextTranslation,
  { kind }: Message,
  { count, indexes }: PluralForms,
): { texts: Texts; faults: string[] } {
  const wanted = kind === 'plural' ? count : 1;
  const faults = [
    ...(msgstr.length === wanted ? [] : [`has ${msgstr.length} texts instead of ${wanted}`]),
    ...(msgstr.includes('') ? ['lacks the text of a plural form'] : []),
    ...(/[{}]/.test(msgstr.join('').replaceAll(/\{\w+\}/g, ''))
      ? ['has { or } that marks no placeholder']
      : []),
  ];
  const [first = ''] = msgstr;
  if (kind !== 'plural') return { texts: { other: first }, faults };
  const texts = new Map(indexes.map(([form, index]) => [form, msgstr[index] ?? first]));
  const other = texts.get('other') ?? first;
  const others = [...texts].filter(([form, text]) => form !== 'other' && text !== other);
  return { texts: { ...Object.fromEntries(others), other }, faults };
}
