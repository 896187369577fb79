import { neededPluralForms, pluralFormsOf } from './plural-forms.ts';
import { type Message, placeholdersIn, type Words } from './read-messages.ts';

export function messagesIn({ statements }: Words): Message[] {
  return statements.flatMap(({ messages }) => messages);
}

/** Returns what keeps a translation from standing in for the English words, in a line each. */
export function translationFaults(
  english: Words,
  own: Words,
  { file, language }: { file: string; language: string },
): string[] {
  const original = new Map(messagesIn(english).map((message) => [message.key, message]));
  const translated = new Set(messagesIn(own).map(({ key }) => key));
  const missing = [...original.keys()].filter((key) => !translated.has(key));
  const lines = own.statements.flatMap(({ line, messages }) =>
    messages.flatMap((message) =>
      messageFaults(original.get(message.key), message, language).map(
        (fault) => `${file}:${line}: ${message.key} ${fault}.`,
      ),
    ),
  );
  return [...missing.map((key) => `${file}: ${key} is missing.`), ...lines];
}

/** Returns what is wrong with the translation of a message, as what follows its name. */
export function messageFaults(
  english: Message | undefined,
  own: Pick<Message, 'kind' | 'placeholders' | 'count' | 'texts'>,
  language: string,
): string[] {
  if (!english) return ['is unknown'];
  if (own.kind !== english.kind) return [`is a ${own.kind}, but a ${english.kind} in English`];
  const taken = english.placeholders.join(', ');
  if (own.placeholders.join(', ') !== taken) {
    return [`takes (${own.placeholders.join(', ')}) instead of (${taken})`];
  }
  if (own.count !== english.count) return [`counts ${own.count} instead of ${english.count}`];
  return [...formFaults(own.texts, english, language), ...placeholderFaults(english, own.texts)];
}

function formFaults(texts: Message['texts'], { kind }: Message, language: string): string[] {
  if (kind !== 'plural') return [];
  const known = pluralFormsOf(language) as string[];
  const unknown = Object.keys(texts).filter((form) => !known.includes(form));
  const lacking = neededPluralForms(language).filter((form) => !texts[form]);
  return [
    ...unknown.map((form) => `has the plural form "${form}", which ${language} does not have`),
    ...lacking.map((form) => `lacks the plural form "${form}"`),
  ];
}

/**
 * A text shows the values that the English one shows. The form of one number may write it as a word,
 * or leave it out, even if the English form does not.
 */
function placeholderFaults(english: Message, texts: Message['texts']): string[] {
  return Object.entries(texts).flatMap(([form, text]) => {
    const where = english.kind === 'plural' ? ` in the plural form "${form}"` : '';
    const model = form in english.texts ? english.texts[form as 'other'] : english.texts.other;
    const used = placeholdersIn(text);
    const isFree = (name: string) => name === english.count && form !== 'other';
    const missing = placeholdersIn(model).filter((name) => !used.includes(name) && !isFree(name));
    const unknown = used.filter((name) => !english.placeholders.includes(name));
    return [
      ...missing.map((name) => `lacks {${name}}${where}`),
      ...unknown.map((name) => `has an unknown {${name}}${where}`),
    ];
  });
}
