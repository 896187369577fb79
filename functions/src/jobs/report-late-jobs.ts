import type { JobStore } from '../platform/jobs.firestore.ts';
import type { Log } from '../platform/log.ts';

type ReportLateJobsDeps = {
  jobs: Pick<JobStore, 'readAll'>;
  log: Pick<Log, 'error'>;
  nowMs: () => number;
};

/**
 * Writes a line to the log for each job that has not ended when it should have. An alert looks for
 * it (ops/alerts), because no alert can wait a day for a line that does not come. It looks in the
 * first minute of an hour only; 1 read for each job then.
 */
export async function reportLateJobs({ jobs, log, nowMs }: ReportLateJobsDeps): Promise<void> {
  if (new Date(nowMs()).getUTCMinutes() !== 0) return;
  for (const { name, lastRunAt, isLate } of await jobs.readAll(nowMs())) {
    if (isLate) log.error('job late', { job: name, lastRunAt });
  }
}
