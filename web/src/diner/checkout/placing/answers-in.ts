import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { PlaceOrder } from '../../../api/orders/checkout.ts';
import { answerWords } from '../answer-words.ts';
import type { ZonedNow } from '../pickup/pickup-times.ts';
import { hasMend, placeOf } from '../problem-words.ts';
import type { CheckoutFields } from '../use-checkout-form.ts';

type Asked = {
  placement: Pick<PlaceOrder, 'state'>;
  checkout: Checkout;
  fields: Pick<CheckoutFields, 'changes' | 'problems' | 'isUnseen'>;
  now: ZonedNow;
};

/**
 * What a press led to, for the summary, and for the bar of narrow windows, in which whatever is
 * marked is out of sight.
 */
export function answersIn({ placement, checkout, fields, now }: Asked) {
  const { state } = placement;
  const { changes, problems, isUnseen } = fields;
  const { lines, totalCents } = checkout;
  const isElsewhere = problems.some((problem) => ['line', 'pickup'].includes(placeOf(problem)));
  const answer = (hasOthers: boolean) => ({
    state,
    lines,
    changes,
    answer: answerWords({ state, changes, now, hasOthers }),
  });
  const inBar = answer(problems.some((problem) => hasMend(problem, now)));
  const news = [inBar.answer, isUnseen, totalCents, changes?.gone, [...(changes?.lines ?? [])]];
  return {
    inSummary: answer(isElsewhere),
    inBar,
    /** All of it, as a text; undefined for nothing. */
    shown: inBar.answer === undefined ? undefined : JSON.stringify(news),
  };
}
