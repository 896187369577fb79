/** A job that runs by itself, by the ID of its document. */
export type JobName = 'daily-sweep';

export type JobStore = {
  /** Notes that a job begins: one that never ends is seen by that, too. */
  begin(name: JobName, nowMs: number): Promise<void>;
  /** Notes that a job has ended, and how much of it has failed. */
  end(name: JobName, run: { nowMs: number; failed: number }): Promise<void>;
};
