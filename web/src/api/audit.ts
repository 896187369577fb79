import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAudit, type AuditEntry, type AuditKind } from '@thymely/contract/audit/endpoints';
import { callApi } from '../lib/http/call-api.ts';

export type AuditFilter = {
  /** The `_id` of the person who made the changes. */
  who?: string | undefined;
  /** The `_id` of the dish or the user that was changed. */
  target?: string | undefined;
  what?: AuditKind | undefined;
  /** ISO 8601; inclusive. */
  from?: string | undefined;
  /** ISO 8601; exclusive. */
  to?: string | undefined;
};

export type ShownAuditPage = {
  /** The entries, newest first. */
  entries: AuditEntry[];
  /** The `after` value of the next page; none after the last one. */
  next: string | undefined;
};

type PageRequest = AuditFilter & { limit: number; after?: string | undefined };

async function fetchPage(
  { limit, ...rest }: PageRequest,
  signal: AbortSignal,
): Promise<ShownAuditPage> {
  let headers = new Headers();
  const query = { ...rest, limit: String(limit) };
  const entries = await callApi(listAudit, {
    query: withoutMissing(query),
    signal,
    onHeaders: (received) => {
      headers = received;
    },
  });
  return { entries, next: headers.get('x-next-cursor') ?? undefined };
}

type Given<Query> = { [Name in keyof Query]?: NonNullable<Query[Name]> };

function withoutMissing<Query extends object>(query: Query): Given<Query> {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as Given<Query>;
}

const auditKey = 'audit';

/** The audit log, a page at a time. It is always refetched, because anything may have changed. */
export function auditQuery(filter: AuditFilter, limit: number) {
  return infiniteQueryOptions({
    queryKey: [auditKey, { filter, limit }],
    queryFn: ({ pageParam: after, signal }) => fetchPage({ ...filter, limit, after }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
