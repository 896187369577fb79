import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseAst, Visitor } from 'vite';
import { brandFolder, categories, wordsLanguage } from '../../brands/chosen-brand.ts';
import { fromRoot } from '../paths.ts';

/** The files whose texts are data: those of the restaurant, its samples, and of simulated answers. */
const filesOfBrand = ['*.{ts,json}', 'pages/*.md'].map((pattern) => join(brandFolder, pattern));
const filesWithData = [
  ...filesOfBrand,
  fromRoot('scripts/sample-data/**/*.ts'),
  fromRoot('e2e/screens/{*-faults,faults,callers,chosen-lines,full-evening,kitchen-orders}.ts'),
  fromRoot('e2e/harness/{dishes,people,orders}.ts'),
];

/** The files in which states of screens are reached: what they type or choose as a file is data. */
const filesThatType = fromRoot('e2e/screens/*-states.ts');
const typing = new Set(['fill', 'chooseCsv', 'from']);

/** The texts that are data, the longest first, and all texts of the brand in one. */
type Data = { texts: string[]; ofBrand: string };

let known: Data | undefined;

function knownData(): Data {
  known ??= {
    texts: [...textsOf(filesWithData), ...typedTexts(), ...timeZones()].toSorted(
      (a, b) => b.length - a.length,
    ),
    ofBrand: textsOf(filesOfBrand).join('\n'),
  };
  return known;
}

function textsOf(patterns: string[]): string[] {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .flatMap((file) => textsIn(readFileSync(file, 'utf8'), file));
}

function textsIn(source: string, file: string): string[] {
  return (
    literalsIn(source, file)
      .map((text) => text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim())
      // A word in small letters alone is rather a name of the program.
      .filter((text) => /\p{Lu}.|\p{Lo}|[\p{L}\p{N}]\s/u.test(text))
  );
}

function literalsIn(source: string, file: string): string[] {
  if (file.endsWith('.md')) return source.replaceAll(/[*#]|\[|\]\(\S*\)/g, '').split('\n');
  const texts: string[] = [];
  const code = file.endsWith('.json') ? `(${source})` : source;
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  }).visit(parseAst(code, { lang: 'ts' }));
  return texts;
}

/** Returns what states of screens type, and each cell of their files. */
function typedTexts(): string[] {
  const typed: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (/^[^/]+\.(?:csv|jpg|png)$/.test(String(value))) typed.push(String(value));
    },
    CallExpression: ({ callee, arguments: values }) => {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && typing.has(called.name))
        typed.push(...values.map(textOf));
    },
  });
  for (const file of globSync(filesThatType)) {
    visitor.visit(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
  }
  const cells = typed
    .flatMap((text) => text.split(/["\n]/))
    .flatMap((row) => [row, ...row.split(/[;,]/)]);
  return cells.filter((cell) => /\p{Lu}.{2}|\.\w{3}$/u.test(cell));
}

function textOf(node: ESTree.Node): string {
  if (node.type === 'BinaryExpression') return textOf(node.left) + textOf(node.right);
  return node.type === 'Literal' ? String(node.value) : '';
}

/** The names that `Intl` has for time zones. */
function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
    const format = new Intl.DateTimeFormat(wordsLanguage, {
      timeZone,
      timeZoneName: 'longGeneric',
    });
    return format
      .formatToParts()
      .flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : []));
  });
}

/** The days and months that `Intl` writes, and the halves of days. */
const ofDates = new Set(
  ['en', wordsLanguage].flatMap((language) =>
    (['long', 'short'] as const).flatMap((width) =>
      Array.from({ length: 12 }, (_, index) => {
        const options = { month: width, weekday: width, hour: 'numeric', timeZone: 'UTC' } as const;
        return new Intl.DateTimeFormat(language, options)
          .formatToParts(new Date(Date.UTC(2026, index, 1 + ((index * 10) % 27), index * 2)))
          .map(({ value }) => value.replace('.', ''));
      }).flat(),
    ),
  ),
);

/** Names that are the same in all languages, and what a state searches for. */
const names = new Set(['Google', 'Facebook', 'GitHub', 'Ember', 'margarita', 'margherita']);

const categoryIds = new Set(categories.map(({ id }) => id));

/** Returns what is left of a text without data. */
export function withoutData(text: string): string {
  const { texts, ofBrand } = knownData();
  // A page may show a text of the brand in parts.
  if (ofBrand.includes(text.trim()) || categoryIds.has(text.trim())) return '';
  // A page may show the beginning of a text.
  const beginning = /^(.+)…$/.exec(text.trim())?.[1];
  if (beginning && texts.some((data) => data.startsWith(beginning))) return '';
  let rest = text;
  for (const data of texts) {
    if (rest.length >= data.length) rest = rest.replaceAll(data, ' ');
  }
  return rest;
}

/** Returns what is left of a text without data, dates, amounts, addresses and codes. */
export function wordsIn(text: string): string[] {
  const rest = withoutData(text).replaceAll(
    /\S+@\S+|https?:\S+|\S*\d\S*|\b[a-z]+(?:-[a-z]+){2,}\b/g,
    ' ',
  );
  return (rest.match(/\p{L}[\p{L}'’]+/gu) ?? []).filter(
    (word) => !ofDates.has(word) && !names.has(word),
  );
}
