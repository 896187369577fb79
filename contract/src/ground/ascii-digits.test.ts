import { expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

it.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['² Ⅷ ½ abc', '² Ⅷ ½ abc'],
])('the digits of %s are written as %s', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits);
});
