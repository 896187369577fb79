import { type GetTextTranslation, po } from 'gettext-parser';
import { messagesIn } from '../../words/compare-words.ts';
import { neededPluralForms, type PluralForm, pluralFormsOf } from '../../words/plural-forms.ts';
import type { Message } from '../../words/read-messages.ts';
import { poHeaders } from './po-headers.ts';
import { byKey, readTranslations, type Translation } from './translations.ts';

/** Returns all messages with their translations as a PO file, for the tools of translators. */
export function exportPo(language: string, root?: string): { text: string; count: number } {
  const translations = readTranslations(language, root);
  const forms = formsOf(language, translations);
  const entries = translations.flatMap((translation) => entriesOf(translation, forms));
  const text = po.compile({
    charset: 'utf-8',
    headers: poHeaders(language, forms),
    translations: Object.fromEntries(
      entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }]),
    ),
  });
  return { text: `${text.toString()}\n`, count: entries.length };
}

/** Returns the plural forms that a language needs, and those that its translation has besides. */
function formsOf(language: string, translations: Translation[]): PluralForm[] {
  const used = new Set<string>(neededPluralForms(language));
  for (const { own } of translations) {
    for (const { kind, texts } of byKey(own.words).values()) {
      if (kind === 'plural') for (const form of Object.keys(texts)) used.add(form);
    }
  }
  return pluralFormsOf(language).filter((form) => used.has(form));
}

function entriesOf({ file, source, english, own }: Translation, forms: readonly PluralForm[]) {
  const translated = byKey(own.words);
  const comments = new Map(
    english.statements.map(({ start, messages: [first] }) => [
      first?.key,
      commentAt(source, start),
    ]),
  );
  return messagesIn(english).map((message) => {
    const extracted = comments.get(message.key);
    return {
      ...entryOf(message, translated.get(message.key), forms),
      msgctxt: `${file}#${message.key}`,
      ...(extracted && { comments: { extracted } }),
    };
  });
}

function entryOf(
  { kind, texts }: Message,
  own: Message | undefined,
  forms: readonly PluralForm[],
): GetTextTranslation {
  const translation = own?.kind === kind ? own.texts : { other: '' };
  if (kind !== 'plural') return { msgid: texts.other, msgstr: [translation.other] };
  return {
    msgid: texts.one ?? texts.other,
    msgid_plural: texts.other,
    msgstr: forms.map((form) => translation[form] ?? ''),
  };
}

/** Returns the comment directly before a place, which helps whoever translates. */
function commentAt(source: string, place: number): string {
  const lines = source.slice(0, place).split('\n').slice(0, -1);
  const first = lines.findLastIndex((line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line)) + 1;
  return lines
    .slice(first)
    .map((line) => line.replaceAll(/^\s*(?:\/\/|\/\*\*?|\*(?!\/))|\*\/\s*$/g, '').trim())
    .join(' ')
    .trim();
}
