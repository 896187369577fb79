/** What a heartbeat has brought to light. */
export type Beat = {
  /** Whether the screen showed every open order as it is. */
  complete: boolean;
  /** Whether what it showed stayed the same until the answer: otherwise the answer proves nothing. */
  isConclusive: boolean;
};

/** `restart`: the listener has missed something, and after a new list again. */
export type BeatMeasure = 'none' | 'reload' | 'restart';

const mismatchesTolerated = 1;

/**
 * What to do about a heartbeat's answer. One mismatch may be a change on its way and is mended by a
 * new list; two in a row are the listener's fault.
 *
 * @param mismatches how many there were in a row before
 */
export function judgeBeat(
  mismatches: number,
  { complete, isConclusive }: Beat,
): { mismatches: number; measure: BeatMeasure } {
  if (complete) return { mismatches: 0, measure: 'none' };
  if (!isConclusive) return { mismatches, measure: 'reload' };
  if (mismatches < mismatchesTolerated) {
    return { mismatches: mismatches + 1, measure: 'reload' };
  }
  return { mismatches: 0, measure: 'restart' };
}
