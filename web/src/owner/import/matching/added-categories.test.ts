import { expect, it } from 'vitest';
import { noCategory } from '@thymely/contract/menu-file/words.en';
import { isName, withAdded } from './added-categories.ts';

it('a text that stands for no category becomes none, and neither does an ID', () => {
  const texts = ['Starters', noCategory, '0b5c1c5e-6a34-4a0e-9d5c-11aa22bb33cc', '12'];
  expect(texts.filter(isName)).toEqual(['Starters']);
  const matching = { columns: [], categories: new Map(), present: [] };
  expect(withAdded(matching, texts).added?.map(({ name }) => name)).toEqual(['Starters']);
});

it('a new category looks like what its name says, and no word is read into another one', () => {
  const vesselOf = (text: string) =>
    withAdded({ columns: [], categories: new Map() }, [text]).added?.[0]?.vessel;
  expect(['Teas', 'Chá', 'Pizzeria', 'Pies'].map(vesselOf)).toEqual([
    ...['drinks', 'drinks', 'pizza', 'pizza'],
  ]);
  const others = ['Charcuterie', 'Team favorites', 'Pierogi', 'Steaks'];
  expect(others.map(vesselOf)).toEqual(others.map(() => 'popular'));
});
