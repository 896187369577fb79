import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { createHold, heldLayout, isSettled, layoutOf, movedIds } from './steady-layout.ts';

type Names = 'new' | 'todo' | 'cooking' | 'ready';

function columns(ids: Partial<Record<Names, string>>) {
  const orders = (name: Names) => [...(ids[name] ?? '')].map((_id) => ({ _id }) as Order);
  return {
    new: orders('new'),
    todo: orders('todo'),
    cooking: orders('cooking'),
    ready: orders('ready'),
  };
}

/** Writes each column as IDs, in capital letters if the order has left and its place is kept. */
function drawn(layout: ReturnType<typeof layoutOf>) {
  const words = Object.entries(layout).map(([name, places]) => {
    const ids = places.map(({ order, hasLeft }) => (hasLeft ? order._id.toUpperCase() : order._id));
    return [name, ids.join('')];
  });
  return Object.fromEntries(words) as Record<Names, string>;
}

const before = layoutOf(columns({ new: 'abc', todo: 'de' }));

describe('the layout while somebody touches the board', () => {
  it('keeps the place of an order that has moved, and puts the order at the end of its new column', () => {
    const held = heldLayout(before, columns({ new: 'ac', todo: 'bde' }));
    expect(drawn(held)).toMatchObject({ new: 'aBc', todo: 'deb' });
  });

  it('puts new orders at the end, whatever their time is', () => {
    expect(drawn(heldLayout(before, columns({ new: 'xabc', todo: 'de' }))).new).toBe('abcx');
  });

  it('puts an order that comes back in its old place', () => {
    const held = heldLayout(before, columns({ new: 'ac', todo: 'de' }));
    expect(drawn(heldLayout(held, columns({ new: 'abc', todo: 'de' }))).new).toBe('abc');
  });

  it('moves no card within its column, whatever happens', () => {
    const held = heldLayout(before, columns({ new: 'zyc', todo: 'wead', ready: 'b' }));
    expect(drawn(held)).toEqual({ new: 'ABczy', todo: 'dewa', cooking: '', ready: 'b' });
    const stayed = [...movedIds(before, held)].filter((id) => 'abcde'.includes(id));
    // These came from another column, where nobody was about to press them.
    expect(stayed).toEqual(['a', 'b']);
  });
});

describe('the layout of the untouched board', () => {
  it('puts each order where it belongs', () => {
    const now = columns({ new: 'xac', todo: 'bde' });
    expect(isSettled(before, now)).toBe(false);
    expect(isSettled(heldLayout(before, now), now)).toBe(false);
    expect(isSettled(layoutOf(now), now)).toBe(true);
    expect(drawn(layoutOf(now))).toMatchObject({ new: 'xac', todo: 'bde' });
  });

  it('tells which cards have moved', () => {
    const after = layoutOf(columns({ new: 'abx', todo: 'e' }));
    expect(movedIds(before, after)).toEqual(new Set(['x', 'e']));
  });
});

describe('the board keeps still', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Returns a hold, and whether the board keeps still. */
  function aHold() {
    const told: boolean[] = [];
    const holding = createHold((isHeld) => told.push(isHeld));
    return { ...holding, told };
  }
  const finger = { pointerId: 1, isPrimary: true };

  it('for two seconds after a pointer has moved over it', () => {
    const { hold, told } = aHold();
    hold();
    vi.advanceTimersByTime(1500);
    hold();
    vi.advanceTimersByTime(1999);
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true, false]);
  });

  it('for as long as a finger rests on it, and for two seconds more', () => {
    const { press, lift, told } = aHold();
    press(finger);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([true]);
    lift(1);
    vi.advanceTimersByTime(1999);
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(2001);
    expect(told).toEqual([true, false]);
  });

  it('not for a finger that was lifted without a word: the next one ends it', () => {
    const { press, lift, told } = aHold();
    press(finger);
    press({ pointerId: 2, isPrimary: true });
    lift(2);
    vi.advanceTimersByTime(4000);
    expect(told).toEqual([true, false]);
  });
});
