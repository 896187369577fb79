import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryKey, entryNumber, entryState, isSameEntry } from './router-entry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stand = (state: unknown) => vi.stubGlobal('window', { history: { state } });

describe("the router's part of a history entry", () => {
  it('is its number, its key, and the state that a link has passed on', () => {
    stand({ idx: 3, key: 'abc', usr: { wanted: true } });
    expect([entryNumber(), entryKey(), entryState()]).toEqual([3, 'abc', { wanted: true }]);
  });

  it.each([[null], [{}]])('is empty on an entry that the router has not made: %j', (state) => {
    stand(state);
    expect([entryNumber(), entryKey(), entryState()]).toEqual([undefined, 'default', undefined]);
  });

  it('distinguishes entries, whatever else their state contains', () => {
    const entry = { idx: 1, key: 'a' };
    expect(isSameEntry(entry, { idx: 1, key: 'a', isOverlay: true })).toBe(true);
    expect(isSameEntry(entry, { idx: 2, key: 'a' })).toBe(false);
    expect(isSameEntry(entry, { idx: 1, key: 'b' })).toBe(false);
    expect(isSameEntry(null, null)).toBe(true);
  });

  it('is read in one file, so that another router changes only that file', () => {
    const source = join(import.meta.dirname, '../..');
    const reading = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
      (file) =>
        !file.includes('.test.') &&
        /\bhistory\.state\b|\b(?:idx|usr)\b/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(reading).toEqual([join('lib', 'history', 'router-entry.ts')]);
  });
});
