import { afterAll, expect, it } from 'vitest';
import { noteServerTime, serverTimeOf } from './server-clock.ts';

// The other tests of this process use an uncorrected clock again.
afterAll(() => noteServerTime(new Headers({ date: new Date(0).toUTCString() }), 0));

it('the Date of a response corrects the time of the device', () => {
  const deviceMs = Date.parse('2026-11-21T03:00:00Z');
  expect(serverTimeOf(deviceMs)).toBe(deviceMs);
  noteServerTime(new Headers({ date: 'Sat, 21 Nov 2026 02:00:00 GMT' }), deviceMs);
  expect(serverTimeOf(deviceMs)).toBe(Date.parse('2026-11-21T02:00:00Z'));
  noteServerTime(new Headers(), deviceMs);
  expect(serverTimeOf(deviceMs + 1000)).toBe(Date.parse('2026-11-21T02:00:01Z'));
});
