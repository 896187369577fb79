import { expect, it } from 'vitest';
import {
  nothingUnreadable,
  readUnreadable,
  sumOfUnreadable,
  withUnreadable,
  writeUnreadable,
} from './unreadable-orders.ts';

it("requirement 60: documents left out are counted as Firestore's own count and sum do", () => {
  const left = [{ revision: 3 }, { revision: '9' }, {}, { revision: -1 }, null, 'order'];
  const counted = left.reduce(withUnreadable, nothingUnreadable);
  expect(counted).toEqual({ count: 6, revisions: 2 });
  expect(sumOfUnreadable(counted, { count: 1, revisions: 5 })).toEqual({ count: 7, revisions: 7 });
});

it('requirement 60: the count is sent in a header, and is zero without one', () => {
  const told = { count: 2, revisions: -1.5 };
  expect(writeUnreadable(told)).toBe('2,-1.5');
  expect(readUnreadable('2,-1.5')).toEqual(told);
  expect(readUnreadable(null)).toEqual(nothingUnreadable);
  expect(readUnreadable('many')).toEqual(nothingUnreadable);
});
