import { expect, it } from 'vitest';
import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ShownLine } from '../cart-totals.ts';
import { suggestedDishes, suggestionQuestion } from './suggested-dishes.ts';

function dish(_id: string, category: Category): MenuItem {
  const image = '/dish-art/1f355.webp';
  return { _id, name: _id, category, image, price: 5, recipe: 'Tasty.' };
}

function line(menuItemId: string, changes: Partial<ShownLine> = {}): ShownLine {
  const state = { available: true, isSoldOut: false, quantity: 1 };
  const shown = { name: menuItemId, image: '/dish-art/1f355.webp', price: 5 };
  const email = 'ben@thymely.example';
  return { _id: `line-${menuItemId}`, menuItemId, email, ...shown, ...state, ...changes };
}

const menu = [
  dish('margherita', 'pizza'),
  dish('caesar', 'salad'),
  dish('lemonade', 'drinks'),
  dish('cola', 'drinks'),
  dish('spritz', 'drinks'),
  dish('brownie', 'dessert'),
  dish('sorbet', 'dessert'),
  dish('flan', 'dessert'),
];

const suggested = (lines: ShownLine[], soldOut: string[] = []) =>
  suggestedDishes({ lines, menu, soldOut });
const coursesOf = (dishes: MenuItem[]) => dishes.map(({ category }) => category);

it('a meal without a drink and a dessert is offered one of each', () => {
  const dishes = suggested([line('margherita')]);
  expect(coursesOf(dishes)).toEqual(['drinks', 'dessert']);
  expect(suggestionQuestion(dishes)).toBe('A drink, and something sweet?');
});

it('a meal that lacks only one of the two is offered two different dishes of that kind', () => {
  const dishes = suggested([line('margherita'), line('cola')]);
  expect(coursesOf(dishes)).toEqual(['dessert', 'dessert']);
  expect(new Set(dishes).size).toBe(2);
  expect(suggestionQuestion(dishes)).toBe('Room for dessert?');
  const drinks = suggested([line('flan')]);
  expect(coursesOf(drinks)).toEqual(['drinks', 'drinks']);
  expect(suggestionQuestion(drinks)).toBe('Something to drink?');
});

it('a complete meal is offered nothing, and neither is a cart in which nothing can be ordered', () => {
  expect(suggested([line('cola'), line('flan')])).toEqual([]);
  expect(suggested([line('margherita', { available: false })])).toEqual([]);
  expect(suggested([])).toEqual([]);
});

it('a sold-out dish is not suggested, and a sold-out drink in the cart does not count as a drink', () => {
  const soldOut = ['lemonade', 'cola', 'sorbet', 'flan'];
  const dishes = suggested([line('caesar'), line('cola', { isSoldOut: true })], soldOut);
  expect(dishes.map(({ _id }) => _id)).toEqual(['spritz', 'brownie']);
});

it('the same cart is always offered the same dishes, and another cart other ones', () => {
  expect(suggested([line('margherita')])).toEqual(suggested([line('margherita'), line('caesar')]));
  expect(suggested([line('caesar')])).not.toEqual(suggested([line('margherita')]));
});

it('a menu with few such dishes suggests those it has', () => {
  const few = menu.slice(0, 3);
  const dishes = suggestedDishes({ lines: [line('caesar')], menu: few, soldOut: [] });
  expect(dishes.map(({ _id }) => _id)).toEqual(['lemonade']);
});
