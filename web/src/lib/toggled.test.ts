import { expect, it } from 'vitest';
import { toggled } from './toggled.ts';

it('an entry is added at the end, and taken away when it is there', () => {
  expect(toggled([], 'milk')).toEqual(['milk']);
  expect(toggled(['nuts'], 'milk')).toEqual(['nuts', 'milk']);
  expect(toggled(['milk', 'nuts'], 'milk')).toEqual(['nuts']);
});
