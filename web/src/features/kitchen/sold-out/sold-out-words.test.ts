import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { findByName, untilInWords } from './sold-out-words.ts';

describe('until when a dish is out', () => {
  const now = { nowMs: Date.parse('2026-03-08T02:00:00Z'), zone: 'America/New_York' };

  it.each([
    [null, 'until recalled'],
    ['2026-03-08T03:30:00.000Z', 'until 10:30 PM'],
    ['2026-03-08T15:00:00.000Z', 'until tomorrow at 11 AM'],
    ['2026-03-13T15:00:00.000Z', 'until Friday at 11 AM'],
  ])('%s: %s', (until, words) => {
    expect(untilInWords(until, now)).toBe(words);
  });
});

describe('the search for a dish', () => {
  const menu = (...names: string[]) => names.map((name) => ({ _id: name, name }) as MenuItem);
  const names = (found: ReturnType<typeof findByName>) => found.dishes.map(({ name }) => name);

  it('finds by a part of the name, whatever its case and accents, from A to Z', () => {
    const dishes = menu('Tomato soup', 'Crème brûlée', 'Brûlée tart');
    expect(names(findByName(dishes, ' BRULEE '))).toEqual(['Brûlée tart', 'Crème brûlée']);
    expect(names(findByName(dishes, ''))).toEqual(['Brûlée tart', 'Crème brûlée', 'Tomato soup']);
    expect(findByName(dishes, 'pizza')).toEqual({ dishes: [], more: 0 });
  });

  it('draws a hundred of 2,000 dishes, and says how many more there are', () => {
    const { dishes, more } = findByName(menu(...Array.from({ length: 2000 }, String)), '');
    expect([dishes.length, more]).toEqual([100, 1900]);
  });
});
