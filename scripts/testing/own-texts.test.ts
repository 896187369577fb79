import { expect, it } from 'vitest';
import { ownTexts } from '../../e2e/screens/words/own-texts.ts';
import { brand } from '../../brands/chosen-brand.ts';

const isOwn = ownTexts('de');

it.each([
  'In den Warenkorb',
  `Warenkorb — ${brand.name}`,
  'Ember Margherita bearbeiten',
  'Enthält glutenhaltiges Getreide (A) und Milch (G).',
  'Gesamtpreis:',
  'Sie sind offline. Das öffnet sich, sobald Sie wieder online sind.',
  'Nichts passt zu „margarita“. Meinten Sie',
  '12,50 €',
])('%s is made of data and of messages in German', (text) => {
  expect(isOwn(text)).toBe(true);
});

it.each([
  ['in English', 'Add to Cart'],
  ['in English', 'Filters'],
  ['in both languages', 'Enthält milk (G).'],
  ['with a small letter for a large one', 'Enthält milch (G).'],
  ['with a small letter for a large one', 'In den warenkorb'],
  ['with a large letter for a small one', 'In Den Warenkorb'],
])('a text %s is not: %s', (_, text) => {
  expect(isOwn(text)).toBe(false);
});
