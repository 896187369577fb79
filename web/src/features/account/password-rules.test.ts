import { expect, it } from 'vitest';
import { passwordRules } from './password-rules.ts';

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
