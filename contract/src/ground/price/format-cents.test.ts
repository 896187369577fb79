import { expect, it } from 'vitest';
import { inBrandWords } from '../../testing/in-brand-words.ts';
import { formatCents } from './format-cents.ts';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1250, '$12.50'],
  [99_999, '$999.99'],
  [125_000, '$1,250.00'],
  [1_000_000, '$10,000.00'],
  [123_456_789, '$1,234,567.89'],
])('%i cents are written like %s', (cents, written) => {
  expect(formatCents(cents)).toBe(inBrandWords(written));
});
