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

type Trial = {
  what: string;
  attempt: Attempt | ((uid: string) => Attempt);
  allowed: readonly CallerName[];
  without?: string;
};

/** Returns one case for each caller: only those named may. A function gets the caller's uid. */
export function forEveryCaller(trial: Trial): RuleCase[] {
  return casesFor(callerNames, trial);
}

/** Everyone whose account and sign-in are in order, and those without an account. */
const validCallers = ['visitor', 'anonymous account', 'diner', 'kitchen', 'admin'] as const;

/**
 * Returns one case for each kind of caller, all denied. The other callers lack something that a rule
 * asks for: where no rule is to open a place, one that lets them in lets in one of these as well.
 */
export function forNobody(trial: Omit<Trial, 'allowed'>): RuleCase[] {
  return casesFor(validCallers, { ...trial, allowed: [] });
}

function casesFor(
  names: readonly CallerName[],
  { what, attempt, allowed, without }: Trial,
): RuleCase[] {
  return names.map((caller) => {
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
