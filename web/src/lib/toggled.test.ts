import { expect, it } from 'vitest';
import { toggled } from './toggled.ts';

it('toggling adds a missing entry at the end, and removes an existing one', () => {
  expect(toggled([], 'milk')).toEqual(['milk']);
  expect(toggled(['nuts'], 'milk')).toEqual(['nuts', 'milk']);
  expect(toggled(['milk', 'nuts'], 'milk')).toEqual(['nuts']);
});
