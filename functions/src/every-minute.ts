import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { Deps } from './deps.ts';
import { reportLateJobs } from './jobs/report-late-jobs.ts';
import { addOwnerMails } from './mail/add-owner-mails.ts';
import { createSendMail } from './mail/send-mail.ts';
import { readMailServer } from './mail/mail-server.ts';
import { sendMails } from './mail/send-mails.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { sendWaitingPushes } from './push/deliver-pushes.ts';
import { describeError } from './platform/log.ts';

type EveryMinuteDeps = Pick<
  Deps,
  | 'accounts'
  | 'figures'
  | 'jobs'
  | 'log'
  | 'nowMs'
  | 'orders'
  | 'orderSteps'
  | 'ordering'
  | 'outbox'
  | 'push'
  | 'config'
  | 'users'
>;

/** One task of the run. It returns how many items failed; throwing counts as one failure. */
type Task = (
  deps: EveryMinuteDeps & { nowMs: () => number },
  settings: OrderingSettings,
) => Promise<number>;

/**
 * Ends unanswered orders, and sends the mails and messages to devices whose time has come. It runs once a minute; a run that
 * is late, repeated or killed does no harm. 1 read for the settings, and those of its tasks.
 *
 * @throws Error with the number of failures, after everything else is done.
 */
export async function runEveryMinute(deps: EveryMinuteDeps): Promise<void> {
  const { log, ordering, nowMs = Date.now } = deps;
  const settings = await ordering.readSettings();
  let failed = 0;
  for (const task of [endUnanswered, deliverMails, deliverPushes, lookAtJobs]) {
    failed += await task({ ...deps, nowMs }, settings).catch((error: unknown) => {
      log.error('every minute', { cause: describeError(error) });
      return 1;
    });
  }
  if (failed > 0)
    throw new Error(`The run of this minute has done all it could: ${failed} failed.`);
}

const endUnanswered: Task = async (deps, settings) => {
  const { ended, failures } = await expireOrders(deps, settings);
  if (ended > 0) deps.log.info('unanswered orders', { ended });
  for (const { id, error } of failures) {
    deps.log.error('unanswered orders', { order: id, cause: describeError(error) });
  }
  return failures.length;
};

/** A message that was not sent is tried again, until it helps nobody anymore. */
const deliverPushes: Task = async (deps) => {
  if (deps.config.vapid !== undefined) await sendWaitingPushes(deps);
  return 0;
};

const lookAtJobs: Task = async (deps) => {
  await reportLateJobs(deps);
  return 0;
};

/** A mail that was not sent is no failed run: it is tried again, or stays as a dead letter. */
const deliverMails: Task = async (deps, settings) => {
  const server = settings.mails.length === 0 ? undefined : readMailServer(process.env);
  if (server === undefined) return 0;
  await addOwnerMails(deps, settings);
  const send = createSendMail(server);
  const mails = await sendMails({ ...deps, send, siteUrl: server.siteUrl }, settings);
  for (const { id, error } of mails.failures) {
    deps.log.error('mail', { mail: id, cause: describeError(error) });
  }
  if (mails.sent + mails.dropped > 0) {
    deps.log.info('mail', { sent: mails.sent, dropped: mails.dropped });
  }
  return 0;
};
