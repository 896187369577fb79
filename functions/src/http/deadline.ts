import { unavailable } from './app-error.ts';

/**
 * Waits for work at most `deadlineMs`. The clients of Firestore and Auth retry by themselves for
 * up to a minute; people should not wait that long for "try again".
 *
 * @throws AppError UNAVAILABLE when the deadline has passed.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  deadlineMs: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable(new Error('deadline passed'))), deadlineMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
