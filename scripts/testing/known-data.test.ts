import { describe, expect, it } from 'vitest';
import { inPseudoWords } from '../../e2e/screens/words/pseudo-matchers.ts';
import { translatedMatchers } from '../../e2e/screens/words/translated-matchers.ts';
import { brand } from '../../brands/chosen-brand.ts';
import { wordsIn } from './known-data.ts';

it('names of the brand, dates, amounts and codes are no words', () => {
  expect(wordsIn(`${brand.name}, ${brand.address.street}`)).toEqual([]);
  for (const day of [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]) {
    expect(wordsIn(`${day}, ${day.slice(0, 3)}`)).toEqual([]);
  }
  expect(wordsIn('Tue, Nov 24, 6:42 PM · $12.50 · A17 · ben@thymely.example')).toEqual([]);
  expect(wordsIn(`Call ${brand.name}`)).toEqual(['Call']);
});

it.each([
  ['Your cart', '[!! Ýöüř çářt ~~~~ !!]'],
  ['cart is empty', 'Page: [!! Çářt íš émptý. ~~~~ !!]'],
  [/^Place order/, '[!! Pláçé öřdéř ~~~~ !!] · $12'],
  [/^(Login|Account)$/, '[!! Áççöüñt ~~~~ !!]'],
  [/sign ?up/i, '[!! Šíĝñ üp ~~~~ !!]'],
  [/sign ?up/i, '[!! Šíĝñüp ~~~~ !!]'],
  [/^Diets: none\.$/, '[!! Díétš ~~~~ !!]: [!! ñöñé. ~~~~ !!]'],
  [/order #\d+ is [a-z]+$/i, '[!! Öřdéř #17 íš řéádý ~~~~ !!]'],
  ['Garden Bowl', 'Garden Bowl with Halloumi'],
])('%s finds its words in the pseudo-language', (words, shown) => {
  expect(shown).toMatch(inPseudoWords(words));
});

it('exact words find nothing but themselves', () => {
  expect('[!! Šávé ~~~~ !!]').toMatch(inPseudoWords('Save', true));
  expect('[!! Šávé áll ~~~~ !!]').not.toMatch(inPseudoWords('Save', true));
});

it('words at the end of a German message find nothing else', () => {
  const inGerman = translatedMatchers('de');
  expect('#47 ablehnen').toMatch(inGerman('Reject #47'));
  expect('Annehmen #47').not.toMatch(inGerman('Reject #47'));
});

describe('in Portuguese', () => {
  const inPortuguese = translatedMatchers('pt-PT');

  it.each([
    ['Add to Cart', 'Adicionar'],
    ['Remove Ember Margherita', 'Retirar Ember Margherita'],
    [/^(Login|Account)$/, 'Conta'],
    [/\d+ dishes/, '12 pratos'],
    ['Ember Margherita', 'Pizza: Ember Margherita'],
    ['3 in your cart', '3 no seu carrinho'],
    ['How would you like it? Choose 1', 'How would you like it? Escolha 1'],
    ['not with Oat milk', 'Vegano: exceto com Oat milk'],
    [/^Make admin: Ben/, 'Tornar administrador: Ben Marlow'],
  ])('%s finds its words', (words, shown) => {
    expect(shown).toMatch(inPortuguese(words));
  });

  it('exact words find nothing but themselves', () => {
    expect('Guardar').toMatch(inPortuguese('Save', true));
    expect('Guardar alterações').not.toMatch(inPortuguese('Save', true));
  });
});
