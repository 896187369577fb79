import { useEffect, type RefObject } from 'react';
import type { PlacementState } from '../../../api/orders/placement.ts';
import { mendSelector } from '../problem-note.tsx';
import { focusIn } from './focus-in.ts';

/**
 * Moves the focus to where the diner decides what to do about an order that was not placed: to the
 * first control that can fix it, or to the order button, beside which it says why.
 */
export function useFocusOnAnswer(form: RefObject<HTMLFormElement | null>, state: PlacementState) {
  const answered = state.phase === 'refused' || state.phase === 'unplaced' ? state : undefined;
  useEffect(() => {
    if (!answered) return;
    // The checkout that came with the refusal is rendered a moment after it.
    const timer = setTimeout(() => {
      if (!focusIn(form.current, `${mendSelector}, [aria-invalid=true]`)) {
        focusIn(form.current, '[data-place]');
      }
    });
    return () => {
      clearTimeout(timer);
    };
  }, [form, answered]);
}
