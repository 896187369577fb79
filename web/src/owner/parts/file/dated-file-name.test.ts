import { afterEach, expect, it, vi } from 'vitest';
import { brandInFileName } from '../../../shared/file-name.ts';
import { datedFileName } from './dated-file-name.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['America/New_York', '2026-01-31'],
  ['UTC', '2026-02-01'],
  ['Asia/Tokyo', '2026-02-01'],
])('a file is named by the day that it is in %s', (zone, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-02-01T03:05:00.000Z') });
  expect(datedFileName('menu', zone)).toBe(`${brandInFileName}-menu-${day}.csv`);
});
