import { expect, it } from 'vitest';
import { queryString } from './query-string.ts';

it('a query begins with a question mark, also where it does not know its size (Safari before 17)', () => {
  const query = new URLSearchParams({ search: 'soup', page: '2' });
  Object.defineProperty(query, 'size', { value: undefined });
  expect(queryString(query)).toBe('?search=soup&page=2');
});

it('a query for nothing is no text', () => {
  expect(queryString(new URLSearchParams())).toBe('');
});
