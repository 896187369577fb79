import { expect, it } from 'vitest';
import { latestPause } from './use-live-news.ts';

const until = '2026-03-01T18:00:00.000Z';
const news = (pausedUntil: string | null | undefined, heardAtMs: number) => ({
  pausedUntil,
  heardAtMs,
});
const beat = (pausedUntil: string | null, askedAtMs: number) => ({ pausedUntil, askedAtMs });

it('the pause is what was heard last, from the listener or the heartbeat', () => {
  expect(latestPause(news(until, 2000), beat(null, 1000))).toBe(until);
  expect(latestPause(news(null, 2000), beat(until, 1000))).toBeNull();
  // An answer that was asked for before the news is older than the news.
  expect(latestPause(news(until, 1000), beat(null, 1000))).toBe(until);
  expect(latestPause(news(until, 1000), beat(null, 2000))).toBeNull();
});

it('the heartbeat alone tells of a pause before there was any news, and nothing does before both', () => {
  expect(latestPause(undefined, beat(until, 1000))).toBe(until);
  expect(latestPause(news(undefined, 2000), beat(until, 1000))).toBe(until);
  expect(latestPause(undefined, undefined)).toBeUndefined();
});
