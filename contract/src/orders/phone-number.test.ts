import { expect, it } from 'vitest';
import { isPhoneNumber } from './limits.ts';

it.each(['+351 21 000 0142', '(555) 123-4567', '555.123.4567', '555\u00A0123\u202F4567', '123456'])(
  'a telephone number may be written as people do: %s',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  },
);

it.each([
  '1234567\n89',
  '1234567\t89',
  '1234567\u202889',
  '12345',
  '1'.repeat(16),
  '555 HELLO',
  '',
])('a telephone number is one line of 6 to 15 digits, and not %j', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
