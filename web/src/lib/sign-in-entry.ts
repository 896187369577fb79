/** What the history entry of a sign-in screen knows about how it was reached. */
type SignInEntry = { stepsFromOrigin: number };

/** State of an entry that is pushed onto the page one returns to, or onto another such screen. */
export function signInEntry(reachedFrom?: unknown): SignInEntry {
  return { stepsFromOrigin: stepsFromOrigin(reachedFrom) + 1 };
}

/**
 * How many entries back the page lies from which the sign-in screen was opened. 0: nobody knows,
 * as after a redirect, which has taken that page's place.
 */
export function stepsFromOrigin(state: unknown): number {
  const steps = (state as Partial<SignInEntry> | null | undefined)?.stepsFromOrigin;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
}
