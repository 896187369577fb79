/**
 * What modules of words (`words.en.ts`) are made of. Every message is exported by name: a text, or a
 * function of names and numbers. A build puts another language in the place of English
 * (words), and inlines the texts where they are used.
 */
import { wordLocale } from './in-words.ts';

/** The forms of a message by its number; which of them a language has, its plural rules say. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

let rules: Intl.PluralRules | undefined;

/** Returns the form for a number: `plural(count, { one: '1 dish', other: `${count} dishes` })`. */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules(wordLocale);
  return forms[rules.select(count)] ?? forms.other;
}

/**
 * Returns the pieces of a sentence, some of which are links or bold, in the order of the language:
 * ``richText`Read our ${terms} first.` ``
 */
export function richText<Value>(
  texts: TemplateStringsArray,
  ...values: Value[]
): (string | Value)[] {
  return texts.flatMap((text, index) => [text, ...values.slice(index, index + 1)]);
}
