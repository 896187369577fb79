import { dayMs, minuteMs, secondMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { FiguresStore } from '../figures/figures.firestore.ts';
import type { OrderStore } from '../orders/order/store.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { composeMail } from './compose-mail.ts';
import { readDayInMail } from './day-in-mail.ts';
import type { MailOutcome, OutboxStore, StoredMail } from './outbox-store.ts';
import type { SendMail, Sending } from './send-mail.ts';

type SendMailsDeps = {
  outbox: OutboxStore;
  orders: Pick<OrderStore, 'find' | 'readOpen'>;
  figures: Pick<FiguresStore, 'readDays'>;
  accounts: Pick<Accounts, 'find'>;
  send: SendMail;
  siteUrl: string;
  nowMs: () => number;
};

export type SentMails = {
  sent: number;
  dropped: number;
  /** The attempts that failed, by the mail's ID, whether they are repeated or not. */
  failures: { id: string; error: unknown }[];
};

const mostPerRun = 50;
/** A run begins no mail after this time, because other work of its minute follows. */
const runMs = 40 * secondMs;
const longestPauseMinutes = 60;
const givenUpAfterMs = dayMs;

/**
 * Sends the mails whose time has come, each at most once: an attempt is marked before it begins,
 * and one whose end is unknown is given up and not repeated. Mails that the owner has switched off
 * and those that are no longer true are removed. Once the server cannot be reached or does not let
 * us in, or there is no time left, the others wait for the next run.
 *
 * 1 read if there are none, and for each 2 reads and 2 writes.
 */
export async function sendMails(
  deps: SendMailsDeps,
  settings: OrderingSettings,
): Promise<SentMails> {
  const { outbox, nowMs } = deps;
  const result: SentMails = { sent: 0, dropped: 0, failures: [] };
  const endMs = nowMs() + runMs;
  for (const mail of await outbox.readDue(nowMs(), mostPerRun)) {
    if (nowMs() >= endMs) break;
    if (mail.state === 'sending') {
      await outbox.settle(mail.id, { state: 'dead', reason: 'unknown' }, nowMs());
      result.failures.push({ id: mail.id, error: new Error('an attempt never ended') });
      continue;
    }
    const letter = await letterOf(deps, settings, mail);
    if (letter === undefined) {
      await outbox.drop(mail.id);
      result.dropped += 1;
      continue;
    }
    if (!(await outbox.claim(mail, nowMs()))) continue;
    const { sending, error } = await deps.send({ id: mail.id, ...letter });
    await outbox.settle(mail.id, outcomeOf(sending, mail, nowMs()), nowMs());
    if (sending === 'sent') result.sent += 1;
    else result.failures.push({ id: mail.id, error });
    if (sending === 'unavailable') break;
  }
  return result;
}

/** Returns the address and the text; undefined for a mail that nobody should get. */
async function letterOf(
  { orders, figures, accounts, siteUrl }: SendMailsDeps,
  { mails, timeZone }: OrderingSettings,
  { kind, uid, about }: StoredMail,
) {
  if (!mails.includes(kind)) return undefined;
  const account = await accounts.find(uid);
  if (!account || account.disabled || !account.emailVerified) return undefined;
  const isAboutDay = kind === 'day_sums';
  const order = isAboutDay || about === '' ? undefined : await orders.find(about);
  const day = isAboutDay ? await readDayInMail({ orders, figures }, about) : undefined;
  const text = composeMail(kind, { order, day, timeZone, siteUrl });
  return text && { to: account.email, ...text };
}

function outcomeOf(sending: Sending, mail: StoredMail, nowMs: number): MailOutcome {
  switch (sending) {
    case 'sent':
      return { state: 'sent' };
    case 'refused':
    case 'unknown':
      return { state: 'dead', reason: sending };
    case 'postponed':
    case 'unavailable': {
      const pauseMs = Math.min(longestPauseMinutes, 2 ** mail.attempts) * minuteMs;
      const nextAtMs = nowMs + pauseMs;
      const isOver = nextAtMs > mail.createdAtMs + givenUpAfterMs;
      return isOver ? { state: 'dead', reason: 'gave_up' } : { state: 'waiting', nextAtMs };
    }
  }
}
