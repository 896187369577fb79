import { expect, it } from 'vitest';
import { nameRules, passwordRules } from './account-rules.ts';

const { filled, short } = nameRules.validate;

it('a name of only spaces is not a name', () => {
  expect(filled('   ')).toBe('Please enter your name.');
  expect(filled(' Bo ')).toBe(true);
});

it('a name has at most 80 characters, not counting spaces around it', () => {
  expect(short(`  ${'n'.repeat(80)}  `)).toBe(true);
  expect(short('n'.repeat(81))).toBe('Name can be up to 80 characters long.');
});

const { notBlank } = passwordRules.validate;

it.each([' '.repeat(8), '\t'.repeat(8), '\u00A0'.repeat(8), '\u3000'.repeat(9)])(
  'a password of blanks alone, %j, is refused in words',
  (password) => {
    expect(notBlank(password)).toBe('A password needs more than spaces. Add a letter or a number.');
  },
);

it.each(['  spaced  ', 'correct horse', '       x'])(
  '%j is a password, blanks and all',
  (password) => {
    expect(notBlank(password)).toBe(true);
  },
);
