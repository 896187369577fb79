import { describe, expect, it } from 'vitest';
import { arcPath } from './arc-path.ts';

const at = (hour: number, minute: number) => hour * 60 + minute;

describe("the arc on the clock's rim", () => {
  const dial = { center: 100, radius: 100 };

  it('leads from now to the closing time', () => {
    expect(arcPath(at(15, 0), 3 * 60, dial)).toBe(
      'M200.00 100.00A100 100 0 0 1 170.71 170.71A100 100 0 0 1 100.00 200.00',
    );
  });

  it('is the whole rim for twelve hours and more, and empty once the restaurant is closed', () => {
    const whole = arcPath(0, 12 * 60, dial);
    expect(whole).toBe('M100.00 0.00A100 100 0 0 1 100.00 200.00A100 100 0 0 1 100.00 0.00');
    expect(arcPath(0, 20 * 60, dial)).toBe(whole);
    expect(arcPath(0, -5, dial)).toBe(
      'M100.00 0.00A100 100 0 0 1 100.00 0.00A100 100 0 0 1 100.00 0.00',
    );
  });
});
