import { useEffect, useRef } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';

/** The time that somebody needs at least to see that an order has come to the list. */
const readMs = 400;

/** Returns a function that tells which of the shown orders somebody can have read by now. */
export function useRead(shown: readonly Order[]): () => Order[] {
  const sinceMs = useRef(new Map<string, number>());
  useEffect(() => {
    const nowMs = performance.now();
    // On a narrow screen, the one that is left of several was not in sight before.
    const isLeft = shown.length === 1 && sinceMs.current.size > 1;
    const before = isLeft ? new Map<string, number>() : sinceMs.current;
    const times = shown.map(({ _id }) => [_id, before.get(_id) ?? nowMs] as const);
    sinceMs.current = new Map(times);
  }, [shown]);
  return () => {
    const nowMs = performance.now();
    return shown.filter(({ _id }) => nowMs - (sinceMs.current.get(_id) ?? nowMs) >= readMs);
  };
}
