/** The name of an automatic job, which is the ID of its document. */
export type JobName = 'daily-sweep';

export type JobStore = {
  /** Records that a job begins, so that one that never ends is noticed, too. */
  begin(name: JobName, nowMs: number): Promise<void>;
  /** Records that a job has ended, and how much of it has failed. */
  end(name: JobName, run: { nowMs: number; failed: number }): Promise<void>;
};
