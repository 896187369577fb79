import { describe, expect, it } from 'vitest';
import type { Wait } from '@thymely/contract/ordering/answer-time';
import type { Order } from '@thymely/contract/orders/endpoints';
import {
  nextChime,
  ordersToRingFor,
  quiet,
  titleWords,
  type ChimeMemory,
  type ToRingFor,
} from './chime.ts';

const startMs = Date.parse('2026-11-22T18:00:00Z');
const placed = (id: string, wait?: Wait) => ({ _id: id, wait });
const waited = (minutes: number, isLong: boolean): Wait => ({
  minutes,
  isLong,
  leftMinutes: 10 - minutes,
});

/** Returns what is played at each of these moments, in seconds from the start. */
function evening(moments: [seconds: number, facts: Partial<ToRingFor>][]): string[][] {
  let memory: ChimeMemory = quiet;
  return moments.map(([seconds, facts]) => {
    const nowMs = startMs + seconds * 1000;
    const next = nextChime(memory, {
      waiting: [],
      later: [],
      todo: [],
      canceled: [],
      isOffline: false,
      nowMs,
      ...facts,
    });
    memory = next.memory;
    return next.sounds;
  });
}

it('an order in a state that this board does not know stands in New, but neither rings nor counts', () => {
  const order = (_id: string, state: string) =>
    ({ _id, state, number: 1, placedAt: '', dueAt: '', pickup: { kind: 'asap' } }) as Order;
  const now = { nowMs: startMs, leadMinutes: 15, rules: undefined };
  const unknown = ordersToRingFor([order('a', 'being_delivered')], now);
  expect(unknown.waiting).toEqual([]);
  expect(
    evening([
      [0, unknown],
      [10, unknown],
    ]),
  ).toEqual([[], []]);
  const { waiting } = ordersToRingFor([order('a', 'being_delivered'), order('b', 'placed')], now);
  expect(waiting.map(({ _id }) => _id)).toEqual(['b']);
});

describe('the chime', () => {
  it('rings at once for a new order, and every ten seconds until it is accepted', () => {
    const waiting = [placed('a')];
    const played = evening([
      [0, { waiting }],
      [1, { waiting }],
      [9, { waiting }],
      [10, { waiting }],
      [19, { waiting }],
      [20, { waiting }],
      [21, {}],
      [40, {}],
    ]);
    expect(played).toEqual([['new'], [], [], ['new'], [], ['new'], [], []]);
  });

  it('rings at once for another order, and then every ten seconds', () => {
    const played = evening([
      [0, { waiting: [placed('a')] }],
      [4, { waiting: [placed('a'), placed('b')] }],
      [10, { waiting: [placed('a'), placed('b')] }],
      [14, { waiting: [placed('b')] }],
    ]);
    expect(played).toEqual([['new'], ['new'], [], ['new']]);
  });

  it('is more urgent once a diner has waited long', () => {
    const rung = (wait: Wait) => evening([[0, { waiting: [placed('a', wait)] }]]);
    expect(rung(waited(4.9, false))).toEqual([['new']]);
    expect(rung(waited(5, true))).toEqual([['urgent']]);
  });

  it('rings every five seconds in the last two minutes before an order ends by itself', () => {
    const rung = (wait: Wait) => {
      const waiting = [placed('a', wait)];
      const moments = [0, 4, 5, 10].map((second) => [second, { waiting }] as [number, object]);
      return evening(moments).map((sounds) => sounds.length);
    };
    expect(rung(waited(7.9, true))).toEqual([1, 0, 0, 1]);
    expect(rung(waited(8, true))).toEqual([1, 0, 1, 1]);
    expect(rung({ minutes: 50, isLong: true, leftMinutes: undefined })).toEqual([1, 0, 0, 1]);
  });

  it('rings once, with another sound, for an order that is due to be started', () => {
    const slot = [{ _id: 'a' }];
    const played = evening([
      [0, { later: slot }],
      [1, { todo: slot }],
      [2, { todo: slot }],
      [3, { todo: [...slot, { _id: 'b' }] }],
    ]);
    expect(played).toEqual([[], ['due'], [], []]);
  });

  it('plays both sounds when both happen', () => {
    const slot = [{ _id: 'a' }];
    const waiting = [placed('b')];
    expect(
      evening([
        [0, { later: slot }],
        [1, { todo: slot, waiting }],
      ])[1],
    ).toEqual(['new', 'due']);
  });

  it('rings at once for each canceled order, and every half minute until it is acknowledged', () => {
    const canceled = [{ _id: 'a' }];
    const more = [...canceled, { _id: 'b' }];
    const played = evening([
      [0, { canceled }],
      [1, { canceled }],
      [4, { canceled: more }],
      [33, { canceled: more }],
      [34, { canceled: more, waiting: [placed('c')] }],
      [35, { waiting: [placed('c')] }],
      [70, {}],
    ]);
    const rung = [['canceled'], [], ['canceled'], [], ['canceled', 'new'], [], []];
    expect(played).toEqual(rung);
  });

  it('plays another sound every half minute while there is no connection', () => {
    const waiting = [placed('a')];
    const played = evening([
      [0, { waiting }],
      [10, { waiting, isOffline: true }],
      [39, { waiting, isOffline: true }],
      [40, { waiting, isOffline: true }],
      [41, { waiting }],
      [42, { waiting, isOffline: true }],
    ]);
    expect(played).toEqual([['new'], ['offline'], [], ['offline'], ['new'], ['offline']]);
  });
});

describe('the title of the tab', () => {
  const words = (facts: Partial<Parameters<typeof titleWords>[0]>) =>
    titleWords({ waiting: 0, isSilent: false, isOddSecond: false, title: 'Kitchen', ...facts });

  it('counts new orders', () => {
    expect(words({})).toBe('Kitchen');
    expect(words({ waiting: 1 })).toBe('(1 new order) Kitchen');
    expect(words({ waiting: 3 })).toBe('(3 new orders) Kitchen');
  });

  it('alternates while new orders cannot be heard', () => {
    expect(words({ isSilent: true })).toBe('Kitchen');
    expect(words({ waiting: 2, isSilent: true })).toBe('Sound is off');
    expect(words({ waiting: 2, isSilent: true, isOddSecond: true })).toBe('🔔 2 new orders');
  });
});
