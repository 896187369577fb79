import type { Attempt } from '../lab/attempt.ts';
import { type CallerName, callerNames, callers } from '../lab/callers.ts';

export type RuleCase = {
  /** The test's name. */
  fact: string;
  caller: CallerName;
  attempt: Attempt;
  allowed: boolean;
  /** A path where nothing is when the attempt is made. */
  without?: string;
};

/** One case for each caller: those named may, all others may not. A function is called with their uid. */
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
