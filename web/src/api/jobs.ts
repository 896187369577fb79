import { queryOptions } from '@tanstack/react-query';
import { listDeadMails, listJobs } from '@thymely/contract/jobs/endpoints';
import { callApi } from '../lib/http/call-api.ts';

/** What the function does on a schedule, and how it went. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => callApi(listJobs, { signal }),
  staleTime: 60_000,
});

/** The mails that were given up in the last seven days. */
export const deadMailsQuery = queryOptions({
  queryKey: ['dead-mails'],
  queryFn: ({ signal }) => callApi(listDeadMails, { signal }),
  staleTime: 60_000,
});
