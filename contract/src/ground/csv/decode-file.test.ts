import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../testing/encode-text.ts';
import { decodeFile } from './decode-file.ts';

const menu = 'name;price\r\nCrème brûlée – “petite”;4,20 €\r\n';
const utf8 = new TextEncoder();

function utf16(text: string, isBigEndian = false): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
  return isBigEndian ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
}

/** What Windows-1252 has between 0x80 and 0x9f of the sample. */
const windows: Record<string, number> = { '€': 0x80, '–': 0x96, '“': 0x93, '”': 0x94 };
const windows1252 = (text: string) =>
  Uint8Array.from([...text].map((letter) => windows[letter] ?? letter.charCodeAt(0)));

describe('the letters of a file', () => {
  it.each([
    ['UTF-8 with a mark', utf8.encode(`\uFEFF${menu}`), 'UTF-8'],
    ['UTF-8 without a mark', utf8.encode(menu), 'UTF-8'],
    ['UTF-16 with a mark', utf16(`\uFEFF${menu}`), 'UTF-16'],
    ['UTF-16 with a mark, the other way round', utf16(`\uFEFF${menu}`, true), 'UTF-16'],
    ['UTF-16 without a mark', utf16(menu), 'UTF-16'],
    ['UTF-16 without a mark, the other way round', utf16(menu, true), 'UTF-16'],
    ['Windows-1252', windows1252(menu), 'Windows-1252'],
  ])('are found out in %s', (_, bytes, encoding) => {
    expect(decodeFile(bytes)).toEqual({ text: menu, encoding });
  });

  it.each([
    [
      'Windows-1250',
      'nazwa;cena\nŻurek;18,50\nGołąbki w sosie;25\nPierogi z kapustą;22',
      'windows-1250',
    ],
    ['Windows-1250', 'Název;Cena\nSvíčková na smetaně;189\nKuře s rýží;150', 'windows-1250'],
    ['Windows-1251', 'Название;Цена\nБорщ;350\nПельмени со сметаной;420', 'windows-1251'],
    ['Windows-1252', 'Gericht;Preis\nKäsespätzle;9,50\nGemüsesuppe;5', 'windows-1252'],
    ['Windows-1252', 'Prato;Preço\nPão com chouriço;3\nAção;1', 'windows-1252'],
    [
      'Shift-JIS',
      '品名,価格,説明\n味噌ラーメン,850,味噌とバター\n天ぷらそば,900,えび',
      'shift_jis',
    ],
    [
      'Macintosh',
      'Plat;Prix\nCrème brûlée;7\nPâté en croûte à la façon du chef;9\nGâteau;5',
      'macintosh',
    ],
  ])('are found out to be %s by the letters themselves in %j', (encoding, text, name) => {
    expect(decodeFile(encodeText(text, name))).toEqual({ text, encoding });
  });

  it('are those of the encoding that a person has chosen, except in UTF-8 and UTF-16', () => {
    const file = encodeText('Café', 'macintosh');
    expect(decodeFile(file, 'Macintosh')).toEqual({ text: 'Café', encoding: 'Macintosh' });
    expect(decodeFile(utf8.encode('Café'), 'Macintosh').encoding).toBe('UTF-8');
  });

  it('are UTF-8 in every file of ours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0'));
        const read = decodeFile(utf8.encode(`\uFEFFname\r\n${text}`));
        expect(read).toEqual({ text: `name\r\n${text}`, encoding: 'UTF-8' });
      }),
    );
  });

  it('may be none', () => {
    expect(decodeFile(new Uint8Array())).toEqual({ text: '', encoding: 'UTF-8' });
  });
});

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], /isn't a text file/],
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0, 6, 0], /is a spreadsheet\. Save it as “CSV UTF-8”/],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], /isn't a text file/],
  ['half a UTF-16 letter', [0xff, 0xfe, 0x61, 0, 0x62], /isn't a text file/],
  ['zeros', Array.from({ length: 50 }, () => 0), /isn't a text file/],
])('%s is refused, and the fault says what to do', (_, bytes, words) => {
  expect(() => decodeFile(Uint8Array.from(bytes))).toThrow(words);
});
