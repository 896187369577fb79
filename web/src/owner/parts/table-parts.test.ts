import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { rangeInWords } from './table-parts.tsx';

const all = (count: number, counted: string) => `${counted} ${count === 1 ? 'user' : 'users'}`;
const ofAll = (count: number, range: string, counted: string) =>
  `${range} of ${all(count, counted)}`;

it.each([
  [{ start: 0, shown: 0, total: 0 }, '0 users'],
  [{ start: 0, shown: 1, total: 1 }, '1 user'],
  [{ start: 0, shown: 7, total: 7 }, '7 users'],
  [{ start: 10, shown: 10, total: 34 }, '11–20 of 34 users'],
  [{ start: 20, shown: 1, total: 21 }, '21 of 21 users'],
  [{ start: 990, shown: 10, total: 1234 }, inBrandWords('991–1,000 of 1,234 users')],
])('the range %j is described as %j', (range, words) => {
  expect(rangeInWords({ all, range: ofAll, ...range })).toBe(words);
});
