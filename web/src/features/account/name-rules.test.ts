import { expect, it } from 'vitest';
import { nameRules } from './name-rules.ts';

const { filled, short } = nameRules.validate;

it('a name of spaces is no name', () => {
  expect(filled('   ')).toBe('Please enter your name.');
  expect(filled(' Bo ')).toBe(true);
});

it('a name has at most 80 characters, not counting spaces around it', () => {
  expect(short(`  ${'n'.repeat(80)}  `)).toBe(true);
  expect(short('n'.repeat(81))).toBe('Name can be up to 80 characters long.');
});
