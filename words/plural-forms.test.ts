import { describe, expect, it } from 'vitest';
import { formsOfOneNumber, pluralFormsOf, pluralHeader, readPluralHeader } from './plural-forms.ts';

const languages =
  'ar cs cy da de en es fi fr ga he hr hu is it ja ko lt lv mk nb nl pl pt-BR pt-PT ro ru sk sl sr sv tr uk zh';

describe('the header Plural-Forms', () => {
  it.each(languages.split(' '))('of %s says the form of each number', (language) => {
    const { count, indexOf } = readPluralHeader(pluralHeader(language), language);
    const rules = new Intl.PluralRules(language);
    const numbers = Array.from({ length: 1001 }, (_, number) => number);
    const met = new Set(numbers.map((number) => rules.select(number)));
    expect(new Set([...met].map(indexOf)).size).toBe(count);
    expect(count).toBe(met.size);
  });

  it('gives what no whole number has the last text, and a million that of many', () => {
    const polish = readPluralHeader(pluralHeader('pl'), 'pl');
    expect(pluralFormsOf('pl').map(polish.indexOf)).toEqual([0, 1, 2, 2]);
    const french = readPluralHeader(pluralHeader('fr'), 'fr');
    expect(pluralFormsOf('fr').map(french.indexOf)).toEqual([0, 1, 1]);
  });

  it.each([
    ['as other tools write it', 'nplurals=2; plural=n>1;', [0, 1]],
    ['without spaces', 'nplurals=2;plural=(n!=1);', [0, 1]],
  ])('%s is read', (_case, header, indexes) => {
    expect((['one', 'other'] as const).map(readPluralHeader(header, 'de').indexOf)).toEqual(
      indexes,
    );
  });

  it.each(['', 'nplurals=2;', 'nplurals=2; plural=process.exit(1);', 'nplurals=2; plural=m;'])(
    'is refused: "%s"',
    (header) => {
      expect(() => readPluralHeader(header, 'de')).toThrow();
    },
  );

  it('is refused if it says a text that there is not', () => {
    expect(() => readPluralHeader('nplurals=2; plural=(n==1 ? 0 : n<5 ? 1 : 2);', 'de')).toThrow(
      'The text of 5 is msgstr[2], but nplurals is 2.',
    );
  });

  it('of a language that counts in a way of its own is that of English', () => {
    expect(pluralHeader('mt')).toBe('nplurals=2; plural=(n != 1);');
  });
});

it.each([
  ['de', ['one']],
  ['fr', []],
  ['ru', []],
  ['pl', ['one']],
  ['sl', []],
  ['ar', ['zero', 'one', 'two']],
])('the plural forms of a single number in %s are %j', (language, forms) => {
  expect(formsOfOneNumber(language)).toEqual(forms);
});
