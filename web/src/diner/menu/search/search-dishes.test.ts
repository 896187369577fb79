import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { matchesIn } from './matches-in.ts';
import { searchDishes } from './search-dishes.ts';
import { searchWords } from './search-words.ts';

function dish(name: string, recipe = 'Tasty.', fields: Partial<MenuItem> = {}): MenuItem {
  const image = '/dish-art/1f355.webp';
  return { _id: name, name, recipe, price: 5, category: 'pizza', image, ...fields };
}

const menu = [
  dish('Roast Tomato', 'With basil oil and sourdough.'),
  dish('Basil Lemonade'),
  dish('Crème Brûlée', 'Vanilla under a crust.'),
  dish('Weißwurst', "The baker's pretzel beside it."),
];

const found = (search: string) => searchDishes(menu, [], search).dishes.map(({ name }) => name);

describe('a search of the menu', () => {
  it('finds the start of a word in names first, then in recipes', () => {
    expect(found('bas')).toEqual(['Basil Lemonade', 'Roast Tomato']);
  });

  it('finds the middle of a word from four letters on, in names only and after their beginnings', () => {
    expect(found('monade')).toEqual(['Basil Lemonade']);
    expect(found('ade')).toEqual([]);
    expect(found('dough')).toEqual([]);
    const burgers = [dish('Hamburger'), dish('Burger Royale')];
    const { dishes } = searchDishes(burgers, [], 'burger');
    expect(dishes.map(({ name }) => name)).toEqual(['Burger Royale', 'Hamburger']);
  });

  const spelled = [
    'Mac & Cheese',
    'B.L.T.',
    "Shrimp Po'boy",
    '7UP',
    '麻婆豆腐',
    'Coca-Cola',
    'Mezze',
  ];
  const spelledMenu = spelled.map((name) => dish(name, 'Tasty.', { category: 'salad' }));
  it.each([
    ['mac and cheese', 'Mac & Cheese'],
    ['mac & cheese', 'Mac & Cheese'],
    ['blt', 'B.L.T.'],
    ['b.l.t.', 'B.L.T.'],
    ['poboy', "Shrimp Po'boy"],
    ['po boy', "Shrimp Po'boy"],
    ['7 up', '7UP'],
    ['7up', '7UP'],
    ['豆腐', '麻婆豆腐'],
    ['腐', '麻婆豆腐'],
    ['cocacola', 'Coca-Cola'],
    ['coca cola', 'Coca-Cola'],
    ['Ｍｅｚｚｅ', 'Mezze'],
    ['mez\u00ADze', 'Mezze'],
  ])('finds %j however it is written', (search, name) => {
    expect(searchDishes(spelledMenu, [], search)).toMatchObject({ dishes: [{ name }] });
    expect(searchDishes(spelledMenu, [], search)).not.toHaveProperty('didYouMean');
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
    const { dishes } = searchDishes(many, [], 'herb 1999');
    expect(dishes.map(({ name }) => name)).toEqual(['Dish 1999']);
  });
});

describe('a search by what a dish is', () => {
  const groups: OptionGroup[] = [
    {
      _id: 'milk',
      name: 'Milk',
      min: 1,
      max: 1,
      choices: [{ id: 'oat', name: 'Oat drink', cents: 0, isDefault: true }],
    },
  ];
  const kinds = [
    dish('Minestrone', 'Beans and tomato.', { category: 'soup', diets: ['vegan'] }),
    dish('Tomato Bisque', 'With cream.', { category: 'soup', diets: ['vegetarian'] }),
    dish('Soup of the Day', 'Ask us.', { category: 'popular' }),
    dish('Flat White', 'Two shots.', { category: 'drinks', optionGroups: ['milk'] }),
    dish('Chocolate Tart', 'Warm.', { category: 'dessert' }),
  ];
  const named = (search: string) =>
    searchDishes(kinds, groups, search).dishes.map(({ name }) => name);

  it.each([
    ['soup', ['Soup of the Day', 'Minestrone', 'Tomato Bisque']],
    ['tomato soup', ['Tomato Bisque', 'Minestrone']],
    ['dessert', ['Chocolate Tart']],
    ['drink', ['Flat White']],
    ['vegan', ['Minestrone']],
    ['vegetarian soup', ['Minestrone', 'Tomato Bisque']],
    ['oat', ['Flat White']],
  ])('finds the dishes for %j', (search, names) => {
    expect(named(search)).toEqual(names);
  });

  it('finds the dishes of a category by its label', () => {
    expect(named('popular')).toEqual(['Soup of the Day']);
    expect(named('soups')).toEqual(['Minestrone', 'Tomato Bisque']);
  });

  it('finds the options as soon as they are known', () => {
    expect(searchDishes(kinds, [], 'oat').dishes).toEqual([]);
    expect(named('oat')).toEqual(['Flat White']);
  });
});

describe('a search with typos', () => {
  const names = ['Pizza Margherita', 'Chicken Wings', 'Basil Lemonade', 'Crème Brûlée', 'Beet'];
  const typed = (search: string) => {
    const { dishes, didYouMean } = searchDishes(spelled, [], search);
    return [dishes.map(({ name }) => name), didYouMean];
  };
  const spelled = names.map((name) => dish(name, 'Tasty.', { category: 'salad' }));

  it.each([
    ['piza', 'Pizza Margherita', 'pizza'],
    ['pziza', 'Pizza Margherita', 'pizza'],
    ['margarita', 'Pizza Margherita', 'margherita'],
    ['chiken', 'Chicken Wings', 'chicken'],
    ['chiken wing', 'Chicken Wings', 'chicken wing'],
    ['lemonde', 'Basil Lemonade', 'lemonade'],
    ['brulle', 'Crème Brûlée', 'brulee'],
  ])('forgives %j', (search, name, meant) => {
    expect(typed(search)).toEqual([[name], meant]);
  });

  it('takes a letter that was left out for likelier than another one', () => {
    const [pita, pizza] = [dish('Pita', 'Tasty.', { category: 'salad' }), dish('Pizza')];
    expect(searchDishes([pita, pizza], [], 'piza').didYouMean).toBe('pizza');
    expect(searchDishes([pita], [], 'piza').didYouMean).toBe('pita');
  });

  it('forgives nothing in words of up to three letters, and two edits only from eight', () => {
    expect(typed('bet')).toEqual([[], undefined]);
    expect(typed('pza')).toEqual([[], undefined]);
    expect(typed('chickn')).toEqual([['Chicken Wings'], 'chicken']);
    expect(typed('chkn')).toEqual([[], undefined]);
  });

  it('is not corrected while the words are on the menu, but not in one dish', () => {
    expect(typed('pizza chicken')).toEqual([[], undefined]);
  });

  it('answers for 2 000 dishes of different words', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      dish(`Dish ${index}`, `Flavored with herb${index} and spice${index} from region${index}.`),
    );
    searchDishes(many, [], 'herb');
    const { didYouMean } = searchDishes(many, [], 'flavroed regoin1999');
    expect(didYouMean).toBe('flavored region1999');
  });
});

describe('the marked segments', () => {
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
    ['Hamburger', 'burger', 'Ham[burger]'],
    ['麻婆豆腐', '豆腐', '麻婆[豆腐]'],
    ['حمص Hummus', 'حمص', '[حمص] Hummus'],
    ['Nothing', 'some', 'Nothing'],
    ['', 'some', ''],
  ])('of %j searched by %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});
