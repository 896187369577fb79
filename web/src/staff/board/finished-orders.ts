import { useState } from 'react';
import type { Done } from '../../shared/kitchen/outcome.ts';
import { canBeUndone } from '../parts/can-be-undone.ts';

/** The number of orders that somebody may press by mistake in a row. */
const mostKept = 4;

/** Returns the orders this screen has just handed out: they have no card, but can be undone. */
export function useFinishedOrders(done: Done | undefined, nowMs: number): readonly Done[] {
  const [seen, setSeen] = useState<Done>();
  const [finished, setFinished] = useState<readonly Done[]>([]);
  if (done !== seen) {
    setSeen(done);
    if (done) setFinished(withDone(finished, done));
  }
  // The last step is in the undo bar instead.
  return finished.filter((each) => each !== done && canBeUndone(each, nowMs));
}

/** Adds a finished order, the newest first, and removes one that is open again. */
export function withDone(finished: readonly Done[], done: Done): readonly Done[] {
  const others = finished.filter(({ order }) => order._id !== done.order._id);
  const { action } = done;
  const isFinished = action === 'collect' || action === 'no-show';
  return isFinished ? [done, ...others].slice(0, mostKept) : others;
}
