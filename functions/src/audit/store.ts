import { operatorId } from '@thymely/contract/audit/audit-kinds';
import type { AuditEntry, AuditKind } from '@thymely/contract/audit/endpoints';

/** Whose action is recorded: the action and its entry are written together. */
export type Actor = { uid: string };

/** Whoever runs the commands of `scripts/operator`. */
export const operator: Actor = { uid: operatorId };

/** Which entries; undefined fields do not filter. `after` is the id of an entry. */
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

export type PeopleForgotten = {
  /** Entries that have lost a name or an email. */
  forgotten: number;
  /** Entries that could not be written. The next run tries them again. */
  failures: { id: string; error: unknown }[];
  /** False when time was up: the next run continues from there. */
  isComplete: boolean;
};

/** Entries are written by the stores whose changes they record: nothing else adds any. */
export type AuditStore = {
  /** @throws AppError INVALID_REQUEST when `after` is not an entry. */
  readPage(request: AuditPageRequest): Promise<AuditPage>;
  /**
   * Takes name and email from entries about people that were written before a moment; the uid stays.
   *
   * @param untilMs no further page is read after it. Default: no such limit.
   */
  forgetPeople(request: { beforeMs: number; untilMs?: number }): Promise<PeopleForgotten>;
};
