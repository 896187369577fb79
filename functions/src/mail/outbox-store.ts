import type { DeadReason, MailKind } from '@thymely/contract/ordering/mail-kinds';

/** A mail to be sent. It names its reader by uid: the address is read when it is sent. */
export type OutboxMail = {
  kind: MailKind;
  uid: string;
  /** What it is about: the ID of an order, a business day, or nothing. */
  about: string;
};

export type StoredMail = OutboxMail & {
  id: string;
  /** `sending` marks an attempt that has begun, and that nobody may repeat. */
  state: 'waiting' | 'sending' | 'sent' | 'dead';
  /** The attempts so far. */
  attempts: number;
  createdAtMs: number;
};

export type DeadLetter = OutboxMail & { id: string; reason: DeadReason; diedAtMs: number };

/** The end of an attempt. */
export type MailOutcome =
  | { state: 'sent' }
  | { state: 'waiting'; nextAtMs: number }
  | { state: 'dead'; reason: DeadReason };

export type OutboxStore = {
  /** Returns those of some mails that are not there. 1 read each. */
  findMissing<Mail extends { id: string }>(mails: readonly Mail[]): Promise<Mail[]>;
  /** Adds mails outside of a step, unless they are there. */
  add(mails: readonly (OutboxMail & { id: string })[], nowMs: number): Promise<void>;
  /** Returns the mails whose time has come, and those whose sending never ended. */
  readDue(nowMs: number, limit: number): Promise<StoredMail[]>;
  /** Begins an attempt. Returns false if somebody else has begun it, or it is gone. */
  claim(mail: StoredMail, nowMs: number): Promise<boolean>;
  /** Ends an attempt. Does nothing if the mail is gone. */
  settle(id: string, outcome: MailOutcome, nowMs: number): Promise<void>;
  /** Removes a mail that is no longer true or wanted. */
  drop(id: string): Promise<void>;
  /** Removes all mails to a person. */
  forget(uid: string): Promise<void>;
  /** Returns the mails that were given up in the last seven days, the newest first. A read for each. */
  listDead(limit: number): Promise<DeadLetter[]>;
};
