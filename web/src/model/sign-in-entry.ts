/** The history state of a sign-in screen: how it was reached. */
type SignInEntry = { stepsFromOrigin: number };

/** Returns the state of an entry that is pushed onto another page or another sign-in screen. */
export function signInEntry(reachedFrom?: unknown): SignInEntry {
  return { stepsFromOrigin: stepsFromOrigin(reachedFrom) + 1 };
}

/**
 * Returns how many entries back the page is from which the sign-in screen was opened. 0 means
 * unknown, as after a redirect, which has replaced that page.
 */
export function stepsFromOrigin(state: unknown): number {
  const steps = (state as Partial<SignInEntry> | null | undefined)?.stepsFromOrigin;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
}
