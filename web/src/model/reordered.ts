import type { Reordered } from '@thymely/contract/orders/endpoints';

/** What the cart says after an order was put into it again: what changed, and what is missing. */
type ReorderNote = Pick<Reordered, 'changed' | 'missing'> & { number: number };

/** Returns the history state of the cart's page with such a note. */
export function reorderEntry(note: ReorderNote): { reordered: ReorderNote } {
  return { reordered: note };
}

/** Returns the note of a history state, if it has one. Only the app itself writes it. */
export function reorderNoteOf(state: unknown): ReorderNote | undefined {
  return (state as { reordered?: ReorderNote } | null)?.reordered;
}
