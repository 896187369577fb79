import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { heldLayout, isSettled, layoutOf, movedIds } from './steady-layout.ts';

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

/** Capital letters: the order has left, its place is still there. */
function drawn(layout: ReturnType<typeof layoutOf>) {
  const words = Object.entries(layout).map(([name, places]) => {
    const ids = places.map(({ order, hasLeft }) => (hasLeft ? order._id.toUpperCase() : order._id));
    return [name, ids.join('')];
  });
  return Object.fromEntries(words) as Record<Names, string>;
}

const before = layoutOf(columns({ new: 'abc', todo: 'de' }));

describe('while somebody touches the board', () => {
  it('the place of an order that has moved on is kept, and the order stands at the end elsewhere', () => {
    const held = heldLayout(before, columns({ new: 'ac', todo: 'bde' }));
    expect(drawn(held)).toMatchObject({ new: 'aBc', todo: 'deb' });
  });

  it('orders that come stand at the end, whatever their time is', () => {
    expect(drawn(heldLayout(before, columns({ new: 'xabc', todo: 'de' }))).new).toBe('abcx');
  });

  it('an order that comes back has its old place', () => {
    const held = heldLayout(before, columns({ new: 'ac', todo: 'de' }));
    expect(drawn(heldLayout(held, columns({ new: 'abc', todo: 'de' }))).new).toBe('abc');
  });

  it('no card that stays has another place than before, whatever happens', () => {
    const held = heldLayout(before, columns({ new: 'zyc', todo: 'wead', ready: 'b' }));
    expect(drawn(held)).toEqual({ new: 'ABczy', todo: 'dewa', cooking: '', ready: 'b' });
    const stayed = [...movedIds(before, held)].filter((id) => 'abcde'.includes(id));
    // Of another column: nobody was about to press them there.
    expect(stayed).toEqual(['a', 'b']);
  });
});

describe('the board at rest', () => {
  it('shows each order where it belongs', () => {
    const now = columns({ new: 'xac', todo: 'bde' });
    expect(isSettled(before, now)).toBe(false);
    expect(isSettled(heldLayout(before, now), now)).toBe(false);
    expect(isSettled(layoutOf(now), now)).toBe(true);
    expect(drawn(layoutOf(now))).toMatchObject({ new: 'xac', todo: 'bde' });
  });

  it('knows which cards have moved', () => {
    const after = layoutOf(columns({ new: 'abx', todo: 'e' }));
    expect(movedIds(before, after)).toEqual(new Set(['x', 'e']));
  });
});
