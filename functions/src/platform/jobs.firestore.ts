import { minuteMs } from '@thymely/contract/ground/time';
import type { Job, JobTask } from '@thymely/contract/jobs/endpoints';
import { jobNames, jobProblems, jobs, type JobName } from '@thymely/contract/jobs/jobs';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { Conflict, orConflict } from './retry-on-conflict.ts';

/** What a task of a job has done in a run. `problem` is null unless it stopped by itself. */
export type TaskResult = Pick<JobTask, 'done' | 'failed' | 'problem'>;

/** A job that records only its runs with work to do, so that it has no lateness. */
type LeasedJob = 'expire-orders';

export type JobStore = {
  /**
   * Takes the lease of a job for a while and records that it begins. Returns false while another
   * run has the lease. It only saves calls: two runs at once must be safe without it.
   */
  lease(name: LeasedJob, time: { nowMs: number; forMs: number }): Promise<boolean>;
  /** Records that a job begins, so that one that never ends is noticed, too. */
  begin(name: JobName, nowMs: number): Promise<void>;
  /** Records a task that has ended, so that a job that is cut off keeps what it did before. */
  endTask(name: JobName, task: string, run: TaskResult & { nowMs: number }): Promise<void>;
  /** Records that a job has ended, and how much of it has failed. A lease ends with it. */
  end(name: JobName | LeasedJob, run: { nowMs: number; failed: number }): Promise<void>;
  /** Returns all jobs as the API answers them; 1 read for each. */
  readAll(nowMs: number): Promise<Job[]>;
};

/**
 * `jobs/{name}` stores when a job last began (lastStartedAt), ended (lastRunAt) and ended without a
 * failure (lastOkAt), how much failed the last time (failed), the same for each task (parts), and
 * until when a run has the job to itself (leasedUntil).
 */
export function createJobStore(db: Firestore): JobStore {
  const documents = db.collection('jobs');
  return {
    async lease(name, { nowMs, forMs }) {
      const job = await documents.doc(name).get();
      const leasedUntil: unknown = job.get('leasedUntil');
      if (leasedUntil instanceof Timestamp && leasedUntil.toMillis() > nowMs) return false;
      const lastStartedAt = Timestamp.fromMillis(nowMs);
      const begun = { lastStartedAt, leasedUntil: Timestamp.fromMillis(nowMs + forMs) };
      const { updateTime: lastUpdateTime } = job;
      const write = lastUpdateTime
        ? job.ref.update(begun, { lastUpdateTime })
        : job.ref.create(begun);
      return orConflict(write).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Conflict) return false;
          throw error;
        },
      );
    },

    async begin(name, nowMs) {
      const lastStartedAt = Timestamp.fromMillis(nowMs);
      await documents.doc(name).set({ lastStartedAt }, { merge: true });
    },

    async endTask(name, task, { nowMs, ...run }) {
      const parts = { [task]: { ...run, at: Timestamp.fromMillis(nowMs) } };
      await documents.doc(name).set({ parts }, { merge: true });
    },

    async end(name, { nowMs, failed }) {
      const lastRunAt = Timestamp.fromMillis(nowMs);
      const ended = failed === 0 ? { lastRunAt, lastOkAt: lastRunAt } : { lastRunAt };
      await documents.doc(name).set({ ...ended, failed, leasedUntil: null }, { merge: true });
    },

    async readAll(nowMs) {
      const read = await db.getAll(...jobNames.map((name) => documents.doc(name)));
      return jobNames.flatMap((name, index) => {
        const document = read[index];
        return document ? [toJob(name, document, nowMs)] : [];
      });
    },
  };
}

function toJob(name: JobName, document: DocumentSnapshot, nowMs: number): Job {
  const lastStartedAt = toIso(document.get('lastStartedAt'));
  const lastRunAt = toIso(document.get('lastRunAt'));
  const latest = lastRunAt ?? lastStartedAt;
  const lateMs = jobs[name].lateAfterMinutes * minuteMs;
  const parts = Object.entries((document.get('parts') ?? {}) as Record<string, unknown>);
  return {
    name,
    lastStartedAt,
    lastRunAt,
    lastOkAt: toIso(document.get('lastOkAt')),
    failed: toCount(document.get('failed')),
    isLate: latest !== null && nowMs - Date.parse(latest) > lateMs,
    parts: parts.flatMap(([task, fields]) => toTask(task, fields) ?? []),
  };
}

/** Returns undefined for a task that somebody has mistyped in the console. */
function toTask(name: string, fields: unknown): JobTask | undefined {
  const { at, done, failed, problem } = (fields ?? {}) as Partial<Record<keyof JobTask, unknown>>;
  const iso = toIso(at);
  if (iso === null) return undefined;
  const known = jobProblems.find((each) => each === problem) ?? null;
  return { name, at: iso, done: toCount(done), failed: toCount(failed), problem: known };
}

function toIso(value: unknown): string | null {
  return value instanceof Timestamp ? value.toDate().toISOString() : null;
}

function toCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
