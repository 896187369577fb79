import type { auditSchemas } from './schema.ts';
import { defineEndpoint } from '../ground/endpoint.ts';

export type { AuditKind } from './audit-kinds.ts';
export type { AuditEntry, AuditFacts } from './schema.ts';

/** The response also has the header X-Next-Cursor, to be sent as `after`. */
export const listAudit = defineEndpoint<(typeof auditSchemas)['listAudit'], 'admin'>({
  method: 'GET',
  path: '/audit',
  access: 'admin',
});
