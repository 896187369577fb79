import type { PluralForm } from './plural-forms.ts';
import { type Message, placeholdersIn, type Texts } from './read-messages.ts';

/**
 * Returns what is wrong with the translation of a message, as what follows its name. A text shows the
 * values that the English one shows. The form of a single number may write it as a word, or leave it
 * out, even if the English form does not; that of several numbers shows what the English one of
 * several shows.
 *
 * @param formsOfOne - the plural forms of the language that a single number has
 */
export function messageFaults(
  english: Message,
  own: Texts,
  formsOfOne: readonly PluralForm[],
): string[] {
  return Object.entries(own).flatMap(([form, text]) => {
    const where = english.kind === 'plural' ? ` in the plural form "${form}"` : '';
    const isOfOne = formsOfOne.some((each) => each === form);
    const model = (isOfOne ? english.texts[form as 'one'] : undefined) ?? english.texts.other;
    const used = placeholdersIn(text);
    const isFree = (name: string) => name === english.count && isOfOne;
    const missing = placeholdersIn(model).filter((name) => !used.includes(name) && !isFree(name));
    const unknown = used.filter((name) => !english.placeholders.includes(name));
    return [
      ...missing.map((name) => `lacks {${name}}${where}`),
      ...unknown.map((name) => `has an unknown {${name}}${where}`),
    ];
  });
}
