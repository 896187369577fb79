import { expect, it } from 'vitest';
import { packedHeight } from './card-size.ts';

it.each([
  ['in one lane stand below each other', [100, 100, 50], 1, 262],
  ['in two lanes go where a lane ends first', [100, 200, 90], 2, 202],
  ['are as high as the highest of them beside each other', [100, 200], 2, 202],
  ['that are none need no room', [], 2, -6],
])('cards %s', (_, heights, lanes, expected) => {
  expect(packedHeight(heights, lanes)).toBe(expected);
});
