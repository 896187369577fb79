import { expect, it } from 'vitest';
import { nameRules, passwordRules } from './account-rules.ts';

const { filled, short } = nameRules.validate;

it('a name of only spaces is refused', () => {
  expect(filled('   ')).toBe('Please enter your name.');
  expect(filled(' Bo ')).toBe(true);
});

it('a name has at most 80 characters, not counting the spaces around it', () => {
  expect(short(`  ${'n'.repeat(80)}  `)).toBe(true);
  expect(short('n'.repeat(81))).toBe('Name can be up to 80 characters long.');
});

const { notBlank } = passwordRules.validate;

it.each([' '.repeat(8), '\t'.repeat(8), '\u00A0'.repeat(8), '\u3000'.repeat(9)])(
  'a password of only spaces, %j, is refused with a message',
  (password) => {
    expect(notBlank(password)).toBe('A password needs more than spaces. Add a letter or a number.');
  },
);

it.each(['  spaced  ', 'correct horse', '       x'])(
  '%j is accepted as a password with its spaces',
  (password) => {
    expect(notBlank(password)).toBe(true);
  },
);
