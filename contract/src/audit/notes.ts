import type { EndpointNotes } from '../ground/endpoint.ts';
import type { auditSchemas } from './schema.ts';

export const auditNotes: Record<keyof typeof auditSchemas, EndpointNotes> = {
  listAudit: {
    summary:
      'The changes that admins made, newest first, a page at a time: who changed what and when, and the state before and after. Header `X-Next-Cursor` is the `after` of the next page, if there is one. `from` is inclusive, `to` is exclusive. `who` is the `_id` of an admin, or `operator` for a change made on the command line. Each entry is written together with its change, and is never removed. It changes in only one way: after two years (the setting AUDIT_PERSON_DAYS), an entry about a user loses their name and email but keeps the `_id`.',
    success: { 200: 'the entries' },
    errors: { INVALID_REQUEST: 'also when `after` names no entry' },
    cost: {
      reads: '1 + n',
      writes: 0,
      besides:
        'n is the size of a page; 1 read more with `after`, for each person on the page, and for each of them who no longer exists',
    },
  },
};
