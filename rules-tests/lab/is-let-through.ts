import { FirebaseError } from 'firebase/app';

/** False when the rules refuse. @throws whatever else goes wrong. */
export async function isLetThrough(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}
