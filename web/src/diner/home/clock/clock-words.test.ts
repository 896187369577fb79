import { describe, expect, it } from 'vitest';
import { spokenTime } from './clock-words.ts';

describe('the time in words', () => {
  it.each([
    ['19:10', 'ten past seven'],
    ['19:14', 'ten past seven'],
    ['10:10', 'ten past ten'],
    ['00:00', 'twelve'],
    ['00:05', 'five past twelve'],
    ['07:15', 'quarter past seven'],
    ['07:30', 'half past seven'],
    ['07:34', 'half past seven'],
    ['07:35', 'twenty-five to eight'],
    ['07:45', 'quarter to eight'],
    ['11:58', 'five to twelve'],
    ['12:58', 'five to one'],
    ['23:59', 'five to twelve'],
  ])('at %s is %s', (time, words) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    expect(spokenTime(hours * 60 + minutes)).toBe(words);
  });
});
