import { expect, it } from 'vitest';
import { noCategory } from '@thymely/contract/menu-file/words.en';
import { isName, withAdded } from './added-categories.ts';

it('a text that stands for no category becomes none, and neither does an ID', () => {
  const texts = ['Starters', noCategory, '0b5c1c5e-6a34-4a0e-9d5c-11aa22bb33cc', '12'];
  expect(texts.filter(isName)).toEqual(['Starters']);
  const matching = { columns: [], categories: new Map(), present: [] };
  expect(withAdded(matching, texts).added?.map(({ name }) => name)).toEqual(['Starters']);
});
