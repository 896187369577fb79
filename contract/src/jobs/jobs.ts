/**
 * The jobs that the function does on a schedule. Each records its runs in `jobs/{name}`, and is late
 * when it has not ended for `lateAfterMinutes`.
 */
export const jobs = {
  'daily-sweep': { lateAfterMinutes: 26 * 60 },
} as const;

/** The name of a job, which is the ID of its document. */
export type JobName = keyof typeof jobs;

/** The maximum number of mails that are listed as given up. */
export const mostDeadMails = 50;

export const jobNames = Object.keys(jobs) as JobName[];

/**
 * Why a task of a job stopped by itself although nothing failed:
 * - `many_gone`: so many accounts seem to be gone that they are probably missing by mistake
 * - `waits`: it waits until another task has no problem anymore
 */
export const jobProblems = ['many_gone', 'waits'] as const;
export type JobProblem = (typeof jobProblems)[number];
