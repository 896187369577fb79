import { describe, expect, it } from 'vitest';
import { readWords } from './read-messages.ts';

function messagesOf(code: string) {
  const { statements, faults } = readWords('words.en.ts', code);
  expect(faults).toEqual([]);
  return statements.flatMap(({ messages }) => messages);
}

describe('a message', () => {
  it.each([
    ["export const a = 'A';", { key: 'a', kind: 'text', placeholders: [], texts: { other: 'A' } }],
    [
      'export const a = (dish: string) => `Edit ${dish}`;',
      { key: 'a', kind: 'sentence', placeholders: ['dish'], texts: { other: 'Edit {dish}' } },
    ],
    [
      "export const a = (count: number, at: string) => plural(count, { one: 'One', other: `${count} ${at}` });",
      {
        key: 'a',
        kind: 'plural',
        placeholders: ['count', 'at'],
        count: 'count',
        texts: { one: 'One', other: '{count} {at}' },
      },
    ],
    [
      'export const a = <Value>(phone: Value) => richText`Call ${phone}.`;',
      { key: 'a', kind: 'rich text', placeholders: ['phone'], texts: { other: 'Call {phone}.' } },
    ],
  ])('is read from %s', (code, message) => {
    expect(messagesOf(code)).toMatchObject([message]);
  });

  it('is read from each entry of a table, with or without a type', () => {
    const entries = [
      { key: 'a.sold_out', kind: 'table entry', placeholders: [], texts: { other: 'A' } },
      { key: 'a.404', kind: 'table entry', placeholders: [], texts: { other: 'B' } },
    ];
    const table = "{ sold_out: 'A', 404: 'B' }";
    expect(messagesOf(`export const a = ${table};`)).toMatchObject(entries);
    expect(messagesOf(`export const a: Record<B, string> = ${table};`)).toMatchObject(entries);
    expect(messagesOf(`export const a = ${table} satisfies B;`)).toMatchObject(entries);
  });

  it('has the line of its statement; imports and types are none', () => {
    const code =
      "import type { B } from 'b';\n\nexport type Complete = B;\nexport const a = 'A';\n";
    expect(readWords('words.pt-PT.ts', code).statements).toMatchObject([{ name: 'a', line: 4 }]);
  });
});

describe('another form is refused with file, line and name', () => {
  it.each([
    ['export const a = 1;', 'a is neither a text, nor a function, nor a table of texts'],
    ["export const a = 'A' + 'B';", 'a is neither a text, nor a function, nor a table of texts'],
    ['export const a = `A ${b}`;', 'a puts something else than a parameter into its text'],
    ["const a = 'A';", 'a statement is no exported constant'],
    ["export let a = 'A';", 'a statement is no exported constant'],
    ["export function a() { return 'A'; }", 'a statement is no exported constant'],
    ["export const a = { b: { c: 'C' } };", 'a has something else than a text by a code'],
    ["export const a = { ...b, c: 'C' };", 'a has something else than a text by a code'],
    ["export const a = { [b]: 'C' };", 'a has something else than a text by a code'],
    [
      'export const a = (b: B) => `${b.c}`;',
      'a puts something else than a parameter into its text',
    ],
    ['export const a = ({ b }: B) => `${b}`;', 'a has a parameter that is no plain name'],
    ["export const a = (b = 'B') => `${b}`;", 'a has a parameter that is no plain name'],
    ['export const a = (b?: string) => `${b}`;', 'a has a parameter that is no plain name'],
    [
      'export const a = (b: string) => b;',
      'a returns neither a text nor plural(…) nor richText`…`',
    ],
    [
      "export const a = (b: boolean) => (b ? 'B' : 'C');",
      'a returns neither a text nor plural(…) nor richText`…`',
    ],
    [
      'export const a = (b: string) => { return `${b}`; };',
      'a returns neither a text nor plural(…) nor richText`…`',
    ],
    [
      "export const a = (b: B) => plural(b.c, { other: 'B' });",
      'a has a plural of something else than a parameter',
    ],
    ['export const a = (b: number) => plural(b, forms);', 'a has a plural without its forms'],
    [
      'export const a = (b: number) => plural(b, { other: c });',
      'a has a plural form that is no text',
    ],
    ["export const a = '';", 'a is empty'],
    [
      "export const a = ' more';",
      'a begins or ends with white space, as a piece of a sentence does',
    ],
    [
      "export const a = { b: 'B', c: 'Note: ' };",
      'a begins or ends with white space, as a piece of a sentence does',
    ],
    [
      'export const a = (count: number) => plural(count, { one: "A dish", other: `${count} dishes\n` });',
      'a begins or ends with white space, as a piece of a sentence does',
    ],
    [
      'export const a = <Value>(b: Value) => richText` and ${b}`;',
      'a begins or ends with white space, as a piece of a sentence does',
    ],
    ["export const a = '{b}';", 'a has { or } in its text'],
    ["export const a = (b: string) => 'A';", 'a never uses b'],
  ])('%s', (code, fault) => {
    expect(readWords('web/src/words.en.ts', `\n${code}`).faults).toEqual([
      `web/src/words.en.ts:2: ${fault}.`,
    ]);
  });

  it('and so is a file that is no TypeScript', () => {
    expect(readWords('web/src/words.en.ts', 'export const a = ;').faults).toEqual([
      expect.stringMatching(/^web\/src\/words\.en\.ts is no TypeScript: /),
    ]);
  });
});
