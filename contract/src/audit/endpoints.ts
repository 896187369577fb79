import type { auditSchemas } from './schema.ts';
import { defineEndpoint } from '../ground/endpoint.ts';

export type { AuditKind } from './audit-kinds.ts';
export type { AuditEntry, AuditFacts } from './schema.ts';

/** Answers the header X-Next-Cursor, for `after`, besides the list. */
export const listAudit = defineEndpoint<(typeof auditSchemas)['listAudit'], 'admin'>({
  method: 'GET',
  path: '/audit',
  access: 'admin',
});
