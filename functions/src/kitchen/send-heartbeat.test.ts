import { describe, expect, it, vi } from 'vitest';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { sendHeartbeat } from './send-heartbeat.ts';

const info = vi.fn();
const parts = {
  kitchen: {
    countOpen: () => Promise.resolve({ open: 3, revisions: 7 }),
    saveScreen: () => Promise.resolve(),
  },
  ordering: { readSettings: () => Promise.resolve({ pausedUntil: null } as OrderingSettings) },
  log: { info },
  nowMs: () => 0,
};
const shows = (open: number, revisions: number) =>
  sendHeartbeat(parts, { screen: 'screen-1', name: 'Pass', open, revisions });

describe('requirement 50: a screen that does not show every open order as it is', () => {
  it.each([
    [2, 7],
    [3, 6],
  ])('is told so and noted in the log: %i orders, revisions %i', async (open, revisions) => {
    info.mockClear();
    expect(await shows(open, revisions)).toMatchObject({ complete: false });
    expect(info).toHaveBeenCalledExactlyOnceWith('screen incomplete', {
      screen: 'screen-1',
      shown: { open, revisions },
      counted: { open: 3, revisions: 7 },
    });
  });

  it('is not noted while it shows all of them', async () => {
    info.mockClear();
    expect(await shows(3, 7)).toEqual({ complete: true, pausedUntil: null });
    expect(info).not.toHaveBeenCalled();
  });
});
