import { defineEndpoint } from '../ground/endpoint.ts';
import type { jobsSchemas } from './schema.ts';

export type { DeadMail, Job, JobTask } from './schema.ts';

export const listJobs = defineEndpoint<(typeof jobsSchemas)['listJobs'], 'admin'>({
  method: 'GET',
  path: '/jobs',
  access: 'admin',
});

export const listDeadMails = defineEndpoint<(typeof jobsSchemas)['listDeadMails'], 'admin'>({
  method: 'GET',
  path: '/mails/dead',
  access: 'admin',
});
