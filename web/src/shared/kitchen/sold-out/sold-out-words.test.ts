import { describe, expect, it } from 'vitest';
import { categoryIds } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { byName, findByName, nameOf, shelvesOf, untilInWords } from './sold-out-words.ts';

describe('the end of being sold out', () => {
  const now = { nowMs: Date.parse('2026-03-08T02:00:00Z'), zone: 'America/New_York' };

  it.each([
    [null, 'until recalled'],
    ['2026-03-08T03:30:00.000Z', inBrandWords('until 10:30 PM')],
    ['2026-03-08T15:00:00.000Z', inBrandWords('until tomorrow at 11 AM')],
    ['2026-03-13T15:00:00.000Z', inBrandWords('until Friday at 11 AM')],
  ])('of %s is written as %s', (until, words) => {
    expect(untilInWords(until, now)).toBe(words);
  });
});

describe('the search for dishes and choices', () => {
  const menu = (...names: string[]) => names.map((name) => ({ _id: name, name }) as MenuItem);
  const group = (name: string, ...choices: string[]) =>
    ({ _id: name, name, choices: choices.map((id) => ({ id, name: id })) }) as OptionGroup;
  const find = (search: string, dishes: MenuItem[] = [], ...groups: OptionGroup[]) => {
    const found = findByName(byName({ menu: dishes, groups }), search);
    return [found.dishes.map(nameOf), found.choices.map(nameOf), found.more];
  };

  it('finds by a part of the name, whatever its case and accents, sorted from A to Z', () => {
    const dishes = menu('Tomato soup', 'Crème brûlée', 'Brûlée tart');
    expect(find(' BRULEE ', dishes)).toEqual([['Brûlée tart', 'Crème brûlée'], [], 0]);
    expect(find('tomato soup \u200B', dishes)).toEqual([['Tomato soup'], [], 0]);
    expect(find('', dishes)[0]).toEqual(['Brûlée tart', 'Crème brûlée', 'Tomato soup']);
    expect(find('pizza', dishes)).toEqual([[], [], 0]);
  });

  it('finds the sizes of a dish behind it', () => {
    const sizes = ['Large', 'Small'].map((name) => ({ id: name, name, cents: 900 }));
    const dishes = [...menu('Tomato soup'), { ...menu('Pizza')[0], sizes } as MenuItem];
    expect(find('', dishes)[0]).toEqual(['Pizza', 'Pizza Large', 'Pizza Small', 'Tomato soup']);
    expect(find('pizza sm', dishes)[0]).toEqual(['Pizza Small']);
  });

  it('finds choices, too, by their own name and by that of their group', () => {
    const dishes = menu('Feta salad');
    const groups = [group('Toppings', 'Olives', 'Feta'), group('Bread?', 'Rye')];
    expect(find('feta', dishes, ...groups)).toEqual([['Feta salad'], ['Toppings: Feta'], 0]);
    const both = ['Toppings: Feta', 'Toppings: Olives'];
    expect(find('topping', dishes, ...groups)).toEqual([[], both, 0]);
    expect(find('', dishes, ...groups)[1]).toEqual(['Bread? Rye', ...both]);
  });

  it('looks only through the dishes of a category, or only through the options', () => {
    const [first = '', second = ''] = categoryIds;
    const soup = { ...menu('Tomato soup')[0], category: second } as MenuItem;
    const pizza = { ...menu('Tomato pizza')[0], category: first } as MenuItem;
    const offer = { menu: [soup, pizza], groups: [group('Toppings', 'Tomato')] };
    const on = (shelf: Parameters<typeof findByName>[2]) => {
      const { dishes, choices } = findByName(byName(offer), '', shelf);
      return [...dishes, ...choices].map(nameOf);
    };
    expect(shelvesOf(offer)).toEqual(['all', first, second, 'options']);
    expect(on('all')).toEqual(['Tomato pizza', 'Tomato soup', 'Toppings: Tomato']);
    expect(on(second)).toEqual(['Tomato soup']);
    expect(on('options')).toEqual(['Toppings: Tomato']);
    expect(shelvesOf({ menu: [soup], groups: [] })).toEqual(['all', second]);
  });

  it('shows a hundred of 2,000, and says how many more there are', () => {
    const dishes = menu(...Array.from({ length: 2000 }, String));
    const [shown, choices, more] = find('', dishes, group('Toppings', 'Feta'));
    expect([(shown as string[]).length, choices, more]).toEqual([100, [], 1901]);
  });
});
