import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, Visitor } from 'vite';
import { brandFolder } from '../../brands/chosen-brand.ts';
import { fromRoot } from '../paths.ts';

/** The files whose texts are data: those of the restaurant, its samples, and of simulated answers. */
const filesOfBrand = ['*.{ts,json}', 'pages/*.md'].map((pattern) => join(brandFolder, pattern));
const filesWithData = [
  ...filesOfBrand,
  fromRoot('scripts/sample-data/*.ts'),
  fromRoot('e2e/screens/{*-faults,faults,callers,chosen-lines,full-evening,kitchen-orders}.ts'),
  fromRoot('e2e/harness/{dishes,people,orders}.ts'),
];

/** The texts that are data, the longest first, and all texts of the brand in one. */
type Data = { texts: string[]; ofBrand: string };

let known: Data | undefined;

function knownData(): Data {
  known ??= {
    texts: textsOf(filesWithData).toSorted((a, b) => b.length - a.length),
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
      .filter((text) => /\p{Lu}|[\p{L}\p{N}]\s/u.test(text))
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

/** The days and months that `Intl` writes, and the halves of days. */
const ofDates = new Set(
  (['long', 'short'] as const).flatMap((width) =>
    Array.from({ length: 12 }, (_, index) => {
      const options = { month: width, weekday: width, hour: 'numeric', timeZone: 'UTC' } as const;
      return new Intl.DateTimeFormat('en', options)
        .formatToParts(new Date(Date.UTC(2026, index, 1 + ((index * 10) % 27), index * 2)))
        .map(({ value }) => value);
    }).flat(),
  ),
);

/** Names that are the same in all languages. */
const names = new Set(['Google', 'Facebook', 'GitHub']);

/** Returns what is left of a text without data. */
export function withoutData(text: string): string {
  const { texts, ofBrand } = knownData();
  // A page may show a text of the brand in parts.
  if (ofBrand.includes(text.trim())) return '';
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
