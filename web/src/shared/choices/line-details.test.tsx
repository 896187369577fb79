import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Allergen } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuQuery } from '../../api/menu/menu.ts';
import { allergensInWords } from '../diets/allergen-words.ts';
import { LineDetails } from './line-details.tsx';

const shake: MenuItem = {
  _id: 'shake',
  name: 'Shake',
  category: 'drinks',
  price: 5,
  recipe: 'Shaken.',
  image: '/dish-art/1f964.webp',
};
const choice = (name: string, allergens?: Allergen[]): ResolvedChoice => ({
  groupId: 'extras',
  choiceId: name,
  group: 'Extras',
  name,
  cents: 0,
  ...(allergens && { allergens }),
});
const silent = [choice('Sprinkles'), choice('Berries', []), choice('Cream', ['milk'])];
const withSyrup = [...silent, choice('Syrup')];

function wordsFor(dish: MenuItem, menuItemId?: string): string {
  return wordsOf(<LineDetails choices={withSyrup} {...(menuItemId && { menuItemId })} />, dish);
}

function wordsOf(details: ReactNode, dish: MenuItem): string {
  const client = new QueryClient();
  client.setQueryData(menuQuery.queryKey, [dish]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>{details}</QueryClientProvider>,
  ).replaceAll(/<[^>]*>/g, '');
}

it('choices that declare no allergens are named if their dish declares its own', () => {
  const words = wordsFor({ ...shake, allergens: [] }, 'shake');
  expect(words).toContain(`Contains ${allergensInWords(['milk'])}.`);
  expect(words).toContain('Allergens not declared: Sprinkles, Syrup');
});

it('such choices are not named if it is not known that the dish declares its own', () => {
  expect(wordsFor(shake, 'shake')).not.toContain('not declared');
  expect(wordsFor({ ...shake, allergens: [] })).not.toContain('not declared');
});

it('a line names the allergens of the dish together with those of its choices', () => {
  const nutty: MenuItem = { ...shake, allergens: ['nuts', 'milk'] };
  const withEgg = [choice('Egg white', ['eggs'])];
  const words = wordsOf(<LineDetails menuItemId="shake" choices={withEgg} />, nutty);
  expect(words).toContain(`Contains ${allergensInWords(['eggs', 'milk', 'nuts'])}.`);
  expect(wordsOf(<LineDetails menuItemId="shake" />, nutty)).toBe(
    `Contains ${allergensInWords(['milk', 'nuts'])}.`,
  );
});

it('an order keeps what the dish was declared to contain, whatever the menu says now', () => {
  const words = wordsOf(<LineDetails allergens={['fish']} />, { ...shake, allergens: ['milk'] });
  expect(words).toBe(`Contains ${allergensInWords(['fish'])}.`);
});

it('a choice that declared nothing never passes for one without allergens in an order either', () => {
  const words = wordsOf(<LineDetails allergens={['fish']} choices={[choice('Sauce')]} />, shake);
  expect(words).toContain(`Contains ${allergensInWords(['fish'])}.`);
  expect(words).toContain('Allergens not declared: Sauce');
});

it('a line of a dish that declares nothing never passes for one without allergens', () => {
  expect(wordsOf(<LineDetails menuItemId="shake" />, shake)).toBe('Allergens: ask us.');
  expect(wordsOf(<LineDetails menuItemId="shake" />, { ...shake, allergens: [] })).toBe('');
  const withCream = [choice('Cream', ['milk'])];
  const words = wordsOf(<LineDetails menuItemId="shake" choices={withCream} />, shake);
  expect(words).toContain(`Options contain ${allergensInWords(['milk'])}.`);
  expect(words).toContain('Allergens: ask us.');
});
