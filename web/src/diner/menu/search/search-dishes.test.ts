import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { matchesIn } from './matches-in.ts';
import { searchDishes, searchWords } from './search-dishes.ts';

function dish(name: string, recipe = 'Tasty.'): MenuItem {
  return { _id: name, name, recipe, price: 5, category: 'pizza', image: '/dish-art/1f355.webp' };
}

const menu = [
  dish('Roast Tomato', 'With basil oil and sourdough.'),
  dish('Basil Lemonade'),
  dish('Crème Brûlée', 'Vanilla under a crust.'),
  dish('Weißwurst', "The baker's pretzel beside it."),
];

const found = (search: string) => searchDishes(menu, search).map(({ name }) => name);

describe('a search of the menu', () => {
  it('finds the start of a word in names first, then in recipes', () => {
    expect(found('bas')).toEqual(['Basil Lemonade', 'Roast Tomato']);
  });

  it('does not find the middle of a word', () => {
    expect(found('asil')).toEqual([]);
  });

  it.each([
    ['creme', 'Crème Brûlée'],
    ['BRÛL', 'Crème Brûlée'],
    ['weiss', 'Weißwurst'],
    ["baker's", 'Weißwurst'],
    ['tomato  sour', 'Roast Tomato'],
    ['sour tomato', 'Roast Tomato'],
  ])('finds by %j', (search, name) => {
    expect(found(search)).toEqual([name]);
  });

  it('requires every word to match', () => {
    expect(found('basil pretzel')).toEqual([]);
  });

  it.each(['', '   ', '!?'])('shows the whole menu for %j', (search) => {
    expect(found(search)).toHaveLength(menu.length);
  });

  it('answers for 2 000 dishes with recipes of 2 000 characters', () => {
    const long = 'Slow-cooked with a great many herbs. '.repeat(54);
    const many = Array.from({ length: 2000 }, (_, index) => dish(`Dish ${index}`, long));
    expect(searchDishes(many, 'herb 1999').map(({ name }) => name)).toEqual(['Dish 1999']);
  });
});

describe('the marked parts', () => {
  const marked = (text: string, search: string) =>
    matchesIn(text, searchWords(search))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Basil & basil oil', 'bas', '[Bas]il & [bas]il oil'],
    ['Crème Brûlée', 'creme bru', '[Crème] [Brû]lée'],
    ['Cre\u0300me', 'crem', '[Cre\u0300m]e'],
    ['Weißwurst', 'weis', '[Weiß]wurst'],
    ['Weißwurst', 'weissw', '[Weißw]urst'],
    ["The baker's", "baker's", "The [baker]'[s]"],
    ['a <b> bold', 'b', 'a <[b]> [b]old'],
    ['🍕 Pizza', 'p', '🍕 [P]izza'],
    ['حمص Hummus', 'حمص', '[حمص] Hummus'],
    ['Nothing', 'some', 'Nothing'],
    ['', 'some', ''],
  ])('of %j searched by %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});
