import { describe, expect, it } from 'vitest';
import { hourMs } from '@thymely/contract/ground/time';
import { AppError } from '../../platform/app-error.ts';
import { createPlacementLimits } from './placement-limits.ts';

const most = 3;

function createLimits() {
  const clock = { nowMs: 0 };
  const limits = createPlacementLimits(() => clock.nowMs);
  /** Whether an order of a guest without a verified email is let in. */
  const letIn = (address: string, connection?: string, perHour = most): boolean => {
    try {
      limits.countStranger({ address, connection }, perHour);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  };
  return { clock, limits, letIn };
}

const times = (count: number, act: (n: number) => boolean) =>
  Array.from({ length: count }, (_, n) => act(n)).filter(Boolean).length;

describe('requirement 69: orders of guests without a verified email', () => {
  const node = '203.0.113.1';

  it('requirement 69: are limited for each guest, not for all behind a node of the CDN', () => {
    const { letIn } = createLimits();
    expect(times(5, () => letIn('10.0.0.1', node))).toBe(most);
    expect(times(5, () => letIn('10.0.0.2', node))).toBe(most);
  });

  it('requirement 69: of somebody who goes around Hosting and forges addresses have ten shares', () => {
    const { clock, letIn } = createLimits();
    expect(times(100, (n) => letIn(`10.0.0.${n}`, '192.0.2.1'))).toBe(10 * most);
    expect(times(5, () => letIn('10.0.1.1', node))).toBe(most);
    clock.nowMs += hourMs;
    expect(letIn('10.0.0.1', '192.0.2.1')).toBe(true);
  });

  it('requirement 69: that are not placed count neither for the guest nor for the node', () => {
    const { limits, letIn } = createLimits();
    for (let n = 0; n < 20 * most; n++) {
      expect(letIn('10.0.0.1', node)).toBe(true);
      limits.forgetStranger({ address: '10.0.0.1', connection: node });
    }
    expect(times(100, (n) => letIn(`10.0.0.${n}`, node))).toBe(10 * most);
  });
});

describe('requirement 51: the limit of an address', () => {
  it('requirement 51: is what the owner sets, from the next order on', () => {
    const { letIn } = createLimits();
    expect(times(5, () => letIn('10.0.0.1'))).toBe(most);
    expect(times(9, () => letIn('10.0.0.1', undefined, 6))).toBe(6);
  });

  it('requirement 51: is answered with the advice to verify the email', () => {
    const { limits, letIn } = createLimits();
    times(most, () => letIn('10.0.0.1'));
    const again = () => limits.countStranger({ address: '10.0.0.1', connection: undefined }, most);
    expect(again).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ mayVerify: true }) as object }),
    );
  });
});
