import { useState } from 'react';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { PlacementState } from '../../api/orders/placement.ts';
import type { ApiError } from '../../lib/http/api-error.ts';
import type { KeptPlacement } from '../../model/kept-placement.ts';
import { changesSince, seenIn } from './compare-orders.ts';
import { useAllergies } from './use-allergies.ts';
import { presentProblems } from './present-problems.ts';

/** When the diner picks up; `at` is undefined until a time of the chosen day is known. */
export type PickupChoice = { kind: 'asap' } | { kind: 'slot'; at: string | undefined };

function firstChoice({ asap, slots }: Checkout, begun: KeptPlacement | undefined): PickupChoice {
  if (begun && begun.body.pickup !== 'asap') return { kind: 'slot', at: begun.body.pickup };
  return asap === null && slots.length > 0 ? { kind: 'slot', at: slots[0] } : { kind: 'asap' };
}

/** Returns an order that was begun and not placed; the form is filled in as it was. */
function begunOrder(state: PlacementState): KeptPlacement | undefined {
  return state.phase === 'refused' || state.phase === 'unplaced' ? state.kept : undefined;
}

type CheckoutFormInput = { uid: string; checkout: Checkout; state: PlacementState };

/** Holds what is typed and chosen, what the diner has seen, and what has changed since. */
export function useCheckoutForm({ uid, checkout, state }: CheckoutFormInput) {
  const [begun] = useState(() => begunOrder(state));
  const [name, setName] = useState(begun?.body.name ?? checkout.name);
  const [note, setNote] = useState(begun?.body.note ?? '');
  const allergies = useAllergies(uid, begun?.body.allergies);
  const [choice, setChoice] = useState(() => firstChoice(checkout, begun));
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [seen, setSeen] = useState(() => begun?.seen ?? seenIn(checkout));
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  /** The refusal after which another time was chosen, or the email was verified. */
  const [mendedBy, setMendedBy] = useState<ApiError>();

  const refusal = state.phase === 'refused' ? state.error : undefined;
  const pickup = choice.kind === 'asap' ? 'asap' : (choice.at ?? checkout.slots[0] ?? undefined);
  return {
    name,
    isNameMissing,
    setIsNameMissing,
    note,
    setNote,
    ...allergies,
    choice,
    pickup,
    refusal,
    setName: (next: string) => {
      setName(next);
      setIsNameMissing(false);
    },
    /** Placing the order accepts what is on the screen. */
    agree: () => {
      const next = seenIn(checkout);
      setSeen(next);
      return next;
    },
    /** Remembers a line that the diner has removed, so that it does not count as a change. */
    setRemoved: (lineId: string) => {
      setRemoved((before) => new Set([...before, lineId]));
    },
    choose: (next: PickupChoice) => {
      setChoice(next);
      setMendedBy(refusal);
    },
    /** Marks what the refusal said about the diner's email as out of date. */
    setVerified: () => {
      setMendedBy(refusal);
    },
    changes: changesSince(seen, checkout, removed),
    problems: presentProblems({
      checkout,
      refused: refusal?.ordering.problems ?? [],
      isAsap: choice.kind === 'asap',
      isMended: refusal !== undefined && refusal === mendedBy,
    }),
  };
}

export type CheckoutFields = ReturnType<typeof useCheckoutForm>;
