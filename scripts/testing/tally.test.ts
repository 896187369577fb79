import { describe, expect, it } from 'vitest';
import { addTallies, closingLine } from './tally.ts';

describe('the closing line', () => {
  it('names what passed and failed', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  });

  it('names skipped tests only when there are some', () => {
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    );
  });

  it('sums the stages', () => {
    const tallies = [
      { passed: 7, failed: 0, skipped: 1 },
      { passed: 100, failed: 2, skipped: 0 },
    ];
    expect(addTallies(tallies)).toEqual({ passed: 107, failed: 2, skipped: 1 });
  });
});
