import { expect, it } from 'vitest';
import { reportLateJobs } from './report-late-jobs.ts';

it('a job that is late is told to the log once an hour, and one that is not is not', async () => {
  const told: unknown[] = [];
  const job = { name: 'daily-sweep', lastStartedAt: null, lastOkAt: null, failed: 0, parts: [] };
  const lastRunAt = '2026-11-23T09:00:00.000Z';
  const tellAt = (time: string, isLate: boolean) =>
    reportLateJobs({
      jobs: {
        readAll: () => Promise.resolve([{ ...job, name: 'daily-sweep', lastRunAt, isLate }]),
      },
      log: { error: (...entry) => void told.push(entry) },
      nowMs: () => Date.parse(`2026-11-24T${time}Z`),
    });
  await tellAt('12:00:31', false);
  await tellAt('12:01:00', true);
  expect(told).toEqual([]);
  await tellAt('13:00:31', true);
  expect(told).toEqual([['job late', { job: 'daily-sweep', lastRunAt }]]);
});
