import { dinerMailKinds, type MailKind } from '@thymely/contract/ordering/mail-kinds';
import { mostDeadMails } from '@thymely/contract/jobs/jobs';
import type { HandlersOf } from '../http/route.ts';
import type { DeadLetter, OutboxStore } from '../mail/outbox-store.ts';
import type { JobStore } from '../platform/jobs.firestore.ts';

type JobsDeps = {
  jobs: Pick<JobStore, 'readAll'>;
  outbox: Pick<OutboxStore, 'listDead'>;
  nowMs: () => number;
};

/** The mails whose `about` is the ID of an order. */
const aboutOrders: readonly MailKind[] = [...dinerMailKinds, 'unanswered'];

export function jobsHandlers({
  jobs,
  outbox,
  nowMs,
}: JobsDeps): HandlersOf<'listJobs' | 'listDeadMails'> {
  return {
    async listJobs() {
      return { body: await jobs.readAll(nowMs()) };
    },

    async listDeadMails() {
      return { body: (await outbox.listDead(mostDeadMails)).map(toDeadMail) };
    },
  };
}

function toDeadMail({ id, kind, about, reason, diedAtMs }: DeadLetter) {
  const order = aboutOrders.includes(kind) ? about : null;
  return { _id: id, kind, order, reason, at: new Date(diedAtMs).toISOString() };
}
