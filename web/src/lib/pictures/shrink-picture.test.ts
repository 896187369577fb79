import { expect, it } from 'vitest';
import { fitWithin } from './shrink-picture.ts';

it.each([
  ['a wide picture', { width: 4000, height: 3000 }, { width: 1280, height: 960 }],
  ['a high picture', { width: 1000, height: 2560 }, { width: 500, height: 1280 }],
  ['a small picture, which stays as it is', { width: 64, height: 48 }, { width: 64, height: 48 }],
  ['a line, which keeps one pixel', { width: 5000, height: 1 }, { width: 1280, height: 1 }],
])('a picture is fitted: %s', (_, size, fitted) => {
  expect(fitWithin(size, 1280)).toEqual(fitted);
});
