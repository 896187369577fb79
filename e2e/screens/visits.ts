import type { ListedState, ScreenState } from './screen-state.ts';

/** Longer visits would find a failure late. */
const mostStates = 4;

/** The states that show what the first one of their route does not: everything on them is pressed as well. */
const fullScreens = new Set(['menu-in-cart', 'dish-sheet', 'kitchen-board']);

/**
 * Gives each state the one that it goes on from, and what that one says of route, person and fault.
 *
 * @throws {Error} if a state goes on from one that is not listed, or after too many others
 */
export function withStatesBefore(listed: readonly ListedState[]): ScreenState[] {
  const whole = (state: ListedState, later: readonly string[]): ScreenState => {
    const { after, route, ...own } = state;
    const visit = [state.name, ...later];
    if (visit.length > mostStates) throw new Error(`The visit is too long: ${visit.join(', ')}.`);
    if (after === undefined) return { ...own, route };
    const found = listed.find(({ name }) => name === after);
    if (!found) throw new Error(`${state.name} goes on from ${after}, which is no state.`);
    const before = whole(found, visit);
    const { at, as, isFirstVisit, fault } = before;
    return {
      ...(at !== undefined && { at }),
      ...(as !== undefined && { as }),
      ...(isFirstVisit !== undefined && { isFirstVisit }),
      ...(fault !== undefined && { fault }),
      ...own,
      route: route ?? before.route,
      before,
    };
  };
  return listed.map((state) => whole(state, []));
}

/** The states from the first one, which is opened, to this one. */
export function pathTo(state: ScreenState): ScreenState[] {
  return [...(state.before ? pathTo(state.before) : []), state];
}

/** The states that end the visits of the tests of accessibility: no other one goes on from there. */
export function endsOfVisits(states: readonly ScreenState[]): ScreenState[] {
  const seen = states.filter(({ seenIn }) => seenIn === undefined);
  return seen.filter(({ name }) => !seen.some(({ before }) => before?.name === name));
}

/** Whether a state is the first of its route that has a connection. */
export function isFirst({ name, route }: ScreenState, states: readonly ScreenState[]): boolean {
  const first = states.find((state) => state.route === route && !state.withoutConnection);
  return first?.name === name;
}

/** Whether everything is pressed on a state: nothing is as before after that, so its visit ends. */
export function isPressed(state: ScreenState, states: readonly ScreenState[]): boolean {
  return isFirst(state, states) || fullScreens.has(state.name);
}
