import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** The name of an automatic job, which is the ID of its document. */
type JobName = 'daily-sweep';

type JobStore = {
  /** Records that a job begins, so that one that never ends is noticed, too. */
  begin(name: JobName, nowMs: number): Promise<void>;
  /** Records that a job has ended, and how much of it has failed. */
  end(name: JobName, run: { nowMs: number; failed: number }): Promise<void>;
};

/**
 * `jobs/{name}` stores when a job last began (lastStartedAt), ended (lastRunAt) and ended without a
 * failure (lastOkAt), and how much failed the last time (failed).
 */
export function createJobStore(db: Firestore): JobStore {
  const jobs = db.collection('jobs');
  return {
    async begin(name, nowMs) {
      await jobs.doc(name).set({ lastStartedAt: Timestamp.fromMillis(nowMs) }, { merge: true });
    },

    async end(name, { nowMs, failed }) {
      const lastRunAt = Timestamp.fromMillis(nowMs);
      const ended = failed === 0 ? { lastRunAt, lastOkAt: lastRunAt } : { lastRunAt };
      await jobs.doc(name).set({ ...ended, failed }, { merge: true });
    },
  };
}
