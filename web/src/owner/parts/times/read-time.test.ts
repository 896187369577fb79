import { expect, it } from 'vitest';
import { readTime } from './read-time.ts';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  [' 9.30 ', '09:30'],
  ['19h30', '19:30'],
  ['1930', '19:30'],
  ['19:00', '19:00'],
  ['24:00', '00:00'],
])('%j is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['', '25', '24:30', '9:60', '9:3', '12345', 'noon', '7 PM'])('%j is no time', (typed) => {
  expect(readTime(typed)).toBe('');
});
