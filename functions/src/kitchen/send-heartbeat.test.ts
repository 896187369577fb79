import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { sendHeartbeat } from './send-heartbeat.ts';

const info = vi.fn();
let counted = { open: 3, revisions: 7 };
const deps = {
  kitchen: {
    countOpen: () => Promise.resolve(counted),
    countUnacknowledged: () => Promise.resolve(2),
    saveScreen: () => Promise.resolve(),
  },
  ordering: { readSettings: () => Promise.resolve({ pausedUntil: null } as OrderingSettings) },
  log: { info },
  nowMs: () => 0,
};
const shows = (open: number, revisions: number) =>
  sendHeartbeat(deps, { screen: 'screen-1', name: 'Pass', open, revisions });

describe('requirement 50: a screen that does not show the current state of every open order', () => {
  it.each([
    [2, 7],
    [3, 6],
  ])('is told, and recorded in the log: %i orders, revisions %i', async (open, revisions) => {
    info.mockClear();
    expect(await shows(open, revisions)).toMatchObject({ complete: false });
    expect(info).toHaveBeenCalledExactlyOnceWith('screen incomplete', {
      screen: 'screen-1',
      shown: { open, revisions },
      counted: { open: 3, revisions: 7 },
    });
  });

  it('is not recorded while it shows all of them', async () => {
    info.mockClear();
    expect(await shows(3, 7)).toEqual({
      complete: true,
      open: 3,
      unacknowledged: 2,
      pausedUntil: null,
    });
    expect(info).not.toHaveBeenCalled();
  });
});

describe('requirement 51: a screen that cannot show every open order', () => {
  const most = 1000;

  afterEach(() => {
    counted = { open: 3, revisions: 7 };
  });

  it('is complete if it shows as many as it can, and is told how many there are', async () => {
    counted = { open: most + 234, revisions: 9999 };
    expect(await shows(most, 5)).toMatchObject({ complete: true, open: most + 234 });
    expect(await shows(most - 1, 5)).toMatchObject({ complete: false, open: most + 234 });
  });

  it('must show the current state of each once it can show all', async () => {
    counted = { open: most, revisions: 9999 };
    expect(await shows(most, 5)).toMatchObject({ complete: false });
    expect(await shows(most, 9999)).toMatchObject({ complete: true });
  });
});

describe('requirement 60: a revision that is not a whole number', () => {
  afterEach(() => {
    counted = { open: 3, revisions: 7 };
  });

  it.each([Number.NaN, Infinity, 7.5])(
    'does not affect the comparison of the number of orders: a sum of %d',
    async (revisions) => {
      counted = { open: 3, revisions };
      expect(await shows(3, 0)).toMatchObject({ complete: true });
      expect(await shows(2, 0)).toMatchObject({ complete: false });
    },
  );
});
