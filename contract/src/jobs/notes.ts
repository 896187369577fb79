import type { EndpointNotes } from '../ground/endpoint.ts';
import { mostDeadMails } from './jobs.ts';
import type { jobsSchemas } from './schema.ts';

export const jobsNotes: Record<keyof typeof jobsSchemas, EndpointNotes> = {
  listJobs: {
    summary:
      'What the function does on a schedule: when each job last ran, and what failed. A task that ended before `lastStartedAt` has not ended in the last run. `done` and `failed` of a task are counts of its last run.',
    success: { 200: 'the jobs' },
    cost: { reads: 'n', writes: 0, besides: 'n is the number of jobs' },
  },
  listDeadMails: {
    summary: `The mails that were given up in the last seven days, the newest first, and why; at most ${mostDeadMails}. They hold no address.`,
    success: { 200: 'the mails' },
    cost: { reads: 'n', writes: 0, besides: 'n is the number of mails' },
  },
};
