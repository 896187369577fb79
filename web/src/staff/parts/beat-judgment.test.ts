import { describe, expect, it } from 'vitest';
import { judgeBeat, type Beat } from './beat-judgment.ts';

const right: Beat = { complete: true, isConclusive: true };
const wrong: Beat = { complete: false, isConclusive: true };
const unsure: Beat = { complete: false, isConclusive: false };

function measures(...beats: Beat[]): string[] {
  let mismatches = 0;
  return beats.map((beat) => {
    const judged = judgeBeat(mismatches, beat);
    ({ mismatches } = judged);
    return judged.measure;
  });
}

describe('requirement 50: a heartbeat that finds the board incomplete', () => {
  it('requests a new list at once', () => {
    expect(measures(right, wrong, right)).toEqual(['none', 'reload', 'none']);
  });

  it('restarts the listener when it happens twice in a row', () => {
    expect(measures(wrong, wrong, wrong, wrong)).toEqual([
      'reload',
      'restart',
      'reload',
      'restart',
    ]);
    expect(measures(wrong, right, wrong)).toEqual(['reload', 'none', 'reload']);
  });

  it('does not blame the listener while orders change in the meantime', () => {
    expect(measures(unsure, unsure, unsure)).toEqual(['reload', 'reload', 'reload']);
    expect(measures(wrong, unsure, wrong)).toEqual(['reload', 'reload', 'restart']);
  });
});
