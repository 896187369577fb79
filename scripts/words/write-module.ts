import { basename, dirname, relative } from 'node:path';
import { pluralFormsOf } from '../../words/plural-forms.ts';
import type { Message, Statement, Texts } from '../../words/read-messages.ts';
import { formatted } from '../format.ts';
import type { Translation } from './translations.ts';

type Edit = { start: number; end: number; text: string };
type Written = { texts: ReadonlyMap<string, Texts>; language: string };

/**
 * Returns a module of words with other texts. What is there stays: the order, empty lines and
 * comments. Messages that it lacks come where the English ones are, and a module that does not exist
 * yet becomes one like the English.
 */
export async function writeModule(
  translation: Translation,
  texts: ReadonlyMap<string, Texts>,
  language: string,
): Promise<string> {
  const { own, source, english } = translation;
  const isReadable = own.words?.faults.length === 0;
  const written = { texts, language };
  const body = isReadable
    ? changedModule(translation, written)
    : applied(
        source,
        english.statements.flatMap((statement) => editsOf(statement, written)),
      );
  if (isReadable && body === own.source) return body;
  return formatted(own.file, withImports(body, translation));
}

/** Returns the translation's own module with the texts that have changed. */
function changedModule({ source, english, own }: Translation, written: Written): string {
  const ownStatements = new Map(own.words?.statements.map((each) => [each.name, each]));
  const known = new Set(english.statements.map(({ name }) => name));
  const ownSource = own.source ?? '';
  const edits: Edit[] = [...ownStatements.values()]
    .filter(({ name }) => !known.has(name))
    .map(({ start, end }) => ({ start, end, text: '' }));
  let last = headOf(ownSource).length;
  let lastEnglish: Statement | undefined;
  for (const statement of english.statements) {
    const there = ownStatements.get(statement.name);
    const text = translated(source, statement, written);
    if (!there) {
      const between = lastEnglish ? source.slice(lastEnglish.end, statement.start) : '\n\n';
      edits.push({ start: last, end: last, text: `${between}${text}` });
    } else if (isLike(there, statement)) edits.push(...editsOf(there, written));
    else edits.push({ start: there.start, end: there.end, text });
    last = there?.end ?? last;
    lastEnglish = statement;
  }
  return applied(ownSource, edits);
}

/** Returns an English statement with translated texts. */
function translated(source: string, statement: Statement, written: Written): string {
  const edits = editsOf(statement, written).map(({ start, end, text }) => ({
    start: start - statement.start,
    end: end - statement.start,
    text,
  }));
  return applied(source.slice(statement.start, statement.end), edits);
}

function isLike(a: Statement, b: Statement): boolean {
  const shape = ({ messages }: Statement) =>
    messages
      .map(({ key, kind, placeholders, count }) => [key, kind, ...placeholders, count].join())
      .toSorted()
      .join('\n');
  return shape(a) === shape(b);
}

function editsOf({ messages }: Statement, { texts, language }: Written): Edit[] {
  return messages.flatMap((message) => {
    const wanted = texts.get(message.key);
    if (!wanted || isSame(message.texts, wanted)) return [];
    return [{ ...message.place, text: literalOf(message, wanted, language) }];
  });
}

function isSame(a: Texts, b: Texts): boolean {
  const forms = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Texts>;
  return [...forms].every((form) => a[form] === b[form]);
}

function applied(source: string, edits: Edit[]): string {
  return edits
    .map((edit, index) => ({ ...edit, index }))
    .toSorted((a, b) => b.start - a.start || b.index - a.index)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

function literalOf({ kind, placeholders }: Message, texts: Texts, language: string): string {
  if (kind !== 'plural') return textLiteral(texts.other, placeholders, kind === 'parts');
  const forms = pluralFormsOf(language).flatMap((form) => {
    const text = texts[form];
    return text === undefined ? [] : [`${form}: ${textLiteral(text, placeholders, false)}`];
  });
  return `{ ${forms.join(', ')} }`;
}

/** Characters that nobody sees in a source are written by their numbers. */
const invisible = /[\u00A0\u00AD\u2000-\u200F\u2011\u2028-\u202F\u2060\uFEFF]/g;

function textLiteral(text: string, placeholders: readonly string[], isTemplate: boolean): string {
  const names = placeholders.filter((name) => text.includes(`{${name}}`));
  const quote = isTemplate || names.length > 0 ? '`' : "'";
  const escaped = text
    .replaceAll(quote === '`' ? /[\\`]|\$(?=\{)/g : /[\\']/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(invisible, (character) => `\\u${hexOf(character)}`);
  const withValues = names.reduce(
    (all, name) => all.replaceAll(`{${name}}`, `\${${name}}`),
    escaped,
  );
  return `${quote}${withValues}${quote}`;
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}

/** Returns the comment of a file, its imports and the type that checks it. */
function headOf(source: string): string {
  const comments = /(?:(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*)\s*)*/.source;
  const imports = /(?:import [^;]*;\s*)+(?:export type Complete = [^;]*;\s*)?/.source;
  return (new RegExp(`^${comments}${imports}`).exec(source)?.[0] ?? '').trimEnd();
}

/** Puts the imports that a module needs, and the type that checks it, before its messages. */
function withImports(text: string, { file, source, own }: Translation): string {
  const oldHead = headOf(text);
  const body = text.slice(oldHead.length).trimStart();
  const names = [
    ...(/\binParts`/.test(body) ? ['inParts'] : []),
    ...(/\bplural\(/.test(body) ? ['plural'] : []),
  ];
  const types = importsOf(source).filter(({ name }) => new RegExp(`\\b${name}\\b`).test(body));
  const needed = [...names, ...types.map(({ name }) => name), 'Complete'];
  if (needed.every((name) => new RegExp(`\\b${name}\\b`).test(oldHead))) return text;
  const from = groundWords(file);
  const header = [
    names.length > 0
      ? `import { ${names.join(', ')}, type Translation } from '${from}';`
      : `import type { Translation } from '${from}';`,
    ...types.map(({ statement }) => statement),
    `import type * as english from './${basename(file)}';`,
    `import type * as own from './${basename(own.file)}';`,
  ];
  const comment = oldHead.slice(0, oldHead.search(/^import /m));
  const complete = 'export type Complete = Translation<typeof english, typeof own>;';
  return `${comment}${[...new Set(header)].join('\n')}\n\n${complete}\n\n${body}`;
}

function groundWords(file: string): string {
  if (!file.startsWith('contract/')) return '@thymely/contract/ground/words';
  const path = relative(dirname(file), 'contract/src/ground/words.ts').replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns the names that a module imports, apart from the functions for words. */
function importsOf(source: string): { name: string; statement: string }[] {
  return [...source.matchAll(/^import (?!.*ground\/words)[^;]*;/gm)].flatMap(([statement]) =>
    [...statement.matchAll(/(\w+)(?=\s*[,}])/g)].map(([, name = '']) => ({ name, statement })),
  );
}
