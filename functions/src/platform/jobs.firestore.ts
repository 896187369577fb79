import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { Conflict, guarded } from './retry-on-conflict.ts';

/** The name of an automatic job, which is the ID of its document. */
type JobName = 'daily-sweep' | 'expire-orders';

type JobStore = {
  /**
   * Takes the lease of a job for a while and records that it begins. Returns false while another
   * run has the lease. It only saves calls: two runs at once must be safe without it.
   */
  lease(name: JobName, time: { nowMs: number; forMs: number }): Promise<boolean>;
  /** Records that a job begins, so that one that never ends is noticed, too. */
  begin(name: JobName, nowMs: number): Promise<void>;
  /** Records that a job has ended, and how much of it has failed. A lease ends with it. */
  end(name: JobName, run: { nowMs: number; failed: number }): Promise<void>;
};

/**
 * `jobs/{name}` stores when a job last began (lastStartedAt), ended (lastRunAt) and ended without a
 * failure (lastOkAt), how much failed the last time (failed), and until when a run has the job to
 * itself (leasedUntil).
 */
export function createJobStore(db: Firestore): JobStore {
  const jobs = db.collection('jobs');
  return {
    async lease(name, { nowMs, forMs }) {
      const job = await jobs.doc(name).get();
      const leasedUntil: unknown = job.get('leasedUntil');
      if (leasedUntil instanceof Timestamp && leasedUntil.toMillis() > nowMs) return false;
      const lastStartedAt = Timestamp.fromMillis(nowMs);
      const begun = { lastStartedAt, leasedUntil: Timestamp.fromMillis(nowMs + forMs) };
      const { updateTime: lastUpdateTime } = job;
      const write = lastUpdateTime
        ? job.ref.update(begun, { lastUpdateTime })
        : job.ref.create(begun);
      return guarded(write).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Conflict) return false;
          throw error;
        },
      );
    },

    async begin(name, nowMs) {
      await jobs.doc(name).set({ lastStartedAt: Timestamp.fromMillis(nowMs) }, { merge: true });
    },

    async end(name, { nowMs, failed }) {
      const lastRunAt = Timestamp.fromMillis(nowMs);
      const ended = failed === 0 ? { lastRunAt, lastOkAt: lastRunAt } : { lastRunAt };
      await jobs.doc(name).set({ ...ended, failed, leasedUntil: null }, { merge: true });
    },
  };
}
