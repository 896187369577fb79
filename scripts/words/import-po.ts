import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { messageFaults, messagesIn } from '../../words/compare-words.ts';
import type { PluralForm } from '../../words/plural-forms.ts';
import type { Message, Texts } from '../../words/read-messages.ts';
import { pluralFormsIn } from './po-headers.ts';
import { byKey, readTranslations, type Translation } from './translations.ts';
import { writeModule } from './write-module.ts';

/** A translation that cannot be taken over; each line of the message is one reason. */
export class UnusableTranslation extends Error {}

/** By the key of a message and its module, its translated texts. */
type TextsByKey = Map<string, Texts>;

/**
 * Returns the modules of words, by their paths, that a PO file changes. Messages that it leaves out,
 * or that are marked as fuzzy, stay as they are.
 *
 * @throws UnusableTranslation if anything in it is unknown or wrong
 */
export async function importPo(
  language: string,
  file: Buffer,
  root?: string,
): Promise<Map<string, string>> {
  const translations = readTranslations(language, root);
  const parsed = parse(file);
  const imported = textsIn(parsed, translations, language);
  const faults = [
    ...translations.flatMap(({ english }) => english.faults),
    ...imported.faults,
    ...translations.flatMap((translation) => missingIn(translation, imported.texts, language)),
  ];
  if (faults.length > 0) throw new UnusableTranslation(faults.join('\n'));
  const written = new Map<string, string>();
  for (const translation of translations) {
    const texts = textsOf(translation, imported.texts);
    const text = await writeModule(translation, texts, language);
    if (text !== translation.own.source) written.set(translation.own.file, text);
  }
  return written;
}

function parse(file: Buffer): GetTextTranslations {
  let parsed: GetTextTranslations & { headers?: Record<string, string> };
  try {
    parsed = po.parse(file, { validation: true });
  } catch (error) {
    throw new UnusableTranslation(error instanceof Error ? error.message : String(error));
  }
  if (parsed.headers) return parsed;
  throw new UnusableTranslation('This is no PO file: it has no header.');
}

function textsIn(
  { headers, translations: contexts }: GetTextTranslations,
  translations: Translation[],
  language: string,
): { texts: TextsByKey; faults: string[] } {
  const named = headers['Language']?.replace('_', '-') ?? language;
  if (named !== language) {
    throw new UnusableTranslation(`The file is a translation into ${named}, not ${language}.`);
  }
  const forms = pluralFormsIn(headers, language);
  if (!forms) throw new UnusableTranslation(`X-Plurals names a form that ${language} has not.`);
  const known = new Map(
    translations.flatMap(({ file, english }) =>
      messagesIn(english).map((message) => [`${file}#${message.key}`, message]),
    ),
  );
  const texts: TextsByKey = new Map();
  const faults = Object.values(contexts)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt !== undefined)
    .flatMap((entry) => {
      const key = entry.msgctxt ?? entry.msgid;
      const message = known.get(key);
      if (!message) return [`${key} is unknown.`];
      if (!isTranslated(entry)) return [];
      const own = textsOfEntry(entry, message, forms);
      texts.set(key, own.texts);
      const { kind, placeholders, count } = message;
      const translated = { kind, placeholders, ...(count !== undefined && { count }), ...own };
      return [...own.faults, ...messageFaults(message, translated, language)].map(
        (fault) => `${key} ${fault}.`,
      );
    });
  return { texts, faults };
}

function isTranslated({ msgstr, comments }: GetTextTranslation): boolean {
  return msgstr.some((text) => text !== '') && !/\bfuzzy\b/.test(comments?.flag ?? '');
}

function textsOfEntry(
  { msgid, msgid_plural: plural, msgstr }: GetTextTranslation,
  message: Message,
  forms: readonly PluralForm[],
): { texts: Texts; faults: string[] } {
  const isPlural = message.kind === 'plural';
  const { one, other } = message.texts;
  const english = isPlural ? [one ?? other, other] : [other, undefined];
  const changed = msgid !== english[0] || plural !== english[1];
  const named = isPlural ? forms : (['other'] as const);
  const texts = Object.fromEntries(
    msgstr.flatMap((text, index) => (text === '' ? [] : [[named[index] ?? `${index}`, text]])),
  );
  const left = msgstr.join('').replaceAll(/\{\w+\}/g, '');
  return {
    texts: { other: '', ...texts },
    faults: [
      ...(changed ? ['is the translation of another English text than there is now'] : []),
      ...(msgstr.length === named.length
        ? []
        : [`has ${msgstr.length} texts instead of ${named.length}`]),
      ...(/[{}]/.test(left) ? ['has { or } that marks no placeholder'] : []),
    ],
  };
}

/** Returns the messages that neither the file nor the module has in the language. */
function missingIn({ file, english, own }: Translation, texts: TextsByKey, language: string) {
  const translated = byKey(own.words);
  return messagesIn(english).flatMap((message) => {
    const key = `${file}#${message.key}`;
    if (texts.has(key)) return [];
    const kept = translated.get(message.key);
    const isKept = kept !== undefined && messageFaults(message, kept, language).length === 0;
    return isKept ? [] : [`${key} is not translated.`];
  });
}

/** Returns all texts of a module by the keys of its messages. */
function textsOf({ file, english, own }: Translation, imported: TextsByKey): TextsByKey {
  const translated = byKey(own.words);
  return new Map(
    messagesIn(english).map(({ key }) => [
      key,
      imported.get(`${file}#${key}`) ?? translated.get(key)?.texts ?? { other: '' },
    ]),
  );
}
