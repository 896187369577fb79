import { AppError } from '../http/app-error.ts';
import type { AuditPage, AuditPageRequest, AuditStore } from './store.ts';

/** @throws AppError INVALID_REQUEST when there is no entry after which the page could begin. */
export async function listAudit(
  { audit }: { audit: AuditStore },
  request: AuditPageRequest,
): Promise<AuditPage> {
  const page = await audit.findPage(request);
  if (page === undefined) {
    throw new AppError('INVALID_REQUEST', "The list can't continue from there.", {
      fields: { after: "This entry doesn't exist." },
    });
  }
  return page;
}
