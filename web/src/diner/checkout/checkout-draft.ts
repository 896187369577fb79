import { dropText, keepText, keptText } from '../../lib/session/kept-texts.ts';
import type { PickupChoice } from './pickup/pickup-times.ts';

/** What a person has typed and chosen at the checkout and not ordered yet, kept in this tab. */
export type CheckoutDraft = {
  uid: string;
  name: string;
  note: string;
  allergies: string;
  choice: PickupChoice;
  /** The chosen business day, if it is not the first that is offered. */
  day?: string | undefined;
};

export function keepDraft(draft: CheckoutDraft): void {
  keepText('checkout', JSON.stringify(draft));
}

/** Returns what this person has typed; somebody else's is dropped. */
export function keptDraft(uid: string): CheckoutDraft | undefined {
  const draft = readDraft();
  if (draft && draft.uid !== uid) dropText('checkout');
  return draft?.uid === uid ? draft : undefined;
}

function readDraft(): CheckoutDraft | undefined {
  try {
    const draft = JSON.parse(keptText('checkout') ?? '{}') as Partial<CheckoutDraft>;
    const texts = [draft.uid, draft.name, draft.note, draft.allergies];
    const isWhole = texts.every((text) => typeof text === 'string') && draft.choice !== undefined;
    return isWhole ? (draft as CheckoutDraft) : undefined;
  } catch {
    return undefined;
  }
}
