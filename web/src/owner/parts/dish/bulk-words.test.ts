import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { bulkFaults, dishesInWords } from './bulk-words.ts';

const fault = (name: string) => ({ name, message: 'Someone else has just changed this dish.' });

it('says nothing when every dish was changed', () => {
  expect(bulkFaults([], 12)).toBeUndefined();
});

it('names the first three dishes that were not changed, and counts the others', () => {
  expect(bulkFaults([fault('Borscht')], 1)).toBe(
    'Borscht: Someone else has just changed this dish.',
  );
  const words = bulkFaults(['A', 'B', 'C', 'D', 'E'].map(fault), 1200);
  expect(words).toContain(inBrandWords('Not done for 5 of 1,200 dishes. A: '));
  expect(words).toMatch(/C: Someone else has just changed this dish\. And 2 more\.$/);
});

it('counts dishes in words', () => {
  expect([1, 2, 2000].map(dishesInWords)).toEqual([
    '1 dish',
    '2 dishes',
    inBrandWords('2,000 dishes'),
  ]);
});
