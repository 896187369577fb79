import { operatorId } from '@thymely/contract/audit/audit-kinds';
import type { AuditEntry, AuditKind } from '@thymely/contract/audit/endpoints';

/** The person whose action is recorded, in the same write as the action itself. */
export type Actor = { uid: string };

/** The person who runs the commands of `scripts/operator`. */
export const operator: Actor = { uid: operatorId };

/** The filters of the list; an undefined field does not filter. `after` is the ID of an entry. */
export type AuditPageRequest = {
  limit: number;
  after: string | undefined;
  /** The uid of an admin, or `operator`. */
  who: string | undefined;
  /** The ID of a dish or a user. */
  target: string | undefined;
  what: AuditKind | undefined;
  fromMs: number | undefined;
  /** The end of the period, exclusive. */
  toMs: number | undefined;
};

export type AuditPage = {
  /** The entries of the page, newest first. */
  entries: AuditEntry[];
  /** The entry after which the next page begins, if there is one. */
  next: string | undefined;
};

export type PeopleForgotten = {
  /** The number of entries from which a name or an email was removed. */
  forgotten: number;
  /** The entries that could not be written. The next run tries them again. */
  failures: { id: string; error: unknown }[];
  /** False if time was up. The next run continues from there. */
  isComplete: boolean;
};

/** The audit log. Only the stores whose changes it records add entries to it. */
export type AuditStore = {
  /** @throws AppError INVALID_REQUEST when `after` is not an entry. */
  readPage(request: AuditPageRequest): Promise<AuditPage>;
  /**
   * Removes name and email, but not the uid, from entries about people written before a moment.
   *
   * @param untilMs no further page is read after it. Default: no such limit.
   */
  forgetPeople(request: { beforeMs: number; untilMs?: number }): Promise<PeopleForgotten>;
};
