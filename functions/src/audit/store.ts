import type { AuditEntry, AuditKind } from '@thymely/contract/audit/endpoints';

/** Which entries; everything that is undefined does not matter. `after` is the id of an entry. */
export type AuditPageRequest = {
  limit: number;
  after: string | undefined;
  /** The uid of an admin, or `operator`. */
  who: string | undefined;
  /** The id of a dish or a user. */
  target: string | undefined;
  what: AuditKind | undefined;
  fromMs: number | undefined;
  /** Not included. */
  toMs: number | undefined;
};

export type AuditPage = {
  /** Newest first. */
  entries: AuditEntry[];
  /** The entry after which the next page begins, if there is one. */
  next: string | undefined;
};

/** Entries are written by the stores whose changes they record: nothing else writes them. */
export type AuditStore = {
  /** Answers undefined when `after` is no entry. */
  findPage(request: AuditPageRequest): Promise<AuditPage | undefined>;
};
