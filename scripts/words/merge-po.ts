import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { pluralHeader } from '../../words/plural-forms.ts';
import { englishOf, entriesOf, isFuzzy } from '../../words/read-translation.ts';
import type { LocatedMessage } from '../../words/words-files.ts';

/** Returns the headers of a new file of translators. */
export function newHeaders(language: string): Record<string, string> {
  return {
    'Project-Id-Version': 'Thymely',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language.replaceAll('-', '_'),
    'Plural-Forms': pluralHeader(language),
  };
}

/**
 * Returns the text of a file of translators with all messages of the product. A message that moved
 * keeps its translation; one whose English has changed keeps it as fuzzy. What no message has any
 * longer stays at the end of the file, for a message that comes back.
 */
export function mergePo(
  { headers, translations, obsolete = {} }: Omit<GetTextTranslations, 'charset'>,
  messages: readonly LocatedMessage[],
): string {
  const there = new Map(
    entriesOf({ translations }).map((entry) => [entry.msgctxt ?? '', entry] as const),
  );
  const ids = new Set(messages.map(({ id }) => id));
  const isFree = ({ msgctxt = '' }: GetTextTranslation) => {
    const same = there.get(msgctxt);
    return !ids.has(msgctxt) || !same || !isTranslated(same);
  };
  const left = [...there.values(), ...entriesOf({ translations: obsolete })].filter(
    (entry) => isTranslated(entry) && isFree(entry),
  );
  const plurals = Number(/nplurals\s*=\s*(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1] ?? 2);
  const moved = new Set<GetTextTranslation>();
  const entries = messages.map((each) => {
    const same = there.get(each.id);
    const old = same && isTranslated(same) ? same : movedTo(each, left);
    if (old && old !== same) moved.add(old);
    return entryOf(each, { old, plurals });
  });
  const gone = left.filter((entry) => !moved.has(entry));
  const text = po.compile(
    {
      charset: 'utf-8',
      headers,
      translations: byContext(entries),
      ...(gone.length > 0 && { obsolete: byContext(gone) }),
    },
    // A text of two lines shows where it breaks, and no other one.
    { foldLength: 0 },
  );
  return `${text.toString().trimEnd()}\n`;
}

function byContext(entries: readonly GetTextTranslation[]) {
  return Object.fromEntries(
    entries.map((entry) => [entry.msgctxt ?? '', { [entry.msgid]: entry }]),
  );
}

function isTranslated({ msgstr }: GetTextTranslation): boolean {
  return msgstr.some((text) => text !== '');
}

/** Returns the translation that a message had elsewhere: by its name, else by its text if all agree. */
function movedTo(
  { id, message }: LocatedMessage,
  left: readonly GetTextTranslation[],
): GetTextTranslation | undefined {
  const english = englishOf(message);
  const alike = left.filter(
    ({ msgid, msgid_plural: plural }) => msgid === english.msgid && plural === english.msgid_plural,
  );
  const named = alike.filter(({ msgctxt = '' }) => nameIn(msgctxt) === nameIn(id));
  const [first] = named.length > 0 ? named : alike;
  const isClear = alike.every(({ msgstr }) => msgstr.join('\n') === first?.msgstr.join('\n'));
  return named.length > 0 || isClear ? first : undefined;
}

function nameIn(id: string): string {
  return id.slice(id.indexOf('#') + 1);
}

function entryOf(
  { id, message }: LocatedMessage,
  { old, plurals }: { old: GetTextTranslation | undefined; plurals: number },
): GetTextTranslation {
  const english = englishOf(message);
  const isChanged =
    old !== undefined &&
    isTranslated(old) &&
    (old.msgid !== english.msgid || old.msgid_plural !== english.msgid_plural);
  const wasFuzzy = isFuzzy(old?.comments?.flag);
  const previous =
    (wasFuzzy && old?.comments?.previous) || (isChanged && `msgid ${JSON.stringify(old.msgid)}`);
  const flags = [
    ...(isChanged || wasFuzzy ? ['fuzzy'] : []),
    ...(message.placeholders.length > 0 ? ['python-brace-format'] : []),
  ];
  const count = english.msgid_plural === undefined ? 1 : plurals;
  const comments = {
    ...(old?.comments?.translator && { translator: old.comments.translator }),
    ...(message.comment && { extracted: message.comment }),
    ...(flags.length > 0 && { flag: flags.join(', ') }),
    ...(previous && { previous }),
  };
  return {
    ...english,
    msgctxt: id,
    msgstr: Array.from({ length: count }, (_, index) => old?.msgstr[index] ?? ''),
    ...(Object.keys(comments).length > 0 && { comments }),
  };
}
