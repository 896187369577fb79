import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** A job that runs by itself, by the ID of its document. */
type JobName = 'daily-sweep';

type JobStore = {
  /** Notes that a job begins: one that never ends is seen by that, too. */
  begin(name: JobName, nowMs: number): Promise<void>;
  /** Notes that a job has ended, and how much of it has failed. */
  end(name: JobName, run: { nowMs: number; failed: number }): Promise<void>;
};

/**
 * `jobs/{name}`: when a job last began (lastStartedAt), ended (lastRunAt) and ended with nothing that
 * failed (lastOkAt), and how much failed the last time (failed).
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
