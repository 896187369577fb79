import { expect, it } from 'vitest';
import * as v from 'valibot';
import { dialed, isPhoneNumber } from './phone-number.ts';
import { phoneSchema } from './schema.ts';

it.each([
  '+351 21 000 0142',
  '(555) 123-4567',
  '555.123.4567',
  '555\u00A0123\u202F4567',
  '123456',
  '٠١٢ ٣٤٥ ٦٧٨',
  '＋１ ５５５ ０１００',
  '555 123 4567 ext. 12',
  '555 123 4567, ext 12',
  '555-123-4567x12',
  '21 000 0142 ramal 7',
  '555 123 4567 #1234',
  '\u202A+1 555 0100 200\u202C',
  '555–0100',
  '555‑0100 ext 12',
  '555−0100',
  '030 1234567 Durchwahl 8',
  '030 1234567 DW: 8',
])('a telephone number may be written as people do: %s', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

it.each([
  '1234567\n89',
  '1234567\t89',
  '1234567\u202889',
  '12345',
  '1'.repeat(16),
  '555 HELLO',
  '555 123 4567 ext.',
  '555 123 4567 ext. 1234567',
  '',
])('a telephone number is one line of 6 to 15 digits, and not %j', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

it.each([
  ['+351 21 000 0142', '+351210000142'],
  ['(555) 123-4567 ext. 12', '5551234567,12'],
  ['٠١٢ ٣٤٥ ٦٧٨', '012345678'],
  ['\u202A+1 555–0100 200\u202C', '+15550100200'],
  ['030 1234567 DW 8', '0301234567,8'],
])('a telephone dials %s as %s', (text, digits) => {
  expect(dialed(text)).toBe(digits);
});

it('a number is kept as it was written, without characters that nobody sees', () => {
  expect(v.parse(phoneSchema, ' \u202A+1 555–0100\u202C ')).toBe('+1 555–0100');
});
