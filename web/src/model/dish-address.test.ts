import { describe, expect, it } from 'vitest';
import { dishOfSearch } from './dish-address.ts';
import { dishEntry, searchWithDish, stepsFromPage } from './dish-entry.ts';

describe('the dish in a URL', () => {
  it('is read from the query string', () => {
    expect(dishOfSearch('?category=pizza&dish=ember-margherita')).toBe('ember-margherita');
    expect(dishOfSearch('?category=pizza')).toBeUndefined();
  });

  it.each(['', '../x', '__proto__', 'a b', 'x'.repeat(129)])('is undefined in %j', (id) => {
    expect(dishOfSearch(`?dish=${encodeURIComponent(id)}`)).toBeUndefined();
  });

  it('is set and removed without changing other parameters', () => {
    expect(searchWithDish('?category=pizza&page=2', 'four-cheeses')).toBe(
      '?category=pizza&page=2&dish=four-cheeses',
    );
    expect(searchWithDish('?dish=a&sort=name-asc', 'b')).toBe('?sort=name-asc&dish=b');
    expect(searchWithDish('?sort=name-asc&dish=b', undefined)).toBe('?sort=name-asc');
    expect(searchWithDish('?dish=b', undefined)).toBe('');
  });
});

describe('the number of steps back to the page without a sheet', () => {
  it('grows with each dish', () => {
    const first = dishEntry('?sort=name-asc', { stepsFromPage: 3 });
    expect(stepsFromPage(first)).toBe(1);
    expect(stepsFromPage(dishEntry('?dish=a', first))).toBe(2);
  });

  it('is unknown for a dish that a link opened directly', () => {
    expect(stepsFromPage(dishEntry('?dish=a', null))).toBe(0);
  });

  it.each([null, undefined, {}, { stepsFromPage: 'one' }, { stepsFromPage: -1 }])(
    'is unknown in an entry whose state is %j',
    (state) => {
      expect(stepsFromPage(state)).toBe(0);
    },
  );
});
