import { expect, it } from 'vitest';
import { readYesNo, writeYesNo } from './yes-no.ts';

it.each([
  ['yes', true],
  [' YES ', true],
  ['TRUE', true],
  ['1', true],
  ['no', false],
  ['False', false],
  ['0', false],
  ['', undefined],
  ['maybe', undefined],
])('a cell with "%s" says %s', (cell, says) => {
  expect(readYesNo(cell)).toBe(says);
});

it('what is written is read back', () => {
  expect([true, false].map((is) => readYesNo(writeYesNo(is)))).toEqual([true, false]);
});
