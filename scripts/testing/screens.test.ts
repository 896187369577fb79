import { describe, expect, it } from 'vitest';
import { screenStates } from '../../e2e/screens/screen-states.ts';
import { endsOfVisits, isPressed, pathTo, withStatesBefore } from '../../e2e/screens/visits.ts';
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

  it('has axe look at each of these states in one visit', () => {
    const seen = screenStates.filter(({ seenIn }) => seenIn === undefined);
    const visited = endsOfVisits(screenStates).flatMap(pathTo);
    expect(visited.map(({ name }) => name).toSorted()).toEqual(
      seen.map(({ name }) => name).toSorted(),
    );
  });

  it('goes on as the same person, with the connection, and presses everything on one state', () => {
    const next = screenStates.flatMap((state) => (state.before ? [[state.before, state]] : []));
    expect(next.filter(([before, state]) => before?.as !== state?.as)).toEqual([]);
    expect(next.filter(([before]) => before?.withoutConnection)).toEqual([]);
    const presses = (visit: typeof screenStates) =>
      visit.filter((state) => isPressed(state, screenStates)).map(({ name }) => name);
    const visits = endsOfVisits(screenStates).map(pathTo);
    expect(visits.map(presses).filter((pressed) => pressed.length > 1)).toEqual([]);
  });

  it('gives each state one name, which can be a file name', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z-]+$/.test(name))).toEqual([]);
  });
});

describe('a state that goes on from another one', () => {
  const shows = () => {
    throw new Error('Nothing is looked at.');
  };
  const menu = { name: 'menu', route: '/menu', at: '/menu?page=2', as: 'diner', shows } as const;
  const filters = { name: 'filters', after: 'menu', fault: 'the menu hangs', shows } as const;

  it('has its path, person and fault, unless it has its own', () => {
    const sheet = { name: 'sheet', after: 'filters', route: '/salad', shows };
    const [, , last] = withStatesBefore([menu, filters, sheet]);
    expect(last).toMatchObject({
      ...menu,
      name: 'sheet',
      route: '/salad',
      fault: 'the menu hangs',
    });
    expect(last && pathTo(last).map(({ name }) => name)).toEqual(['menu', 'filters', 'sheet']);
  });

  it('ends a visit if no other one goes on from there', () => {
    const other = { name: 'other', route: '/', shows };
    const states = withStatesBefore([menu, filters, other]);
    expect(endsOfVisits(states).map(({ name }) => name)).toEqual(['filters', 'other']);
  });

  it('names a state that is listed', () => {
    expect(() => withStatesBefore([filters])).toThrow(
      'filters goes on from menu, which is no state',
    );
  });

  it('is at most the fourth of its visit', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const line = names.map((name, index) => ({
      name,
      route: '/',
      shows,
      ...(index > 0 && { after: names[index - 1] ?? '' }),
    }));
    expect(withStatesBefore(line.slice(0, 4))).toHaveLength(4);
    expect(() => withStatesBefore(line)).toThrow('The visit is too long: a, b, c, d, e.');
  });
});
