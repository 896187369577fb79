import { describe, expect, it } from 'vitest';
import { mergePo, newHeaders } from '../scripts/words/merge-po.ts';
import { completeLanguages } from './languages.ts';
import { readTranslation } from './read-translation.ts';
import { readEnglishMessages } from './words-files.ts';
import { wordsTree } from './words-tree.ts';

const english = 'web/src/diner/cart/words.en.ts';
const source = `export const title = 'Your cart';
export const edit = (dish: string) => \`Edit \${dish}\`;
export const dishes = (count: number, at: string) =>
  plural(count, { one: \`1 dish at \${at}\`, other: \`\${count} dishes at \${at}\` });
`;
const header = `msgid ""
msgstr ""
"Language: de\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
`;
const title = entry('title', 'msgid "Your cart"\nmsgstr "Ihr Warenkorb"');
const edit = entry('edit', 'msgid "Edit {dish}"\nmsgstr "{dish} ändern"');
const dishes = entry(
  'dishes',
  `msgid "1 dish at {at}"
msgid_plural "{count} dishes at {at}"
msgstr[0] "Ein Gericht um {at}"
msgstr[1] "{count} Gerichte um {at}"`,
);

function entry(key: string, lines: string): string {
  return `\nmsgctxt "${english}#${key}"\n${lines}\n`;
}

/** Returns what a file of German says, as texts by key and keys of what stays English. */
function read(po: string, language = 'de') {
  const root = wordsTree({ [english]: source, [`words/${language}.po`]: po });
  const { texts, left } = readTranslation(language, root);
  const keyOf = (id: string) => id.replace(`${english}#`, '');
  return {
    texts: Object.fromEntries([...texts].map(([id, own]) => [keyOf(id), own])),
    left: left.map(({ message }) => message.key),
  };
}

describe('the file of a language', () => {
  it('has the texts of messages, by their plural forms', () => {
    expect(read(header + title + edit + dishes)).toEqual({
      texts: {
        title: { other: 'Ihr Warenkorb' },
        edit: { other: '{dish} ändern' },
        dishes: { one: 'Ein Gericht um {at}', other: '{count} Gerichte um {at}' },
      },
      left: [],
    });
  });

  it.each([
    ['is missing', ''],
    ['is empty', entry('title', 'msgid "Your cart"\nmsgstr ""')],
    ['is marked as fuzzy', title.replace('\n', '\n#, fuzzy\n')],
    ['translates another English text', title.replace('Your cart', 'The cart')],
  ])('leaves a message in English that %s', (_case, po) => {
    expect(read(header + po + edit + dishes).left).toEqual(['title']);
  });

  it('may have entries that no message has any longer', () => {
    expect(
      read(header + title + edit + dishes + entry('gone', 'msgid "A"\nmsgstr "B"')).left,
    ).toEqual([]);
  });

  it('of a language with more plural forms has one text for each', () => {
    const polish = header
      .replace('de', 'pl')
      .replace(
        'nplurals=2; plural=(n != 1)',
        'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
      );
    const own = `msgid "1 dish at {at}"
msgid_plural "{count} dishes at {at}"
msgstr[0] "1 danie {at}"
msgstr[1] "{count} dania {at}"
msgstr[2] "{count} dań {at}"`;
    expect(read(polish + entry('dishes', own), 'pl').texts['dishes']).toEqual({
      one: '1 danie {at}',
      few: '{count} dania {at}',
      other: '{count} dań {at}',
    });
  });

  it.each<[string, string, string]>([
    ['a missing placeholder', edit.replace('{dish} ändern', 'Ändern'), '#edit lacks {dish}.'],
    ['an unknown placeholder', edit.replace(' ändern', ' {x}'), '#edit has an unknown {x}.'],
    ['a broken placeholder', edit.replace(' ändern', ' {'), '#edit has { or } that marks no'],
    [
      'a missing placeholder of a plural',
      dishes.replace('Ein Gericht um {at}', 'Ein Gericht'),
      '#dishes lacks {at} in the plural form "one".',
    ],
    [
      'a missing plural form',
      dishes.replace('Ein Gericht um {at}', ''),
      '#dishes lacks the text of a plural form.',
    ],
    [
      'a plural form too many',
      `${dishes}msgstr[2] "{count} {at}"\n`,
      'Expected to find 2 forms but got 3 for entry',
    ],
    ['a text that is not closed', '\nmsgid "A', 'words/de.po: Error parsing PO data'],
    ['a key twice', title + title, 'words/de.po: Duplicate msgid'],
  ])('is refused for %s', (_fault, po, message) => {
    expect(() => read(header + po)).toThrow(message);
  });

  it.each([
    ['another language', header.replace('de', 'pt_BR'), 'is a translation into pt-BR, not de.'],
    [
      'a wrong header',
      header.replace('(n != 1)', 'all'),
      'words/de.po: Plural-Forms cannot be read.',
    ],
    [
      'a plural form beyond the number of them',
      header.replace('(n != 1)', '(n==1 ? 0 : n<5 ? 1 : 2)'),
      'words/de.po: Plural-Forms cannot be read. The text of 5 is msgstr[2], but nplurals is 2.',
    ],
    ['no header', '', 'words/de.po is no PO file: it has no header.'],
  ])('is refused for %s', (_fault, po, message) => {
    expect(() => read(po)).toThrow(message);
  });

  it('that is not there is named', () => {
    expect(() => readTranslation('de', wordsTree({ [english]: source }))).toThrow(
      'words/de.po cannot be read.',
    );
  });

  it.each([0, 1])('may not leave out a number where msgstr[%i] is that of several', (index) => {
    const russian = header
      .replace('de', 'ru')
      .replace(
        'nplurals=2; plural=(n != 1)',
        'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
      );
    const po = (texts: readonly string[]) =>
      [
        'msgid "1 dish at {at}"\nmsgid_plural "{count} dishes at {at}"',
        ...texts.map((text, at) => `msgstr[${at}] "${text}"`),
      ].join('\n');
    const own = ['{count} блюдо {at}', '{count} блюда {at}', '{count} блюд {at}'];
    const lacking = own.with(index, 'Блюдо {at}');
    expect(read(russian + entry('dishes', po(own)), 'ru').left).toHaveLength(2);
    expect(() => read(russian + entry('dishes', po(lacking)), 'ru')).toThrow(
      `#dishes lacks {count} in the plural form "${['one', 'few'][index]}".`,
    );
  });

  it('may write a number as a word, but not leave out another value', () => {
    const of = (one: string) => dishes.replace('Ein Gericht um {at}', one);
    expect(read(header + of('Ein Gericht um {at}')).left).toHaveLength(2);
    expect(() => read(header + of('{count} Gericht'))).toThrow('lacks {at}');
  });
});

it.each(['de', 'pt-BR', 'zh-Hant-TW'])(
  'a new file of %s has every message, and leaves all in English',
  (language) => {
    const root = wordsTree({ [english]: source });
    const empty = { headers: newHeaders(language), translations: {} };
    const text = mergePo(empty, readEnglishMessages(root));
    expect(text).toContain(`"Language: ${language.split('-').join('_')}\\n"`);
    expect(read(text, language)).toEqual({ texts: {}, left: ['title', 'edit', 'dishes'] });
  },
);

it.each(completeLanguages.slice(1))(
  'every message of this repository is there in %s',
  (language) => {
    expect(readTranslation(language).left.map(({ id }) => id)).toEqual([]);
  },
);

it.each(completeLanguages.slice(1))(
  'what to write into a cell of a file is named in %s as it is read there',
  (language) => {
    const { texts } = readTranslation(language);
    const textOf = (id: string) => texts.get(id)?.other ?? '';
    const yes = textOf('contract/src/ground/table-words.en.ts#yes');
    expect(yes).not.toBe('');
    for (const id of [
      'contract/src/menu/words.en.ts#restingNotYesOrNo',
      'contract/src/options/csv-words.en.ts#defaultNotYesOrNo',
      'web/src/owner/import/words.en.ts#columnMeanings.resting',
      'web/src/owner/options/words.en.ts#columnMeanings.default',
    ])
      expect(textOf(id), id).toContain(yes);
    const monday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
    const day = monday.format(Date.UTC(2026, 10, 30)).replace(/\.$/, '');
    for (const id of [
      'contract/src/menu/words.en.ts#notServingTime',
      'web/src/owner/import/words.en.ts#columnMeanings.served',
    ])
      expect(textOf(id), id).toContain(`${day}-`);
  },
);
