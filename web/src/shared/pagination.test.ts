import { expect, it } from 'vitest';
import { pagesInSight } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 200, [1, 2, 'gap', 200]],
  [4, 200, [1, 2, 3, 4, 5, 'gap', 200]],
  [5, 200, [1, 'gap', 4, 5, 6, 'gap', 200]],
  [197, 200, [1, 'gap', 196, 197, 198, 199, 200]],
  [200, 200, [1, 'gap', 199, 200]],
])('the pagination on page %i of %i shows %j', (page, pages, numbers) => {
  expect(pagesInSight(page, pages)).toEqual(numbers);
});
