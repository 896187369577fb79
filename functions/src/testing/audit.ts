import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** Returns the audit log, newest first, as an admin sees it. */
export async function listAudit(
  api: Pick<TestApi, 'call'>,
  admin: Person,
  query: Record<string, string> = {},
): Promise<AuditEntry[]> {
  return (await api.call('listAudit', { token: admin.accessToken, query })).data;
}

/** Returns every stored entry of the audit log, by ID. */
export async function storedAudit({
  db,
}: Pick<TestApi, 'db'>): Promise<Record<string, Record<string, unknown>>> {
  const { docs } = await db.collection('audit').get();
  return Object.fromEntries(docs.map((entry) => [entry.id, entry.data()]));
}
