/**
 * What one field of a dish may contain. `allowed` is written by hand; the tests hold both the rules
 * and the contract's schema to it.
 */
export type DishValue = {
  field:
    | 'name'
    | 'recipe'
    | 'image'
    | 'category'
    | 'priceCents'
    | 'diets'
    | 'allergens'
    | 'optionGroups'
    | 'load';
  note: string;
  value: unknown;
  allowed: boolean;
  /**
   * True where the API accepts what the rules refuse: it trims text before it stores it, understands
   * every form of web address, and stores nothing for null. Never the other way around.
   */
  onlyByApi?: boolean;
};

/** One value of a field, and what is special about it. */
export type Row = [note: string, value: unknown];

export function rows(field: DishValue['field'], allowed: boolean, list: Row[]): DishValue[] {
  return list.map(([note, value]) => ({ field, note, value, allowed }));
}

export function onlyByApi(field: DishValue['field'], list: Row[]): DishValue[] {
  return rows(field, false, list).map((row) => ({ ...row, onlyByApi: true }));
}

export const noText: Row[] = [
  ['null', null],
  ['a number', 7],
  ['a boolean', true],
  ['a list', ['a']],
  ['a map', { a: 1 }],
  ['nothing at all', undefined],
];

const printable: Row[] = [
  ['an emoji', 'Soup 🍲'],
  ['Arabic', 'شوربة'],
  ['a tab', 'a\tb'],
  ['a newline', 'a\nb'],
  ...[0x20, 0x7e, 0x80, 0x2029, 0x202f, 0x2065, 0x206a].map(around),
];

const unprintable: Row[] = [
  0x00, 0x01, 0x08, 0x0b, 0x0c, 0x1f, 0x7f, 0x202a, 0x202e, 0x2066, 0x2069,
].map(around);

function around(codePoint: number): Row {
  const character = String.fromCodePoint(codePoint);
  return [`${nameOf(character)} inside it`, `a${character}b`];
}

/** A character as Unicode names it: U+00A0. */
function nameOf(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return `U+${hex.toUpperCase().padStart(4, '0')}`;
}

const blanks = [' ', '\t', '\n', '\u00a0', '\u2028', '\u3000', '\ufeff'];

function untrimmed(field: 'name' | 'recipe'): DishValue[] {
  return blanks.flatMap((blank) => [
    ...onlyByApi(field, [
      [`${nameOf(blank)} before it`, `${blank}a`],
      [`${nameOf(blank)} after it`, `a${blank}`],
    ]),
    ...rows(field, false, [[`only ${nameOf(blank)}`, blank]]),
  ]);
}

/** Text at the edge of a length counted in UTF-16 units. */
function lengths(field: 'name' | 'recipe', most: number): DishValue[] {
  return [
    ...rows(field, true, [
      ['one character', 'a'],
      [`${most} characters`, 'a'.repeat(most)],
      [`${most} units of emoji`, '🍲'.repeat(most / 2)],
      [`${most} units of U+10000`, '\u{10000}'.repeat(most / 2)],
      [`${most} units of U+10FFFF`, '\u{10ffff}'.repeat(most / 2)],
      [`${most} times U+FFFF`, '\uffff'.repeat(most)],
    ]),
    ...rows(field, false, [
      ['empty', ''],
      [`${most + 1} characters`, 'a'.repeat(most + 1)],
      [`${most + 1} times U+FFFF`, '\uffff'.repeat(most + 1)],
      [`${most + 2} units of emoji`, '🍲'.repeat(most / 2 + 1)],
      [`${most + 2} units of U+10000`, '\u{10000}'.repeat(most / 2 + 1)],
      [`${most + 2} units of U+10FFFF`, '\u{10ffff}'.repeat(most / 2 + 1)],
    ]),
  ];
}

/** What text of at most this many UTF-16 units may contain. */
export function textValues(field: 'name' | 'recipe', most: number): DishValue[] {
  return [
    ...lengths(field, most),
    ...rows(field, true, printable),
    ...rows(field, false, [...noText, ...unprintable]),
    ...untrimmed(field),
  ];
}
