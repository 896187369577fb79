import { expect, it } from 'vitest';
import { hoursOfDishes } from './hours-of-dishes.ts';

it.each([
  [0, []],
  [1, [1]],
  [3, [1, 5, 9]],
  [5, [1, 3, 5, 8, 10]],
  [12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('%i dishes stand on the dial at %j', (count, hours) => {
  expect(hoursOfDishes(count)).toEqual(hours);
});

it('an order of more than twelve dishes shows the first twelve', () => {
  expect(hoursOfDishes(30)).toEqual(hoursOfDishes(12));
});
