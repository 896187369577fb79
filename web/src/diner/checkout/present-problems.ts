import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { placeOf } from './problem-words.ts';

type ProblemSources = {
  checkout: Checkout;
  /** Of the last placement. */
  refused: OrderProblem[];
  isAsap: boolean;
  /** Another time was chosen since, or the email was verified. */
  isMended: boolean;
};

/** What keeps the order from being placed as it stands now. */
export function presentProblems(sources: ProblemSources): OrderProblem[] {
  const { checkout, refused, isAsap, isMended } = sources;
  const ofPickup = (problem: OrderProblem) => placeOf(problem) === 'pickup';
  const others = checkout.problems.filter(
    (problem) =>
      !ofPickup(problem) && problem.code !== 'changed' && !isOfOtherDay(problem, sources),
  );
  // At another time, and on another day, there may be room for whoever has not verified an email.
  const isKnown = isMended || others.some(({ code }) => code === 'verify_email');
  const unverified = isKnown ? [] : refused.filter(({ code }) => code === 'verify_email');
  const refusedTimes = isMended ? [] : refused.filter(ofPickup);
  // Without a time for as soon as possible the reason counts only for whoever wants that.
  const isAsapGone = isAsap && checkout.asap === null && refusedTimes.length === 0;
  const noAsap = checkout.problems.filter(ofPickup);
  const gone: OrderProblem[] = noAsap.length > 0 ? noAsap : [{ code: 'slot_gone' }];
  return [
    ...others,
    ...unverified,
    ...inOne([...refusedTimes, ...(isAsapGone ? gone : [])], checkout),
  ];
}

/**
 * Whether a limit of one day may not be that of the chosen time: while there is a time for as soon as possible
 * the checkout tells that one's. The placement tells.
 */
function isOfOtherDay({ code, limit }: OrderProblem, { checkout, isAsap }: ProblemSources) {
  return code === 'verify_email' && limit !== undefined && !isAsap && checkout.asap !== null;
}

/** The first reason why the time is not possible, with the times of whichever problem has them. */
function inOne(problems: OrderProblem[], checkout: Checkout): OrderProblem[] {
  const [first] = problems;
  if (!first) return [];
  const times = problems.find((problem) => problem.times !== undefined)?.times;
  return [{ ...first, times: times ?? nextTimes(checkout) }];
}

/** Three times to choose from. */
function nextTimes({ asap, slots }: Checkout): string[] {
  return [...(asap === null ? [] : [asap]), ...slots.filter((slot) => slot !== asap)].slice(0, 3);
}
