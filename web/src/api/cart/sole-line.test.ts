import type { CartLine } from '@thymely/contract/cart/endpoints';
import { expect, it } from 'vitest';
import { soleLineOf } from './sole-line.ts';

const line = (id: string, menuItemId: string): CartLine => ({
  _id: id,
  menuItemId,
  name: 'Soup',
  quantity: 1,
  image: '/a.webp',
  price: 8,
  email: 'dana@thymely.test',
  available: true,
});

it('the sole line of a dish exists only while exactly one line contains the dish', () => {
  const lines = [line('1', 'soup'), line('2', 'pizza'), line('3', 'pizza')];
  expect(soleLineOf('soup', lines)?._id).toBe('1');
  expect(soleLineOf('pizza', lines)).toBeUndefined();
  expect(soleLineOf('salad', lines)).toBeUndefined();
  expect(soleLineOf('soup', undefined)).toBeUndefined();
});
