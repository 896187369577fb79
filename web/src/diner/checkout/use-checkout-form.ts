import { useState } from 'react';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { PlacementState } from '../../api/orders/placement.ts';
import type { ApiError } from '../../lib/http/api-error.ts';
import { keptDraft, useKeptDraft, type CheckoutDraft } from './checkout-draft.ts';
import {
  chosenPickup,
  isTooEarly,
  type PickupChoice,
  type ZonedNow,
} from './pickup/pickup-times.ts';
import { useSeenOrder } from './placing/use-seen-order.ts';
import { presentProblems } from './present-problems.ts';
import { useAllergies } from './use-allergies.ts';

type CheckoutFormInput = {
  uid: string;
  checkout: Checkout;
  /** The time in the restaurant. */
  now: ZonedNow;
  /** The business day that was chosen; undefined for the first that is offered. */
  day: string | undefined;
  /** Whether the slots are still those of the day before. */
  isOtherDay: boolean;
  state: PlacementState;
};

/** What was typed and chosen before: in an order that was not placed, or on an earlier visit. */
type Before = {
  [Field in 'name' | 'note' | 'allergies' | 'phone' | 'choice']?: CheckoutDraft[Field] | undefined;
};

function before({ uid, checkout, state }: CheckoutFormInput): Before {
  const isBegun = state.phase === 'refused' || state.phase === 'unplaced';
  if (isBegun) {
    const { pickup, ...typed } = state.kept.body;
    return {
      ...typed,
      choice: pickup === 'asap' ? { kind: 'asap' } : { kind: 'slot', at: pickup },
    };
  }
  const draft = keptDraft(uid);
  return { ...draft, choice: choiceAgain(draft?.choice, checkout) };
}

/** A time may be taken or over by now, and is never moved to another day: the diner is asked. */
function choiceAgain(
  choice: PickupChoice | undefined,
  { slots }: Checkout,
): PickupChoice | undefined {
  if (choice === undefined || choice.kind === 'asap') return choice;
  const { at, minute } = choice;
  if (at === undefined) return { kind: 'slot', at, minute };
  return { kind: 'slot', at: slots.includes(at) ? at : undefined };
}

function firstChoice({ asap, slots }: Checkout): PickupChoice {
  return asap === null && slots.length > 0 ? { kind: 'slot', at: undefined } : { kind: 'asap' };
}

/** Holds what is typed and chosen, and what has changed since the diner has seen it. */
export function useCheckoutForm(input: CheckoutFormInput) {
  const { uid, checkout, now, day, isOtherDay, state } = input;
  const [begun] = useState(() => before(input));
  const [name, setName] = useState(begun.name ?? checkout.name);
  const [note, setNote] = useState(begun.note ?? '');
  const phone = usePhone(begun.phone);
  const allergies = useAllergies(uid, begun.allergies);
  const [choice, setChoice] = useState(begun.choice ?? firstChoice(checkout));
  const [isNameMissing, setIsNameMissing] = useState(false);
  /** The refusal after which another time was chosen, or the email was verified. */
  const [mendedBy, setMendedBy] = useState<ApiError>();
  const seen = useSeenOrder(checkout, { state, isAsap: choice.kind === 'asap' });
  const refusal = state.phase === 'refused' ? state.error : undefined;
  const pickup = chosenPickup(choice, { ...checkout, ...now, isOtherDay });
  useKeptDraft({
    uid,
    name,
    note,
    allergies: allergies.allergies,
    phone: phone.phone,
    choice,
    day,
  });
  return {
    ...allergies,
    ...phone,
    ...seen,
    name,
    isNameMissing,
    setIsNameMissing,
    note,
    setNote,
    choice,
    pickup,
    refusal,
    setName: (next: string) => {
      setName(next);
      setIsNameMissing(false);
    },
    choose: (next: PickupChoice) => {
      setChoice(next);
      setMendedBy(refusal);
      seen.seeTime();
    },
    /** Marks what the refusal said about the diner's email as out of date. */
    setVerified: () => {
      setMendedBy(refusal);
    },
    problems: presentProblems({
      checkout,
      refused: refusal?.ordering.problems ?? [],
      isAsap: choice.kind === 'asap',
      day: choice.kind === 'asap' ? undefined : (day ?? checkout.day ?? undefined),
      isTimeOver: isTooEarly(choice, { ...checkout, ...now }),
      isMended: refusal !== undefined && refusal === mendedBy,
    }),
  };
}

/** Holds the telephone number, and what is wrong with it. */
function usePhone(typed = '') {
  const [phone, setPhone] = useState(typed);
  const [phoneFault, setPhoneFault] = useState<string>();
  return {
    phone,
    phoneFault,
    setPhoneFault,
    setPhone: (next: string) => {
      setPhone(next);
      setPhoneFault(undefined);
    },
  };
}

export type CheckoutFields = ReturnType<typeof useCheckoutForm>;
