import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Allergen } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuQuery } from '../../api/menu/menu.ts';
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

function wordsFor(dish: MenuItem, menuItemId?: string): string {
  const client = new QueryClient();
  client.setQueryData(menuQuery.queryKey, [dish]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LineDetails choices={[...silent, choice('Syrup')]} {...(menuItemId && { menuItemId })} />
    </QueryClientProvider>,
  ).replaceAll(/<[^>]*>/g, '');
}

it('choices that declare no allergens are named if their dish declares its own', () => {
  const words = wordsFor({ ...shake, allergens: [] }, 'shake');
  expect(words).toContain('Options contain milk.');
  expect(words).toContain('Allergens not declared: Sprinkles, Syrup');
});

it('such choices are not named if the dish declares nothing either, or was already ordered', () => {
  expect(wordsFor(shake, 'shake')).not.toContain('not declared');
  expect(wordsFor({ ...shake, allergens: [] })).not.toContain('not declared');
});
