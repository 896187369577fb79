import { describe, expect, it } from 'vitest';
import { languages } from '../../words/languages.ts';
import { messagesIn } from '../../words/compare-words.ts';
import { readWords } from '../../words/read-messages.ts';
import { wordsTree } from '../../words/words-tree.ts';
import { exportPo } from './export-po.ts';
import { importPo } from './import-po.ts';
import { untranslatedMessages, unusedMessages } from './list-words.ts';
import { byKey, readTranslations } from './translations.ts';
import { writeModule } from './write-module.ts';

const others = languages.filter((language) => language !== 'en');

describe.each(others)('the words of this repository in %s', (language) => {
  it('come back from a PO file without a difference', async () => {
    const { text, count } = exportPo(language);
    expect(count).toBeGreaterThan(40);
    expect([...(await importPo(language, Buffer.from(text))).keys()]).toEqual([]);
  });

  it('are the same messages when their modules are written anew', async () => {
    for (const translation of readTranslations(language)) {
      const messages = messagesIn(translation.own.words ?? { statements: [], faults: [] });
      const texts = new Map(messages.map((message) => [message.key, message.texts]));
      const own = { ...translation.own, source: undefined, words: undefined };
      const text = await writeModule({ ...translation, own }, texts, language);
      const { statements, faults } = readWords(own.file, text);
      expect(faults).toEqual([]);
      const written = byKey({ statements, faults });
      expect([...written.keys()].toSorted()).toEqual([...texts.keys()].toSorted());
      for (const [key, { texts: own }] of written) expect(own, key).toEqual(texts.get(key));
    }
  });

  it('are all translated', () => {
    expect(untranslatedMessages(language)).toEqual([]);
  });
});

it('no message of this repository is unused', () => {
  expect(unusedMessages()).toEqual([]);
});

const english = `import { inParts, plural } from '@thymely/contract/ground/words';
import type { Reason } from '../reasons.ts';

export const title = 'Your cart';

// The name of the dish follows.
export const edit = (dish: string) => \`Edit \${dish}\`;
export const dishes = (count: number, at: string) =>
  plural(count, { one: \`1 dish at \${at}\`, other: \`\${count} dishes at \${at}\` });
export const callUs = <Part>(phone: Part) => inParts\`Call \${phone}.\`;
export const reasons: Record<Reason, string> = { sold_out: 'Sold out', 'too-busy': 'Too busy' };
`;

const portuguese = `import { inParts, plural, type Translation } from '@thymely/contract/ground/words';
import type { Reason } from '../reasons.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'O seu carrinho';

// The name of the dish follows.
export const edit = (dish: string) => \`Alterar \${dish}\`;
export const dishes = (count: number, at: string) =>
  plural(count, { one: \`1 prato às \${at}\`, other: \`\${count} pratos às \${at}\` });
export const callUs = <Part>(phone: Part) => inParts\`Ligue para o \${phone}.\`;
export const reasons: Record<Reason, string> = { sold_out: 'Esgotado', 'too-busy': 'Com pressa' };
`;

const englishFile = 'web/src/parts/words.en.ts';
const portugueseFile = 'web/src/parts/words.pt-PT.ts';
const both = { [englishFile]: english, [portugueseFile]: portuguese };

/** Returns the module that a PO file of a tree becomes after changes, or undefined if nothing changes. */
async function imported(
  files: Record<string, string>,
  change: (po: string) => string,
  language = 'pt-PT',
): Promise<string | undefined> {
  const root = wordsTree(files);
  const po = change(exportPo(language, root).text);
  const written = await importPo(language, Buffer.from(po), root);
  return written.get(`web/src/parts/words.${language}.ts`);
}

describe('a PO file', () => {
  it('says which plural form each text is, and what a comment says of a message', () => {
    const { text, count } = exportPo('pt-PT', wordsTree(both));
    expect(count).toBe(6);
    expect(text).toContain('"Plural-Forms: nplurals=2; plural=(n != 1);\\n"');
    expect(text).toContain('"X-Plurals: one, other\\n"');
    expect(text).toContain(`#. The name of the dish follows.
msgctxt "web/src/parts/words.en.ts#edit"
msgid "Edit {dish}"
msgstr "Alterar {dish}"`);
    expect(text).toContain(`msgid "1 dish at {at}"
msgid_plural "{count} dishes at {at}"
msgstr[0] "1 prato às {at}"
msgstr[1] "{count} pratos às {at}"`);
    expect(text).toContain(`msgctxt "web/src/parts/words.en.ts#reasons.too-busy"`);
  });

  it('of a language that counts otherwise has its plural forms', () => {
    const { text } = exportPo('pl', wordsTree(both));
    expect(text).toContain('"X-Plurals: one, few, many, other\\n"');
    expect(text).toContain('n%10>=2');
    expect(text).toContain('msgstr[3] ""');
  });

  it('changes only the texts that differ', async () => {
    const text = await imported(both, (po) =>
      po
        .replace('"O seu carrinho"', '"O\u00a0teu \\"carrinho\\" d\'ouro\\n`$"')
        .replace('"Alterar {dish}"', '"{dish}: `alterar`"'),
    );
    const [before = '', after = ''] = portuguese.split("'O seu carrinho'");
    expect(text).toBe(
      `${before}'O\\u00a0teu "carrinho" d\\'ouro\\n\`$'${after.replace('Alterar ${dish}', '${dish}: \\`alterar\\`')}`,
    );
  });

  it('becomes a module like the English one where there is none', async () => {
    const root = wordsTree(both);
    const { text } = exportPo('pt-PT', root);
    const written = await importPo(
      'pt-PT',
      Buffer.from(text),
      wordsTree({ [englishFile]: english }),
    );
    expect([...written]).toEqual([[portugueseFile, portuguese]]);
  });

  it('adds messages that are new, and takes out those that are gone', async () => {
    const old = portuguese
      .replace(/export const edit = .*\n/, '')
      .replace(/, 'too-busy': '.*'/, '')
      .replace(/export const callUs = .*\n/, "export const gone = 'Não há';\n")
      .replace('inParts, ', '');
    const po = exportPo('pt-PT', wordsTree(both)).text;
    const text = await imported({ ...both, [portugueseFile]: old }, () => po);
    const { statements, faults } = readWords(portugueseFile, text ?? '');
    expect(faults).toEqual([]);
    expect(statements.map(({ name }) => name)).toEqual([
      'title',
      'edit',
      'dishes',
      'callUs',
      'reasons',
    ]);
    expect(text).toContain('import { inParts, plural, type Translation } from');
  });

  it('leaves what is empty or fuzzy as it is', async () => {
    const text = await imported(both, (po) =>
      po
        .replace('"O seu carrinho"', '""')
        .replace('msgctxt "web/src/parts/words.en.ts#callUs"', '#, fuzzy\n$&')
        .replace('Ligue para o', 'Telefone para'),
    );
    expect(text).toBeUndefined();
  });
});

describe('nothing is written', () => {
  const fileless = `msgid ""\nmsgstr ""\n"Language: pt_PT\\n"\n`;

  it.each<[string, (po: string) => string, string]>([
    ['an unknown key', (po) => po.replace('#title', '#titel'), `${englishFile}#titel is unknown.`],
    [
      'a missing placeholder',
      (po) => po.replace('"Alterar {dish}"', '"Alterar"'),
      `${englishFile}#edit lacks {dish}.`,
    ],
    [
      'an unknown placeholder',
      (po) => po.replace('"Alterar {dish}"', '"Alterar {dish} {prato}"'),
      `${englishFile}#edit has an unknown {prato}.`,
    ],
    [
      'a broken placeholder',
      (po) => po.replace('"Alterar {dish}"', '"Alterar {dish} {"'),
      `${englishFile}#edit has { or } that marks no placeholder.`,
    ],
    [
      'a missing placeholder of a plural',
      (po) => po.replace('"1 prato às {at}"', '"1 prato"'),
      `${englishFile}#dishes lacks {at} in the plural form "one".`,
    ],
    [
      'a missing plural form',
      (po) => po.replace('"1 prato às {at}"', '""'),
      `${englishFile}#dishes lacks the plural form "one".`,
    ],
    [
      'another English text',
      (po) => po.replace('msgid "Your cart"', 'msgid "The cart"'),
      `${englishFile}#title is the translation of another English text than there is now.`,
    ],
    [
      'another language',
      (po) => po.replace('pt_PT', 'pt_BR'),
      'The file is a translation into pt-BR, not pt-PT.',
    ],
    [
      'an unknown plural form',
      (po) => po.replace('one, other', 'few, other'),
      'X-Plurals names a form that pt-PT has not.',
    ],
    [
      'too many plural forms',
      (po) => po.replace(/msgstr\[1\] .*/, '$&\nmsgstr[2] "x"').replace('nplurals=2', 'nplurals=3'),
      `${englishFile}#dishes has 3 texts instead of 2.`,
    ],
    [
      'a file that ends within a text',
      (po) => po.replace('"Sold out"', '"Sold out'),
      'Error parsing PO data',
    ],
    [
      'a text that is no PO file',
      () => 'title: O seu carrinho',
      'Invalid key name "title" at line 1',
    ],
    ['an empty file', () => '', 'This is no PO file: it has no header.'],
    [
      'a key twice',
      (po) => `${po}\nmsgctxt "${englishFile}#title"\nmsgid "Your cart"\nmsgstr "A"\n`,
      'Duplicate msgid',
    ],
  ])('of %s', async (_fault, change, message) => {
    await expect(imported(both, change)).rejects.toThrow(message);
  });

  it('if a message is neither in the file nor in a module', async () => {
    await expect(imported({ [englishFile]: english }, () => fileless)).rejects.toThrow(
      `${englishFile}#title is not translated.\n${englishFile}#edit is not translated.`,
    );
  });
});

describe('the list', () => {
  it('names messages that read as in English, and those that nobody uses', () => {
    const root = wordsTree({
      [englishFile]:
        "export const title = 'Cart';\nexport const ok = 'OK';\nexport const edit = 'Edit';\n",
      [portugueseFile]:
        "export const title = 'Cart';\nexport const ok = 'OK';\nexport const edit = 'Alterar';\n",
      'web/src/parts/cart.tsx':
        "import * as words from './words.en.ts';\nexport const a = [words.title, words\n  .ok];\n",
      'web/src/parts/cart.test.tsx': "import { edit } from './words.en.ts';\n",
    });
    expect(untranslatedMessages('pt-PT', root)).toEqual([`${portugueseFile}: title reads “Cart”.`]);
    expect(unusedMessages(root)).toEqual([`${englishFile}: edit is used nowhere.`]);
  });
});
