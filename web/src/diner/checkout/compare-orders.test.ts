import type { Checkout } from '@thymely/contract/orders/endpoints';
import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { changesSince, hasNews, seenIn } from './compare-orders.ts';

type Line = Checkout['lines'][number];

function line(lineId: string, fields: Partial<Line> = {}): Line {
  const { unitCents = 500, quantity = 1 } = fields;
  return {
    lineId,
    menuItemId: lineId,
    name: `Dish ${lineId}`,
    image: '',
    choices: [],
    note: '',
    unitCents,
    quantity,
    totalCents: unitCents * quantity,
    available: true,
    ...fields,
  };
}

function checkout(...lines: Line[]): Checkout {
  const totalCents = lines
    .filter(({ available }) => available)
    .reduce((total, each) => total + each.totalCents, 0);
  return {
    quote: 'quote',
    name: 'Ben',
    asap: null,
    day: null,
    days: [],
    fullSlots: [],
    slots: [],
    problems: [],
    lines,
    totalCents,
  };
}

const seen = seenIn(checkout(line('a'), line('b', { quantity: 2 })));

describe('requirement 44: the comparison of what was seen with what would be ordered', () => {
  it('finds no change when prices, quantities and dishes are the same', () => {
    expect(changesSince(seen, checkout(line('a'), line('b', { quantity: 2 })))).toBeUndefined();
  });

  it('requirement 44: names the old price beside a new one, and the old total beside a new one', () => {
    const changes = changesSince(
      seen,
      checkout(line('a', { unitCents: 640 }), line('b', { quantity: 2 })),
    );
    expect(changes).toEqual({
      lines: new Map([['a', [inBrandWords('Was $5.00 each')]]]),
      gone: [],
      wasTotalCents: 1500,
    });
  });

  it('requirement 44: names a changed quantity, a new dish and a missing one', () => {
    expect(changesSince(seen, checkout(line('b', { quantity: 3 }), line('c')))).toEqual({
      lines: new Map([
        ['b', ['Quantity was 2']],
        ['c', ['New in your cart']],
      ]),
      gone: ['Dish a'],
      wasTotalCents: 1500,
    } satisfies ReturnType<typeof changesSince>);
  });

  it('requirement 44: finds changes that leave the total as it was', () => {
    const now = checkout(
      line('a', { unitCents: 1000 }),
      line('b', { unitCents: 250, quantity: 2 }),
    );
    expect(changesSince(seen, now)).toMatchObject({ wasTotalCents: undefined });
  });

  it('finds a lower total when a dish sells out', () => {
    const now = checkout(line('a', { available: false }), line('b', { quantity: 2 }));
    expect(changesSince(seen, now)).toEqual({ lines: new Map(), gone: [], wasTotalCents: 1500 });
  });

  it('finds a lower total when a choice is gone, whatever it costs now', () => {
    const gone = line('a', { available: false, fault: 'Size: gone.', unitCents: 450 });
    const now = checkout(gone, line('b', { quantity: 2 }));
    expect(changesSince(seen, now)).toEqual({ lines: new Map(), gone: [], wasTotalCents: 1500 });
  });

  it('leaves out the lines that the diner removes', () => {
    const seenSoldOut = seenIn(checkout(line('a', { available: false }), line('b')));
    expect(
      changesSince(seenSoldOut, checkout(line('b')), { removed: new Set(['a']) }),
    ).toBeUndefined();
    expect(changesSince(seenSoldOut, checkout(line('b')))).toMatchObject({ gone: ['Dish a'] });
  });
});

describe('requirement 73: the time of an order for right away', () => {
  const at = (time: string) => `2026-11-22T${time}:00.000Z`;
  const soon = (asap: string, slots = [at('12:00'), at('12:15')]) => ({
    ...checkout(line('a')),
    asap,
    slots,
  });
  const wasAt = (was: string, now: Checkout, isAsap = true) =>
    changesSince(seenIn(soon(was)), now, { isAsap })?.wasAsap;

  it('counts as the same while it moves by five minutes within its slot', () => {
    expect(wasAt(at('12:02'), soon(at('12:07')))).toBeUndefined();
    expect(wasAt(at('12:02'), soon(at('12:07'), []))).toBeUndefined();
  });

  it('counts as changed when it moves by more, or into another slot', () => {
    expect(wasAt(at('12:02'), soon(at('12:08')))).toBe(at('12:02'));
    expect(wasAt(at('12:08'), soon(at('12:02')))).toBe(at('12:08'));
    expect(wasAt(at('12:14'), soon(at('12:15')))).toBe(at('12:14'));
    const full = { ...soon(at('12:15'), []), fullSlots: [at('12:15')] };
    expect(wasAt(at('12:14'), full)).toBe(at('12:14'));
  });

  it('says nothing about an order for a chosen time', () => {
    expect(wasAt(at('12:02'), soon(at('12:40')), false)).toBeUndefined();
  });
});

describe('requirement 73: news', () => {
  const removed = new Set(['b']);
  const fromTen = seenIn(checkout(line('a', { unitCents: 500 }), line('b', { unitCents: 500 })));

  it('are not that the diner has removed a line', () => {
    expect(hasNews(fromTen, checkout(line('a')), { removed })).toBe(false);
  });

  it('are the price of another line at the same time', () => {
    expect(hasNews(fromTen, checkout(line('a', { unitCents: 600 })), { removed })).toBe(true);
  });

  it('are none while nothing has changed', () => {
    expect(hasNews(seen, checkout(line('a'), line('b', { quantity: 2 })), {})).toBe(false);
  });
});
