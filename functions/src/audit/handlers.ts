import { auditEntriesPerPage } from '@thymely/contract/audit/audit-kinds';
import { cursorHeader } from '../http/reply.ts';
import type { HandlersOf } from '../http/route.ts';
import type { AuditStore } from './store.ts';

export function auditHandlers({ audit }: { audit: AuditStore }): HandlersOf<'listAudit'> {
  return {
    async listAudit({ query }) {
      const { limit = auditEntriesPerPage, after, who, target, what, from, to } = query;
      const request = { limit, after, who, target, what, fromMs: from, toMs: to };
      const { entries, next } = await audit.readPage(request);
      return { headers: cursorHeader(next), body: entries };
    },
  };
}
