import { describe, expect, it } from 'vitest';
import { ticketsDue } from './tickets-due.ts';

const placed = (id: string) => ({ _id: id, times: { placed: 'then' } });
const accepted = (id: string) => ({ _id: id, times: { placed: 'then', accepted: 'now' } });

/** Returns an accepted order that does not have to be begun yet. */
const later = (id: string) => ({ ...accepted(id), isLater: true });

type Seen = { _id: string; times: Record<string, string>; isLater?: boolean };

/** Returns what is printed after each list. */
function printed(...lists: Seen[][]): string[][] {
  let handled: ReadonlySet<string> | undefined;
  return lists.map((orders) => {
    const isLater = ({ _id }: { _id: string }) =>
      orders.some((each) => each._id === _id && each.isLater === true);
    const next = ticketsDue(orders, handled, { isLater });
    ({ handled } = next);
    return next.due.map(({ _id }) => _id);
  });
}

describe('tickets', () => {
  it('are printed once, when an order is accepted', () => {
    expect(printed([placed('a')], [accepted('a')], [accepted('a')])).toEqual([[], ['a'], []]);
  });

  it('are not printed for orders that were accepted before the board was started', () => {
    expect(printed([accepted('a'), placed('b')], [accepted('a'), accepted('b')])).toEqual([
      [],
      ['b'],
    ]);
  });

  it('are printed for orders that were placed and accepted unseen', () => {
    expect(printed([], [accepted('a'), accepted('b')])).toEqual([[], ['a', 'b']]);
  });

  it('for later are printed when the order has to be begun, even if the board was started meanwhile', () => {
    expect(printed([], [later('a')], [later('a')], [accepted('a')], [accepted('a')])).toEqual([
      [],
      [],
      [],
      ['a'],
      [],
    ]);
    expect(printed([later('a'), accepted('b')], [accepted('a'), accepted('b')])).toEqual([
      [],
      ['a'],
    ]);
  });

  it('are not printed again when an acceptance is undone and repeated', () => {
    expect(printed([], [accepted('a')], [placed('a')], [accepted('a')])).toEqual([
      [],
      ['a'],
      [],
      [],
    ]);
  });
});
