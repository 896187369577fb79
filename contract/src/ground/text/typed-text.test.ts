import { expect, it } from 'vitest';
import { typedNumber, typedText, withPlainDigits } from './typed-text.ts';

it.each([
  ['dana@thymely.test\u00A0', 'dana@thymely.test'],
  ['\uFEFFdana\u200B@thymely.test', 'dana@thymely.test'],
  ['ｄａｎａ＠thymely.test', 'dana@thymely.test'],
  ['dana٣@thymely.test', 'dana٣@thymely.test'],
])('the text %j is read as %j', (typed, read) => {
  expect(typedText(typed)).toBe(read);
});

it.each([
  ['12.50\u200B', '12.50'],
  ['１２．５０', '12.50'],
  ['١٢٫٥٠', '12.50'],
  ['۱۲۳۴', '1234'],
  ['३', '3'],
  ['−2', '-2'],
  ['–2', '-2'],
  ['1–2', '1–2'],
])('the number %j is read as %j', (typed, read) => {
  expect(typedNumber(typed)).toBe(read);
});

it('every digit of every script is one from 0 to 9', () => {
  const zeros = ['0', '٠', '۰', '०', '০', '๐', '၀', '᠐', '\u{1D7CE}', '\u{1E950}'];
  for (const zero of zeros) {
    const first = zero.codePointAt(0) ?? 0;
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value));
    expect(withPlainDigits(digits.join(''))).toBe('0123456789');
  }
  expect(withPlainDigits('² Ⅷ ½ abc')).toBe('² Ⅷ ½ abc');
});
