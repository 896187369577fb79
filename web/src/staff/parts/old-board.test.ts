import { describe, expect, it } from 'vitest';
import { isOlderVersion, isReloadDue, mayReload, reloadedNow } from './old-board.ts';

it.each([
  ['1.0.0', '1.0.1', true],
  ['1.9.0', '1.10.0', true],
  ['1.10.3', '2.0.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.1.0', '1.0.9', false],
  ['1.0.0', '', false],
  ['', '1.0.0', false],
])('a board of version %j is older than a server of version %j: %j', (own, server, isOlder) => {
  expect(isOlderVersion(own, server)).toBe(isOlder);
});

describe('an old board loads itself again', () => {
  it('after a note of five seconds; an open dialog holds it up, for a minute at most', () => {
    expect([isReloadDue(4999, false), isReloadDue(5000, false)]).toEqual([false, true]);
    expect([isReloadDue(59_999, true), isReloadDue(60_000, true)]).toEqual([false, true]);
  });

  it('once in ten minutes while the pages are not there yet, and at once for the next version', () => {
    const last = { version: '1.1.0', atMs: 0, times: 1 };
    expect(mayReload('1.1.0', undefined, 0)).toBe(true);
    expect(mayReload('1.1.0', last, 599_999)).toBe(false);
    expect(mayReload('1.1.0', last, 600_000)).toBe(true);
    expect(mayReload('1.2.0', last, 1000)).toBe(true);
  });

  it('also if the clock of the device was set back since', () => {
    const last = { version: '1.1.0', atMs: 86_400_000, times: 1 };
    expect(mayReload('1.1.0', last, 0)).toBe(true);
  });

  it('less and less often while the pages stay old', () => {
    const waits = [10, 40, 160, 640].map((minutes) => minutes * 60_000);
    let last = reloadedNow('1.1.0', undefined, 0);
    for (const waitMs of waits) {
      const { atMs } = last;
      expect(mayReload('1.1.0', last, atMs + waitMs - 1)).toBe(false);
      expect(mayReload('1.1.0', last, atMs + waitMs)).toBe(true);
      last = reloadedNow('1.1.0', last, atMs + waitMs);
    }
    expect(reloadedNow('1.2.0', last, 0)).toEqual({ version: '1.2.0', atMs: 0, times: 1 });
  });
});
