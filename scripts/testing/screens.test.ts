import { describe, expect, it } from 'vitest';
import { screenStates } from '../../e2e/screens/screen-states.ts';
import { screens } from '../../web/src/app/screens.ts';

const names = screenStates.map(({ name }) => name);

describe('the list of screens and their states', () => {
  it.each(Object.values(screens).map(({ path }) => path))('has the route %s', (path) => {
    expect(screenStates.filter(({ route }) => route === path)).not.toEqual([]);
  });

  it('names no route that is not registered', () => {
    const known = ['*', ...Object.values(screens).map(({ path }) => path)];
    expect(screenStates.filter(({ route }) => !known.includes(route))).toEqual([]);
  });

  it('has axe look at each state, or at one that shows the same', () => {
    const unseen = screenStates.filter(({ seenIn }) => seenIn !== undefined);
    const seen = screenStates.filter((state) => !unseen.includes(state)).map(({ name }) => name);
    expect(unseen.filter(({ seenIn = '' }) => !seen.includes(seenIn))).toEqual([]);
    // What a state proves of the specification is proven by its own test.
    expect(unseen.filter(({ spec }) => spec !== undefined)).toEqual([]);
  });

  it('gives each state one name, which can be a file name', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z-]+$/.test(name))).toEqual([]);
  });
});
