import { useEffect } from 'react';
import { keepOfPerson, keptOfPerson } from '../../lib/session/kept.ts';
import type { PickupChoice } from './pickup/pickup-times.ts';

/** What a person has typed and chosen at the checkout and not ordered yet, kept in this tab. */
export type CheckoutDraft = {
  uid: string;
  name: string;
  note: string;
  allergies: string;
  phone: string;
  choice: PickupChoice;
  /** The chosen business day, if it is not the first that is offered. */
  day?: string | undefined;
};

export function keptDraft(uid: string): Partial<CheckoutDraft> | undefined {
  return keptOfPerson<CheckoutDraft>('checkout', uid);
}

/** Keeps a draft for a reload, and for the way back from the cart, until the order is placed. */
export function useKeptDraft(draft: CheckoutDraft): void {
  const { uid, name, note, allergies, phone, choice, day } = draft;
  useEffect(() => {
    keepOfPerson('checkout', { uid, name, note, allergies, phone, choice, day } as CheckoutDraft);
  }, [uid, name, note, allergies, phone, choice, day]);
}
