import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { readWords } from './read-messages.ts';
import {
  findEnglishWords,
  IncompleteTranslation,
  readSource,
  requireTranslation,
  translationOf,
} from './words-files.ts';
import { wordsTree } from './words-tree.ts';

const english = 'web/src/diner/cart/words.en.ts';
const portuguese = 'web/src/diner/cart/words.pt-PT.ts';

/** Returns what keeps Portuguese words from standing in for English ones. */
function faultsOf(inEnglish: string, own?: string): string[] {
  const root = wordsTree({ [english]: inEnglish, ...(own !== undefined && { [portuguese]: own }) });
  try {
    requireTranslation('pt-PT', root);
  } catch (error) {
    if (!(error instanceof IncompleteTranslation)) throw error;
    const [title, ...lines] = error.message.split('\n');
    expect(title).toBe('The words in pt-PT are not complete:');
    return lines;
  }
  return [];
}

const dishes =
  "export const dishes = (count: number) => plural(count, { one: 'a', other: `${count} b` });";

describe('a translation', () => {
  it('that has every message is complete', () => {
    expect(faultsOf("export const a = 'A';", "export const a = 'B';")).toEqual([]);
  });

  it('without a file is named with it', () => {
    expect(faultsOf("export const a = 'A';")).toEqual([`${portuguese} is missing.`]);
  });

  it('that lacks a message, or has an unknown one, is named with file and message', () => {
    expect(faultsOf("export const a = 'A';", "\nexport const b = 'B';")).toEqual([
      `${portuguese}: a is missing.`,
      `${portuguese}:2: b is unknown.`,
    ]);
  });

  it('that lacks the entry of a table, or has an unknown one, is named with it', () => {
    expect(
      faultsOf("export const a = { b: 'B', 'c-d': 'C' };", "export const a = { b: 'B', e: 'E' };"),
    ).toEqual([`${portuguese}: a.c-d is missing.`, `${portuguese}:1: a.e is unknown.`]);
  });

  it.each([
    ['(name: string, dish: string) => `${name}${dish}`', 'takes (name, dish) instead of (dish)'],
    ['(name: string) => `${name}`', 'takes (name) instead of (dish)'],
    ['<Part>(dish: Part) => inParts`${dish}`', 'is a parts, but a sentence in English'],
    ["'A'", 'is a text, but a sentence in English'],
    ["(dish: string) => 'A'", 'never uses dish'],
  ])('of other values is refused: %s', (own, fault) => {
    expect(
      faultsOf('export const a = (dish: string) => `A ${dish}`;', `export const a = ${own};`),
    ).toEqual([`${portuguese}:1: a ${fault}.`]);
  });

  it.each([
    ['{ one: `a`, other: `${count} b` }', []],
    ['{ one: `${count} a`, many: `${count} c`, other: `${count} b` }', []],
    ['{ one: `a`, other: `b` }', ['lacks {count} in the plural form "other"']],
    ['{ other: `${count} b` }', ['lacks the plural form "one"']],
    ['{ one: `a` }', ['is empty']],
    [
      '{ one: `a`, few: `${count} c`, other: `${count} b` }',
      ['has the plural form "few", which pt-PT does not have'],
    ],
  ])('of other plural forms than those of its language is refused: %s', (own, faults) => {
    expect(
      faultsOf(dishes, `export const dishes = (count: number) => plural(count, ${own});`),
    ).toEqual(faults.map((fault) => `${portuguese}:1: dishes ${fault}.`));
  });

  it('may write the number as a word, and has to show what the English one shows besides', () => {
    const of = (one: string) =>
      `export const a = (count: number, dish: string) => plural(count, { one: ${one}, other: \`\${count} \${dish}\` });`;
    expect(faultsOf(of('`${count} ${dish}`'), of('`Um ${dish}`'))).toEqual([]);
    expect(faultsOf(of('`${count} ${dish}`'), of('`${count}`'))).toEqual([
      `${portuguese}:1: a lacks {dish} in the plural form "one".`,
    ]);
  });
});

describe.each(languages)('the words of this repository in %s', (language) => {
  it.each(findEnglishWords())('can be read from %s', (file) => {
    const module = translationOf(file, language);
    expect(readWords(module, readSource(module) ?? '').faults).toEqual([]);
  });

  it('are complete', () => {
    expect(() => {
      requireTranslation(language);
    }).not.toThrow();
  });
});
