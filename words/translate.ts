import { type Message, readWords, type Texts } from './read-messages.ts';

/** Returns the texts of a message in another language, or undefined: then it stays English. */
export type Translate = (file: string, message: Message) => Texts | undefined;

/**
 * Returns a module of English words with the texts of another language in their places. Names, types
 * and imports stay.
 *
 * @param file - its path from the folder of the repository
 * @throws {Error} with a line for each message that is none of the five forms of docs/translating.md
 */
export function translated(file: string, source: string, translate: Translate): string {
  const { statements, faults } = readWords(file, source);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return (
    statements
      .flatMap(({ messages }) => messages)
      // From the end, so that places stay right.
      .toSorted((a, b) => b.place.start - a.place.start)
      .reduce((code, message) => {
        const { start, end } = message.place;
        const text = codeOf(message, translate(file, message)) ?? inEnglish(message, code);
        return code.slice(0, start) + text + code.slice(end);
      }, source)
  );
}

/** The numbers of an English text are counted by English rules, whatever language the page has. */
function inEnglish({ kind, count, placeholders, texts, place }: Message, code: string): string {
  const { one, other } = texts;
  if (kind !== 'plural' || one === undefined) return code.slice(place.start, place.end);
  const [single, several] = [one, other].map((text) => literalOf(text, placeholders, false));
  return `{ other: ${count} === 1 ? ${single} : ${several} }`;
}

function codeOf({ kind, placeholders }: Message, texts: Texts | undefined): string | undefined {
  if (!texts) return undefined;
  if (kind !== 'plural') return literalOf(texts.other, placeholders, kind === 'rich text');
  const forms = Object.entries(texts).map(
    ([form, text]) => `${form}: ${literalOf(text, placeholders, false)}`,
  );
  return `{ ${forms.join(', ')} }`;
}

function literalOf(text: string, placeholders: readonly string[], isTemplate: boolean): string {
  const names = placeholders.filter((name) => text.includes(`{${name}}`));
  if (!isTemplate && names.length === 0) return JSON.stringify(text);
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  return `\`${names.reduce((all, name) => all.replaceAll(`{${name}}`, `\${${name}}`), escaped)}\``;
}
