import { type Message, placeholdersIn, type Texts } from './read-messages.ts';

/**
 * Returns what is wrong with the translation of a message, as what follows its name. A text shows the
 * values that the English one shows. The form of one number may write it as a word, or leave it out,
 * even if the English form does not.
 */
export function messageFaults(english: Message, own: Texts): string[] {
  return Object.entries(own).flatMap(([form, text]) => {
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
