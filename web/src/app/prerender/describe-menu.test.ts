import { expect, it } from 'vitest';
import { brand } from '@brand/brand.ts';
import { CategoryList } from '../../lib/categories.ts';
import { describeMenu } from './describe-menu.ts';
import * as words from './words.en.ts';

const looks = { tint: 'soup', vessel: 'soup' } as const;

type Kind = { name: string; hidden?: boolean; carousel?: boolean };

const described = (...kinds: Kind[]) =>
  describeMenu(
    new CategoryList(
      kinds.map((kind) => ({ id: kind.name, ...kind, ...looks })),
      '',
    ).all,
  );

it('the menu is described by the categories that guests see', () => {
  expect(described({ name: 'Salads' })).toBe(words.menuDescription(brand.name, 'Salads'));
  expect(
    described(
      { name: 'Salads' },
      { name: 'Lunch', hidden: true },
      { name: 'Pizzas' },
      { name: 'Favorites', carousel: true },
      { name: 'Drinks' },
    ),
  ).toBe(words.menuDescription(brand.name, words.andKind('Salads, Pizzas', 'Drinks')));
});

it('the menu has a description while every category is hidden', () => {
  expect(described({ name: 'Salads', hidden: true }, { name: 'Favorites', carousel: true })).toBe(
    brand.tagline,
  );
});
