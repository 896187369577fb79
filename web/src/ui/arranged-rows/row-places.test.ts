import { expect, it } from 'vitest';
import { indexAt, roomFor, shiftOf } from './row-places.ts';

// Three rows of 40, 40 and 80 pixels, 10 apart.
const places = [
  { top: 0, bottom: 40 },
  { top: 50, bottom: 90 },
  { top: 100, bottom: 180 },
];

it('a dragged row takes the place of another once its edge is past the middle of that one', () => {
  expect([0, 30, 31, 100, 101, 900].map((by) => indexAt(places, 0, by))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  expect([0, -30, -31, -80, -81, -900].map((by) => indexAt(places, 2, by))).toEqual([
    2, 2, 1, 1, 0, 0,
  ]);
  expect(indexAt([], 0, 10)).toBe(0);
});

it('the rows in its way move by its height and the gap, and the others stay', () => {
  expect([roomFor(places, 0), roomFor(places, 2), roomFor(places.slice(0, 1), 0)]).toEqual([
    50, 90, 40,
  ]);
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 1, 2))).toEqual([0, 0, -1, 0]);
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 2, 0))).toEqual([1, 1, 0, 0]);
});
