import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLanguages } from '../../words/languages.ts';
import { parsePo, translationFile } from '../../words/read-translation.ts';
import { readEnglishMessages, repository } from '../../words/words-files.ts';
import { wordsTree } from '../../words/words-tree.ts';
import { likeEnglish, untranslatedMessages, unusedMessages } from './list-words.ts';
import { mergePo, newHeaders } from './merge-po.ts';

const file = 'web/src/parts/words.en.ts';
const english = `export const title = 'Your cart';

// The name of the dish follows.
export const edit = (dish: string) => \`Edit \${dish}\`;
export const dishes = (count: number) =>
  plural(count, { one: '1 dish', other: \`\${count} dishes\` });
export const reasons = { sold_out: 'Sold out', 'too-busy': 'Too busy' };
`;

/** Returns a file of German with all messages of a tree, from an older one. */
function merged(files: Record<string, string>, older?: string): string {
  const messages = readEnglishMessages(wordsTree(files));
  const empty = { headers: newHeaders('de'), translations: {} };
  return mergePo(older === undefined ? empty : parsePo(Buffer.from(older), 'de.po'), messages);
}

const german = () =>
  merged({ [file]: english })
    .replace('msgid "Your cart"\nmsgstr ""', 'msgid "Your cart"\nmsgstr "Ihr Warenkorb"')
    .replace('msgid "Edit {dish}"\nmsgstr ""', 'msgid "Edit {dish}"\nmsgstr "{dish} ändern"');

describe('a file of translators', () => {
  it('has the messages of all modules, and what comments say of them', () => {
    const text = merged({ [file]: english });
    expect(text).toContain('"Plural-Forms: nplurals=2; plural=(n != 1);\\n"');
    expect(text).toContain(`#. The name of the dish follows.
#, python-brace-format
msgctxt "${file}#edit"
msgid "Edit {dish}"
msgstr ""`);
    expect(text).toContain(`msgid "1 dish"
msgid_plural "{count} dishes"
msgstr[0] ""
msgstr[1] ""`);
    expect(text).toContain(`msgctxt "${file}#reasons.too-busy"`);
  });

  it('is the same when nothing has changed', () => {
    expect(merged({ [file]: english }, german())).toBe(german());
  });

  it('keeps the translation of a message that moved to another module, or has another name', () => {
    const moved = merged({ 'web/src/cart/words.en.ts': english }, german());
    expect(moved).toContain('web/src/cart/words.en.ts#title');
    expect(moved).toContain('msgstr "Ihr Warenkorb"');
    expect(moved).not.toContain(file);
    const renamed = merged({ [file]: english.replace('title', 'heading') }, german());
    expect(renamed).toContain(`#heading"\nmsgid "Your cart"\nmsgstr "Ihr Warenkorb"`);
  });

  it('takes a translation by its text only if all that have the text agree', () => {
    const two = german().replace(
      `msgctxt "${file}#title"`,
      `msgctxt "${file}#other"\nmsgid "Your cart"\nmsgstr "Der Warenkorb"\n\n$&`,
    );
    const renamed = merged({ [file]: english.replace('title', 'heading') }, two);
    expect(renamed).toContain(`#heading"\nmsgid "Your cart"\nmsgstr ""`);
  });

  it('marks a message as fuzzy whose English has changed, and says what it was', () => {
    const changed = english.replace('Your cart', 'The cart');
    const text = merged({ [file]: changed }, german());
    const entry = `#, fuzzy
#| msgid "Your cart"
msgctxt "${file}#title"
msgid "The cart"
msgstr "Ihr Warenkorb"`;
    expect(text).toContain(entry);
    expect(merged({ [file]: changed }, text)).toBe(text);
  });

  it('keeps at its end what no message has any longer, until it comes back', () => {
    const gone = merged({ [file]: english.replace(/export const title.*/, '') }, german());
    expect(gone).toContain('#~ msgstr "Ihr Warenkorb"');
    expect(merged({ [file]: english }, gone)).toBe(german());
  });

  it.each(completeLanguages.slice(1))('of this repository is up to date in %s', (language) => {
    const text = readFileSync(join(repository, translationFile(language)), 'utf8');
    expect(mergePo(parsePo(Buffer.from(text), ''), readEnglishMessages())).toBe(text);
  });
});

describe('the list', () => {
  it('names messages that are not translated, that read as in English, and that nobody uses', () => {
    const source =
      "export const title = 'Cart';\nexport const ok = 'OK';\nexport const edit = 'Edit';\n";
    const own = merged({ [file]: source }).replace('"Cart"\nmsgstr ""', '"Cart"\nmsgstr "Cart"');
    const root = wordsTree({
      [file]: source,
      'words/de.po': own.replace('"OK"\nmsgstr ""', '"OK"\nmsgstr "OK"'),
      'web/src/parts/cart.tsx':
        "import * as words from './words.en.ts';\nexport const a = [words.title, words\n  .ok];\n",
      'web/src/parts/cart.test.tsx': "import { edit } from './words.en.ts';\n",
    });
    expect(untranslatedMessages('de', root)).toEqual([`${file}#edit is not translated: “Edit”.`]);
    expect(likeEnglish('de', root)).toEqual([`${file}#title reads “Cart”.`]);
    expect(unusedMessages(root)).toEqual([`${file}: edit is used nowhere.`]);
  });

  it.each(completeLanguages.slice(1))('of %s is empty in this repository', (language) => {
    expect([...likeEnglish(language), ...unusedMessages()]).toEqual([]);
  });
});
