import { expect, it } from 'vitest';
import { suggestedName } from './checkout-view.ts';

const fortyLetters = 'abcdefghij'.repeat(4);

it.each([
  ['a short name', '  Nina New ', 'Nina New'],
  ['one of just forty characters', fortyLetters, fortyLetters],
  [
    'a long one, which ends at a word',
    'Maximiliana Wilhelmina von Hohenzollern-Sigmaringen',
    'Maximiliana Wilhelmina von',
  ],
  ['one whose fortieth character ends a word', `${fortyLetters} Nachname`, fortyLetters],
  ['one word that is too long', `${fortyLetters}klm`, fortyLetters],
  ['an emoji that would be cut in half', `${'a'.repeat(39)}🌿🌿`, 'a'.repeat(39)],
])('the name to call out is that of the profile: %s', (_, name, called) => {
  expect(suggestedName({ name })).toBe(called);
});
