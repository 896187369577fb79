import { expect, it } from 'vitest';
import { nameFaultOf, passwordFaultOf } from './account-rules.ts';

it('a name of only spaces is refused', () => {
  expect(nameFaultOf('   ')).toBe('Please enter your name.');
  expect(nameFaultOf(' Bo ')).toBe(undefined);
});

it('a name has at most 80 characters, not counting the spaces around it', () => {
  expect(nameFaultOf(`  ${'n'.repeat(80)}  `)).toBe(undefined);
  expect(nameFaultOf('n'.repeat(81))).toBe('Name can be up to 80 characters long.');
});

it.each([' '.repeat(8), '\t'.repeat(8), '\u00A0'.repeat(8), '\u3000'.repeat(9)])(
  'a password of only spaces, %j, is refused with a message',
  (password) => {
    expect(passwordFaultOf(password)).toBe(
      'A password needs more than spaces. Add a letter or a number.',
    );
  },
);

it.each(['  spaced  ', 'correct horse', '       x'])(
  '%j is accepted as a password with its spaces',
  (password) => {
    expect(passwordFaultOf(password)).toBe(undefined);
  },
);
