import type { Attempt } from '../lab/attempt.ts';
import { type CallerName, callerNames, callers } from '../lab/callers.ts';

export type RuleCase = {
  /** The title of the test. */
  fact: string;
  caller: CallerName;
  attempt: Attempt;
  allowed: boolean;
  /** A path without a document when the attempt is made. */
  without?: string;
};

/** Returns one case for each caller: only those named may. A function gets the caller's uid. */
export function forEveryCaller({
  what,
  attempt,
  allowed,
  without,
}: {
  what: string;
  attempt: Attempt | ((uid: string) => Attempt);
  allowed: readonly CallerName[];
  without?: string;
}): RuleCase[] {
  return callerNames.map((caller) => {
    const uid = callers[caller]?.uid ?? 'visitor';
    const isAllowed = allowed.includes(caller);
    return {
      fact: `${caller}: ${isAllowed ? 'may' : 'may not'} ${what}`,
      caller,
      attempt: typeof attempt === 'function' ? attempt(uid) : attempt,
      allowed: isAllowed,
      ...(without !== undefined && { without }),
    };
  });
}
