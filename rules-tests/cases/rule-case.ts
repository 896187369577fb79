import type { Attempt } from '../lab/attempt.ts';
import { type CallerName, callerNames, callers } from '../lab/callers.ts';

export type RuleCase = {
  /** The test's name. */
  fact: string;
  caller: CallerName;
  attempt: Attempt;
  allowed: boolean;
  /** Paths that do not exist yet when the attempt is made. */
  without?: string[];
};

type Tried = { what: string; attempt: Attempt; without?: string[] };

/** An attempt that names whoever makes it. */
type AttemptOf = (uid: string) => Attempt;

/** One case for each caller: those named may, all others may not. */
export function forEveryCaller({
  what,
  attempt,
  allowed,
  without,
}: Omit<Tried, 'attempt'> & {
  attempt: Attempt | AttemptOf;
  allowed: readonly CallerName[];
}): RuleCase[] {
  return callerNames.map((caller) => {
    const isAllowed = allowed.includes(caller);
    return {
      fact: `${caller}: ${isAllowed ? 'may' : 'may not'} ${what}`,
      caller,
      attempt: typeof attempt === 'function' ? attempt(callers[caller]?.uid ?? 'visitor') : attempt,
      allowed: isAllowed,
      ...(without ? { without } : {}),
    };
  });
}

export function may(caller: CallerName, { what, ...tried }: Tried): RuleCase {
  return { fact: `${caller}: may ${what}`, caller, allowed: true, ...tried };
}

export function mayNot(caller: CallerName, { what, ...tried }: Tried): RuleCase {
  return { fact: `${caller}: may not ${what}`, caller, allowed: false, ...tried };
}
