import { expect, it } from 'vitest';
import { pluralHeader } from '../../words/plural-forms.ts';
import { wordsTree } from '../../words/words-tree.ts';
import { doubledMessages } from './doubled-messages.ts';

/** Returns the file of a language in which these messages have a text. */
function translated(language: string, texts: Record<string, [english: string, own: string]>) {
  const header = `msgid ""\nmsgstr ""\n"Plural-Forms: ${pluralHeader(language)}\\n"\n`;
  const entries = Object.entries(texts).map(
    ([id, [english, own]]) => `msgctxt "${id}"\nmsgid "${english}"\nmsgstr "${own}"\n`,
  );
  return [header, ...entries].join('\n');
}

/** Finds the doubles of a room with two files of words, in which two messages mean different things. */
function doublesIn(room: string, other = room) {
  const [list, form] = [`${room}/words.en.ts`, `${other}/form/words.en.ts`];
  const own = (all: string) => ({
    [`${list}#name`]: ['Name', 'Nome'] as [string, string],
    [`${form}#name`]: ['Name', 'Nome'] as [string, string],
    [`${list}#all`]: ['All', 'Todos'] as [string, string],
    [`${form}#all`]: ['All', all] as [string, string],
  });
  return doubledMessages(
    wordsTree({
      [list]:
        "export const name = 'Name';\nexport const all = 'All';\nexport const kinds = { a: 'Egg', b: 'Egg' };\n",
      [form]: "export const name = 'Name';\nexport const all = 'All';\n",
      'words/de.po': translated('de', own('Todos')),
      'words/pt-PT.po': translated('pt-PT', own('Todas')),
    }),
  );
}

it('a text with one meaning is named when a room has it twice', () => {
  expect(doublesIn('web/src/owner/dishes')).toEqual([
    'web/src/owner/dishes: “Name” stands in form/words.en.ts#name and words.en.ts#name.',
  ]);
  expect(doublesIn('contract/src/menu')).toHaveLength(1);
});

it('a sentence is named that a room has once with values and once with parts', () => {
  const [list, form] = [
    'web/src/owner/dishes/words.en.ts',
    'web/src/owner/dishes/form/words.en.ts',
  ];
  const root = wordsTree({
    [list]: 'export const more = (dish: string) => `More for ${dish}`;\n',
    [form]: 'export const more = <Value>(name: Value) => richText`More for ${name}`;\n',
    'words/de.po': translated('de', {}),
    'words/pt-PT.po': translated('pt-PT', {}),
  });
  expect(doubledMessages(root)).toEqual([
    'web/src/owner/dishes: “More for {name}” stands in form/words.en.ts#more and words.en.ts#more.',
  ]);
});

it('two rooms may have the same text, and so may two messages that a language tells apart', () => {
  expect(doublesIn('web/src/owner/dishes', 'web/src/owner/options')).toEqual([]);
});

it('a text with one meaning stands once within each room of this repository', () => {
  expect(doubledMessages()).toEqual([]);
});
