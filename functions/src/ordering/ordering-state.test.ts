import { orderingStateAt } from '@thymely/contract/ordering/ordering-state';
import {
  nextFreeSlots,
  offersAt,
  slotKeyOf,
  type OrderingMoment,
} from '@thymely/contract/ordering/slots';
import { describe, expect, it } from 'vitest';
import { everyDay, newOrderingSettings } from '../testing/ordering-settings.ts';
import { orderingSettingsOf } from './ordering-settings.firestore.ts';
import { toInstant } from './time-zones.ts';

const evenings = newOrderingSettings({ week: everyDay('18:00', '02:00'), leadMinutes: 20 });

function at(
  iso: string,
  own: Partial<OrderingMoment['settings']> = {},
  isAttended = true,
): OrderingMoment {
  const settings = { ...orderingSettingsOf(evenings), ...own };
  return { settings, nowMs: Date.parse(iso), toInstant, isAttended };
}

const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));

function stateAt(moment: OrderingMoment, loads: Record<string, { load: number }> = {}) {
  const offers = offersAt(moment);
  const day = (offers.asapSlots[0] ?? offers.slots[0])?.day ?? '';
  const now = orderingStateAt(moment, offers, new Map([[day, loads]]));
  const { state, lastOrdersOver, ...times } = now;
  const iso = Object.entries(times).map(([name, ms]) => [name.replace('Ms', ''), isoOf(ms)]);
  return {
    state,
    ...(Object.fromEntries(iso) as Record<string, string | null>),
    ...(lastOrdersOver && { nextAt: isoOf(lastOrdersOver.nextAtMs) }),
  };
}

// New York in summer is four hours behind.
describe('the state of ordering', () => {
  it.each([
    [
      'open: until the doors close, after midnight',
      at('2026-07-03T23:07:00Z'),
      { state: 'open', opensAt: null, until: '2026-07-04T06:00', earliest: '2026-07-03T23:27' },
    ],
    [
      'closed: opens in the evening, and is ready a lead time later',
      at('2026-07-03T15:00:00Z'),
      { state: 'closed', opensAt: '2026-07-03T22:00', until: null, earliest: '2026-07-03T22:20' },
    ],
    [
      'paused: until the pause is over, and the lead time after it',
      at('2026-07-03T23:07:00Z', { pausedUntil: '2026-07-03T23:40:00.000Z' }),
      {
        state: 'paused',
        opensAt: '2026-07-03T23:40',
        until: '2026-07-04T06:00',
        earliest: '2026-07-04T00:05',
      },
    ],
    [
      'paused longer than the doors are open: the next evening',
      at('2026-07-04T05:00:00Z', { pausedUntil: '2026-07-04T07:00:00.000Z' }),
      {
        state: 'paused',
        opensAt: '2026-07-04T22:00',
        until: '2026-07-04T06:00',
        earliest: '2026-07-04T22:20',
      },
    ],
    [
      'unattended: nothing of this evening, the next one as ever',
      at('2026-07-03T23:07:00Z', {}, false),
      {
        state: 'unattended',
        opensAt: '2026-07-04T22:00',
        until: '2026-07-04T06:00',
        earliest: '2026-07-04T22:20',
      },
    ],
    [
      'closed and without a screen: nobody has to be there yet',
      at('2026-07-03T15:00:00Z', {}, false),
      { state: 'closed', opensAt: '2026-07-03T22:00', until: null, earliest: '2026-07-03T22:20' },
    ],
    [
      'closed for a month by exceptions',
      at('2026-07-04T15:00:00Z', { exceptions: closedFor('2026-07', 31), daysAhead: 7 }),
      { state: 'closed', opensAt: '2026-08-01T22:00', until: null, earliest: null },
    ],
    [
      'closed but for one evening far ahead',
      at('2026-07-04T15:00:00Z', {
        week: orderingSettingsOf({}).week,
        exceptions: { '2027-02-14': { periods: [{ open: '18:00', close: '22:00' }], label: '' } },
      }),
      { state: 'closed', opensAt: '2027-02-14T23:00', until: null, earliest: null },
    ],
    [
      'off: no hours were ever set',
      at('2026-07-03T23:07:00Z', { week: orderingSettingsOf({}).week }),
      { state: 'off', opensAt: null, until: null, earliest: null },
    ],
    [
      'open round the clock: there is no end to tell of',
      at('2026-07-03T23:07:00Z', { week: everyDay('00:00', '00:00') }),
      { state: 'open', opensAt: null, until: null, earliest: '2026-07-03T23:27' },
    ],
    [
      'open although the last orders are over: names when the next ones are taken',
      at('2026-07-04T05:30:00Z'),
      {
        state: 'open',
        opensAt: null,
        nextAt: '2026-07-04T22:00',
        until: '2026-07-04T06:00',
        earliest: '2026-07-04T22:20',
      },
    ],
  ])('%s', (_, moment, state) => {
    expect(stateAt(moment)).toEqual(state);
  });

  it('has a later earliest time if slots are full, whatever slots the orders were placed for', () => {
    const moment = at('2026-07-03T23:07:00Z', { slotCapacity: 5 });
    const running = Date.parse('2026-07-03T23:20:00Z');
    const [inRunning, inNext] = [running + 60_000, running + 15 * 60_000].map((startMs) => ({
      [slotKeyOf({ startMs })]: { load: 5 },
    }));
    expect(stateAt(moment, inRunning)).toMatchObject({ earliest: '2026-07-03T23:35' });
    expect(stateAt(moment, inNext)).toMatchObject({ earliest: '2026-07-03T23:27' });
    expect(stateAt(moment, { ...inRunning, ...inNext })).toMatchObject({
      earliest: '2026-07-03T23:50',
    });
  });
});

describe('the times offered instead of one that is gone', () => {
  const free = (fromIso: string, daysAhead = 0) => {
    const offers = offersAt(at('2026-07-03T15:00:00Z', { daysAhead, slotMinutes: 60 }));
    const demand = { load: 1, ledgers: new Map() };
    return nextFreeSlots(Date.parse(fromIso), offers, demand).map(({ startMs }) =>
      new Date(startMs).toISOString().slice(8, 16),
    );
  };

  it('are the next three free ones', () => {
    expect(free('2026-07-03T23:30:00Z')).toEqual(['04T00:20', '04T01:20', '04T02:20']);
  });

  it('include earlier ones if there are fewer', () => {
    expect(free('2026-07-04T05:00:00Z')).toEqual(['04T03:20', '04T04:20', '04T05:20']);
  });
});

function closedFor(month: string, days: number): OrderingMoment['settings']['exceptions'] {
  const dates = Array.from(
    { length: days },
    (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`,
  );
  return Object.fromEntries(dates.map((date) => [date, { periods: [], label: 'Vacation' }]));
}
