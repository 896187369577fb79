import { codeOf } from './http/outage.ts';

/** Firestore's NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const lostRaces = new Set<unknown>([5, 6, 9, 10]);

/**
 * Waits for a write that is guarded by what was read before it. Answers false when somebody else was
 * quicker: nothing is written then, and it is to be decided anew.
 */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (lostRaces.has(codeOf(error))) return false;
    throw error;
  }
}
