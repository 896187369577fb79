import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { isOfServing, placeOf } from './problem-words.ts';

type ProblemSources = {
  checkout: Checkout;
  /** The problems with which the last placement was refused. */
  refused: OrderProblem[];
  isAsap: boolean;
  /** The business day of the chosen time; undefined for as soon as possible. */
  day: string | undefined;
  /** Whether the chosen time has passed. */
  isTimeOver: boolean;
  /** Whether another time was chosen since, or the email was verified. */
  isMended: boolean;
};

/** Returns what keeps the order from being placed as it stands now. */
export function presentProblems(sources: ProblemSources): OrderProblem[] {
  const { checkout, refused, isAsap, isTimeOver, isMended } = sources;
  const ofPickup = (problem: OrderProblem) => placeOf(problem) === 'pickup';
  const others = checkout.problems.filter(
    (problem) =>
      !ofPickup(problem) && problem.code !== 'changed' && !isOfOtherDay(problem, sources),
  );
  // Another time or day may have room for a diner whose email is not verified.
  const isKnown = isMended || others.some(({ code }) => code === 'verify_email');
  const unverified = isKnown ? [] : refused.filter(({ code }) => code === 'verify_email');
  const refusedTimes = isMended ? [] : refused.filter(ofPickup);
  // If nothing is possible as soon as possible, the reason only matters to a diner who wants that.
  const isAsapGone = isAsap && checkout.asap === null && refusedTimes.length === 0;
  const noAsap = isAsapGone ? checkout.problems.filter(ofPickup) : [];
  const isGone = isAsapGone || isTimeOver;
  // A dish that cannot be had at any time that is left says why there is none.
  const isExplained = noAsap.length > 0 || others.some(isOfServing);
  const gone: OrderProblem[] = isGone && !isExplained ? [{ code: 'slot_gone' }] : noAsap;
  return [...others, ...unverified, ...inOne([...refusedTimes, ...gone], checkout)];
}

/**
 * Whether a limit of one day may belong to another day than the chosen time. The checkout reports
 * the limit of the earliest time, if there is one; only placing the order reports the chosen one's.
 */
function isOfOtherDay(problem: OrderProblem, { checkout, isAsap, day: chosen }: ProblemSources) {
  const { code, limit, day } = problem;
  if (code === 'portions') return chosen !== undefined && chosen !== day;
  return code === 'verify_email' && limit !== undefined && !isAsap && checkout.asap !== null;
}

/** Keeps the first reason why the time is not possible, and adds other times to it. */
function inOne(problems: OrderProblem[], checkout: Checkout): OrderProblem[] {
  const [first] = problems;
  if (!first) return [];
  const times = problems.find((problem) => problem.times !== undefined)?.times;
  if (times === undefined) return [{ ...first, times: nextTimes(checkout) }];
  return [{ ...first, times: first.code === 'later' ? promisedTimes(times, checkout) : times }];
}

/** Replaces the time that was promised with a refusal by the present one: it moves every minute. */
function promisedTimes(times: string[], { asap }: Checkout): string[] {
  if (asap === null) return times.slice(1);
  return [asap, ...times.slice(1).filter((time) => time > asap)];
}

/** Returns up to three times to choose from. */
function nextTimes({ asap, slots }: Checkout): string[] {
  return [...(asap === null ? [] : [asap]), ...slots.filter((slot) => slot !== asap)].slice(0, 3);
}
