import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const addressOf = (forwarded: string | undefined, hops: number) =>
  clientAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: 'socket' } },
    hops,
  );

describe('requirement 24: the address of a visitor', () => {
  it('requirement 24: is what our own proxy wrote, counted from the right', () => {
    expect(addressOf('1.1.1.1', 1)).toBe('1.1.1.1');
    expect(addressOf('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1');
  });

  it('requirement 24: is not changed by what a visitor writes before it', () => {
    for (const spoofed of ['9.9.9.9', '9.9.9.9, 8.8.8.8', 'x'.repeat(1000), ', ,']) {
      expect(addressOf(`${spoofed}, 1.1.1.1`, 1)).toBe('1.1.1.1');
      expect(addressOf(`${spoofed}, 1.1.1.1, 2.2.2.2`, 2)).toBe('1.1.1.1');
    }
  });

  it('requirement 24: is that of the connection when there was no proxy', () => {
    expect(addressOf(undefined, 1)).toBe('socket');
    expect(addressOf('', 1)).toBe('socket');
    expect(addressOf('1.1.1.1', 2)).toBe('socket');
  });
});
