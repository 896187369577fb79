import { describe, expect, it } from 'vitest';
import { forwardedEntries, visitorOf } from './visitor.ts';

const visitorBehind = (forwarded: string | undefined, hops: number) =>
  visitorOf(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: 'socket' } },
    hops,
  );
const addressOf = (forwarded: string | undefined, hops: number) =>
  visitorBehind(forwarded, hops).address;

describe('requirement 24: the address of a visitor', () => {
  it('requirement 24: is the one that our own proxy wrote, counted from the right', () => {
    expect(addressOf('1.1.1.1', 1)).toBe('1.1.1.1');
    expect(addressOf('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1');
  });

  it('requirement 24: does not depend on what the visitor writes before it', () => {
    for (const spoofed of ['9.9.9.9', '9.9.9.9, 8.8.8.8', 'x'.repeat(1000), ', ,']) {
      expect(addressOf(`${spoofed}, 1.1.1.1`, 1)).toBe('1.1.1.1');
      expect(addressOf(`${spoofed}, 1.1.1.1, 2.2.2.2`, 2)).toBe('1.1.1.1');
    }
  });

  it('requirement 24: is that of the connection if there was no proxy', () => {
    expect(addressOf(undefined, 1)).toBe('socket');
    expect(addressOf('', 1)).toBe('socket');
    expect(addressOf(' , ', 2)).toBe('socket');
  });

  it('requirement 69: is its own for a call that has gone around one of our proxies', () => {
    expect(addressOf('1.1.1.1', 2)).toBe('1.1.1.1');
    expect(addressOf(', 1.1.1.1', 2)).toBe('1.1.1.1');
    expect(addressOf('1.1.1.1, 2.2.2.2', 3)).toBe('1.1.1.1');
  });
});

describe('requirement 38: an IPv6 address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
  ])('requirement 38: %s counts as %s', (address, counted) => {
    expect(addressOf(address, 1)).toBe(counted);
  });

  it('requirement 38: is cut off if the text is not an address', () => {
    expect(addressOf('x'.repeat(8000), 1)).toBe('x'.repeat(45));
  });
});

describe('requirement 69: the address that called Google', () => {
  it('requirement 69: is the last entry, whatever is claimed before it', () => {
    expect(visitorBehind('9.9.9.9, 1.1.1.1, 2.2.2.2', 2)).toEqual({
      address: '1.1.1.1',
      connection: '2.2.2.2',
    });
    expect(visitorBehind('1.1.1.1', 2).connection).toBe('1.1.1.1');
    expect(visitorBehind('1.1.1.1, 2001:db8:1:2::3', 2).connection).toBe('2001:db8:1:2::/64');
  });

  it('requirement 69: is of no interest where visitors call Google themselves', () => {
    expect(visitorBehind('9.9.9.9, 1.1.1.1', 1).connection).toBeUndefined();
  });
});

it.each([
  [undefined, []],
  ['', []],
  [' , ,', []],
  ['1.1.1.1', ['1.1.1.1']],
  ['x,  1.1.1.1 ,2001:db8::1', ['x', '1.1.1.1', '2001:db8::1']],
])('X-Forwarded-For: %s has the entries %j', (header, entries) => {
  expect(forwardedEntries(header)).toEqual(entries);
});
