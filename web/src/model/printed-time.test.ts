import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { printedTime } from './printed-time.ts';

const at = '2026-11-23T20:30:00Z';

it("a printed time has its date, in the restaurant's time zone", () => {
  expect(printedTime(at, 'America/Los_Angeles')).toBe(inBrandWords('Mon, Nov 23, 12:30 PM'));
  expect(printedTime(at, 'Asia/Tokyo')).toBe(inBrandWords('Tue, Nov 24, 5:30 AM'));
  expect(printedTime(Date.parse(at), 'UTC', 'dateWithYear')).toBe(
    inBrandWords('Mon, Nov 23, 2026, 8:30 PM'),
  );
});

it("a printed time is in the reader's own zone where the restaurant's is unknown", () => {
  expect(printedTime(at, 'Mars/Olympus_Mons')).toBe(printedTime(at, undefined));
});
