import type { HandlersOf } from '../http/route.ts';
import type { JobStore } from '../platform/jobs.firestore.ts';

type JobsDeps = { jobs: Pick<JobStore, 'readAll'>; nowMs: () => number };

export function jobsHandlers({ jobs, nowMs }: JobsDeps): HandlersOf<'listJobs'> {
  return {
    async listJobs() {
      return { body: await jobs.readAll(nowMs()) };
    },
  };
}
