import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import { describe, expect, it } from 'vitest';
import { uploadQuotaOf, waitForQuota, withinTheHour } from './upload-quota.ts';

const nowMs = 10 * hourMs;
const quota = { pictures: 3, bytes: 100 };
const uploads = (...sizes: number[]) =>
  sizes.map((bytes, place) => ({ atMs: nowMs - (50 - place) * minuteMs, bytes }));

describe('requirement 36: what an account may upload within an hour', () => {
  it('requirement 36: is 30 pictures; for an admin 500, of 200 MB together', () => {
    expect(uploadQuotaOf({ isAdmin: false })).toEqual({ pictures: 30, bytes: Infinity });
    expect(uploadQuotaOf({ isAdmin: true })).toEqual({ pictures: 500, bytes: 200_000_000 });
  });

  it.each([
    [[], 100, 0],
    [[50, 49], 1, 0],
    [[1, 1, 1], 1, 10],
    [[50, 50], 1, 10],
    [[10, 50, 40], 20, 11],
    [[1, 1, 99], 99, 12],
  ])('requirement 36: after uploads of %j, one of %i waits %i minutes', (sizes, bytes, minutes) => {
    const waitMs = waitForQuota(uploads(...sizes), { quota, bytes, nowMs });
    expect(waitMs / minuteMs).toBe(minutes);
  });

  it('forgets uploads after an hour, and counts no bytes for those of earlier versions', () => {
    const recentMs = [nowMs - hourMs, nowMs - minuteMs, nowMs];
    expect(withinTheHour({ recentMs, recentBytes: [1] }, nowMs)).toEqual([
      { atMs: nowMs - minuteMs, bytes: 0 },
      { atMs: nowMs, bytes: 0 },
    ]);
  });
});
