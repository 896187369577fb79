import { describe, expect, it } from 'vitest';
import { inPseudoLanguage } from './pseudo-language.ts';
import type { Texts } from './read-messages.ts';
import { translated } from './translate.ts';

function inOwnWords(source: string, texts: Record<string, Texts>): string {
  return translated('web/src/words.en.ts', source, (file, { key }) => texts[`${file}#${key}`]);
}

describe('a module of English words', () => {
  it('has other texts in their places; names, types and comments stay', () => {
    const english = `import { richText, plural } from '@thymely/contract/ground/words';

// The name of the dish follows.
export const edit = (dish: string) => \`Edit \${dish}\`;
export const dishes = (count: number) =>
  plural(count, { one: '1 dish', other: \`\${count} dishes\` });
export const callUs = <Value>(phone: Value) => richText\`Call \${phone}.\`;
export const reasons: Record<Reason, string> = { sold_out: 'Sold out', 'too-busy': 'Too busy' };
`;
    const code = inOwnWords(english, {
      'web/src/words.en.ts#edit': { other: '`{dish}` ändern: $5 ${' },
      'web/src/words.en.ts#dishes': { one: 'Ein Gericht', other: '{count} Gerichte' },
      'web/src/words.en.ts#callUs': { other: 'Rufen Sie an.' },
      'web/src/words.en.ts#reasons.too-busy': { other: 'Zu "viel"\nlos' },
    });
    expect(code).toBe(`import { richText, plural } from '@thymely/contract/ground/words';

// The name of the dish follows.
export const edit = (dish: string) => \`\\\`\${dish}\\\` ändern: $5 \\\${\`;
export const dishes = (count: number) =>
  plural(count, { one: "Ein Gericht", other: \`\${count} Gerichte\` });
export const callUs = <Value>(phone: Value) => richText\`Rufen Sie an.\`;
export const reasons: Record<Reason, string> = { sold_out: 'Sold out', 'too-busy': "Zu \\"viel\\"\\nlos" };
`);
  });

  it('counts a number that is told in English by English rules', () => {
    const english =
      "export const dishes = (count: number) => plural(count, { one: '1 dish', other: `${count} dishes` });";
    expect(inOwnWords(english, {})).toBe(
      'export const dishes = (count: number) => plural(count, { other: count === 1 ? "1 dish" : `${count} dishes` });',
    );
  });

  it('with logic in a message is refused by file and line', () => {
    expect(() => inOwnWords("\nexport const a = isOpen ? 'A' : 'B';", {})).toThrow(
      'web/src/words.en.ts:2: a is neither a text, nor a function, nor a table of texts.',
    );
  });

  it.each([
    ["export const title = 'Your cart';", 'export const title = "[!! Ýöüř çářt ~~~~ !!]";'],
    [
      'export const edit = (dish: string) => `Edit ${dish}`;',
      'export const edit = (dish: string) => `[!! Édít ${dish} ~~~~ !!]`;',
    ],
    [
      "export const n = (count: number) => plural(count, { one: 'Soup', other: `${count} s` });",
      'export const n = (count: number) => plural(count, { one: "[!! Šöüp ~~~~ !!]", other: `[!! ${count} š ~~~~ !!]` });',
    ],
    [
      'export const call = <Value>(phone: Value) => richText`Call ${phone}.`;',
      'export const call = <Value>(phone: Value) => richText`[!! Çáll ${phone}. ~~~~ !!]`;',
    ],
  ])('in the pseudo-language has marks, accents and more letters: %s', (english, pseudo) => {
    expect(translated('words.en.ts', english, (_, { texts }) => inPseudoLanguage(texts))).toBe(
      pseudo,
    );
  });
});
