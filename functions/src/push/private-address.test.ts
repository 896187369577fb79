import type { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress, isPublicEndpoint, lookupPublic } from './private-address.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is an endpoint', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/a',
  'ftp://fcm.googleapis.com/a',
  'javascript:alert(1)',
  'fcm.googleapis.com/a',
  '',
  'https://',
  'https://fcm.googleapis.com:8443/a',
  'https://user@fcm.googleapis.com/a',
  'https://user:secret@fcm.googleapis.com/a',
  'https://127.0.0.1/a',
  'https://8.8.8.8/a',
  'https://0x7f.1/a',
  'https://2130706433/a',
  'https://0177.0.0.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://localhost/a',
  'https://localhost./a',
  'https://push.localhost/a',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://metadata.google.internal./a',
  'https://printer.local/a',
  'https://metadata/a',
])('%s is none', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:169.254.169.254',
  'fd00::1',
  'fe80::1',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '142.250.185.10', '2a00:1450:4001:80e::200a'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

describe('a look-up of a name', () => {
  type Found = { address: string; family: number }[];

  function lookUp(found: Found | Error, all: boolean): Promise<unknown> {
    const resolve = ((_name: string, _options: object, done: (...given: unknown[]) => void) => {
      if (found instanceof Error) done(found);
      else done(null, found);
    }) as unknown as typeof lookup;
    return new Promise((answer, refuse) => {
      lookupPublic(resolve)('push.example.com', { all }, (error, ...rest) => {
        if (error) refuse(error);
        else answer(rest);
      });
    });
  }

  const open = { address: '8.8.8.8', family: 4 };

  it('returns public addresses', async () => {
    expect(await lookUp([open], false)).toEqual(['8.8.8.8', 4]);
    expect(await lookUp([open], true)).toEqual([[open]]);
  });

  it('fails if one of the addresses is private, whatever the name was before', async () => {
    const mixed = [open, { address: '169.254.169.254', family: 4 }];
    await expect(lookUp(mixed, false)).rejects.toThrow('private');
    await expect(lookUp(mixed, true)).rejects.toThrow('private');
  });

  it('fails for a name without an address, and as the look-up itself fails', async () => {
    await expect(lookUp([], false)).rejects.toThrow('no address');
    await expect(lookUp(new Error('ENOTFOUND'), false)).rejects.toThrow('ENOTFOUND');
  });
});
