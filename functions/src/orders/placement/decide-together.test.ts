import { describe, expect, it } from 'vitest';
import { orderOf } from '../../testing/orders.ts';
import { nowMs, readingOf } from '../../testing/placement.ts';
import { chooseTogether, decideTogether, type Entry } from './decide-together.ts';
import type { DecidePlacement } from './placement-store.ts';

const day = '2026-03-04';
const {
  ledgers,
  unverifiedOpen,
  portions,
  settings,
  soldOut,
  soldOutChoices,
  isAttended,
  menu,
  cart,
} = readingOf();
const shared = {
  facts: { settings, soldOut, soldOutChoices, isAttended, menu },
  booked: { ledgers, unverifiedOpen, portions },
  lastNumber: 7,
  openOrders: new Map(),
};

/** A placement of a diner, whose answers are collected. */
function entryOf(uid: string, decide: DecidePlacement, untilMs = Infinity) {
  const answers: unknown[] = [];
  const early = { cart, placed: undefined, cartVersion: '1.0' };
  const readMenu = async () => menu;
  const request = { uid, id: uid, early, days: [day], nowMs: () => nowMs, readMenu, untilMs };
  const entry: Entry = {
    item: { request, decide, attempts: 0, cartChanges: 0 },
    untilMs,
    answer: (placed) => answers.push(placed),
    refuse: (error) => answers.push(error),
  };
  return { entry, answers };
}

/** Places an order with the next number, whose note makes it as long as is wanted. */
const placing =
  (id: string, noteLength = 0): DecidePlacement =>
  ({ lastNumber }) => ({
    place: orderOf({ _id: id, number: lastNumber + 1, day, note: 'x'.repeat(noteLength) }),
    phone: undefined,
  });

const refusal = new Error('the order is refused');
const refusing: DecidePlacement = () => {
  throw refusal;
};

const numbersOf = ({ placed }: ReturnType<typeof decideTogether>) =>
  placed.map(({ order }) => order.number);

describe('placements that are decided together', () => {
  it('get the number and the ledgers that those before them leave', () => {
    const { load, pickup } = orderOf({ day });
    const loads: unknown[] = [];
    const watching: DecidePlacement = (reading) => {
      loads.push(reading.ledgers.get(day)?.[pickup.slotKey]?.load);
      loads.push(reading.portions.get(day)?.booked.get('soup'));
      return placing('b')(reading);
    };
    const entries = [entryOf('a', placing('a')).entry, entryOf('b', watching).entry];
    expect(numbersOf(decideTogether(entries, shared))).toEqual([8, 9]);
    expect(loads).toEqual([load, 2]);
  });

  it('are refused at once as long as nothing is placed before them, later only once that is written', () => {
    const [before, after] = [entryOf('before', refusing), entryOf('after', refusing)];
    const entries = [before.entry, entryOf('a', placing('a')).entry, after.entry];
    const batch = decideTogether(entries, shared);
    for (const answer of batch.certain) answer();
    expect([before.answers, after.answers]).toEqual([[refusal], []]);
    expect(batch.following.map(({ entry }) => entry)).toEqual([after.entry]);
  });

  it('go on without those who need other days', () => {
    const asking = entryOf('asking', () => ({ readDays: ['2026-03-09'] }));
    const entries = [asking.entry, entryOf('a', placing('a')).entry];
    const batch = decideTogether(entries, shared);
    expect(batch.asking).toEqual([{ entry: asking.entry, days: ['2026-03-09'] }]);
    expect(numbersOf(batch)).toEqual([8]);
  });

  it('are refused when their time is over, which alone keeps them from being placed', () => {
    const late = entryOf('late', placing('late'), performance.now() - 1);
    const batch = decideTogether([late.entry, entryOf('a', placing('a')).entry], shared);
    for (const answer of batch.certain) answer();
    expect(late.answers).toMatchObject([{ code: 'UNAVAILABLE' }]);
    expect(numbersOf(batch)).toEqual([8]);
  });

  it('are left for another turn when they are too much for one, but one never is', () => {
    const entries = ['a', 'b', 'c'].map((id) => entryOf(id, placing(id, 1_000_000)).entry);
    const batch = decideTogether(entries, shared);
    expect(numbersOf(batch)).toEqual([8]);
    expect(batch.left).toEqual(entries.slice(1));
  });
});

describe('those whose turn it is', () => {
  const waitingOf = (uid: string, cartChanges = 0): Entry => {
    const { entry } = entryOf(uid, refusing);
    return { ...entry, item: { ...entry.item, cartChanges } };
  };

  it('are eighty of all that wait, one for each diner', () => {
    const waiting = Array.from({ length: 100 }, (_, index) => waitingOf(`diner-${index}`));
    const second = waitingOf('diner-0');
    expect(chooseTogether([...waiting.slice(0, 1), second, ...waiting.slice(1)])).toEqual(
      waiting.slice(0, 80),
    );
    expect(chooseTogether([])).toEqual([]);
  });

  it('are either those whose carts have changed meanwhile or the others, as the first one is', () => {
    const [calm, restless, calmToo, restlessToo] = [
      waitingOf('a'),
      waitingOf('b', 1),
      waitingOf('c'),
      waitingOf('d', 2),
    ];
    expect(chooseTogether([calm, restless, calmToo, restlessToo])).toEqual([calm, calmToo]);
    expect(chooseTogether([restless, calmToo, restlessToo])).toEqual([restless, restlessToo]);
  });
});
