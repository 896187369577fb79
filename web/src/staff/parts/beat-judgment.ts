/** The result of a heartbeat. */
export type Beat = {
  /** Whether the screen showed every open order in its present state. */
  complete: boolean;
  /** Whether the screen stayed the same until the answer; otherwise the answer proves nothing. */
  isConclusive: boolean;
};

/** `restart` means that the listener has missed a change even after a new list. */
export type BeatMeasure = 'none' | 'reload' | 'restart';

const mismatchesTolerated = 1;

/**
 * Returns what to do about a heartbeat's answer. A single mismatch may be a change on its way, and
 * a new list corrects it; two in a row mean that the listener fails.
 *
 * @param mismatches the number of mismatches in a row before this one
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
