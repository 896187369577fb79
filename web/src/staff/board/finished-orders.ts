import { useState } from 'react';
import { whyNotUndone } from '@thymely/contract/orders/order-states';
import type { Done } from '../../shared/kitchen/use-order-moves.ts';

/** As many as one may have pressed by mistake in a row. */
const mostKept = 4;

/** What this screen has handed out last: it has no card any more, but can still be taken back. */
export function useFinishedOrders(done: Done | undefined, nowMs: number): readonly Done[] {
  const [seen, setSeen] = useState<Done>();
  const [finished, setFinished] = useState<readonly Done[]>([]);
  if (done !== seen) {
    setSeen(done);
    if (done) setFinished(withDone(finished, done));
  }
  // What was done last is in the bar.
  return finished.filter((each) => each !== done && canBeUndone(each, nowMs));
}

/** The newest first; an order that is open again is none of them. */
export function withDone(finished: readonly Done[], done: Done): readonly Done[] {
  const others = finished.filter(({ order }) => order._id !== done.order._id);
  const { action } = done;
  const isFinished = action === 'collect' || action === 'no-show';
  return isFinished ? [done, ...others].slice(0, mostKept) : others;
}

export function canBeUndone({ order, action }: Done, nowMs: number): boolean {
  const last = { action, to: order.state, atMs: Date.parse(order.updatedAt) };
  return whyNotUndone(last, nowMs) === undefined;
}
