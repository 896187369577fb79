import { parse } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pushServiceUrl } from './push-services.ts';

describe('requirement 63: the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('requirement 63: is %s', (endpoint) => {
    expect(pushServiceUrl(endpoint, [])).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/a',
    'ftp://fcm.googleapis.com/a',
    'javascript:alert(1)',
    'blob:https://fcm.googleapis.com/a',
    'fcm.googleapis.com/a',
    '',
    'https://',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com./a',
    'https://user@fcm.googleapis.com/a',
    'https://:secret@fcm.googleapis.com/a',
    'https://x.fcm.googleapis.com/a',
    'https://xfcm.googleapis.com/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://push.apple.com/a',
    'https://a.b.push.apple.com/a',
    'https://.push.apple.com/a',
    'https://*.push.apple.com/a',
    'https://a_b.push.apple.com/a',
    'https://127.0.0.1;.notify.windows.com/x',
    'https://example.com/?.notify.windows.com/x',
    'https://example.com/#.notify.windows.com/x',
    'https://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://metadata.google.internal/computeMetadata/v1/',
  ])('requirement 63: is not %s', (endpoint) => {
    expect(pushServiceUrl(endpoint, [])).toBeUndefined();
  });

  it('requirement 63: is at an origin that the settings add, with its scheme and port', () => {
    const added = ['http://127.0.0.1:4000', 'https://push.example.com'];
    for (const endpoint of ['http://127.0.0.1:4000/a', 'https://push.example.com/b']) {
      expect(pushServiceUrl(endpoint, added)).toBe(endpoint);
    }
    for (const endpoint of [
      'https://127.0.0.1:4000/a',
      'http://127.0.0.1/a',
      'http://push.example.com/b',
      'https://push.example.com:8443/b',
      'https://x.push.example.com/b',
      'https://user@push.example.com/b',
      'blob:https://push.example.com/b',
    ]) {
      expect(pushServiceUrl(endpoint, added)).toBeUndefined();
    }
  });
});

it('requirement 64: both parsers of addresses read the same host in it, whatever stands beside it', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
  const marks = ['', '%2f', '//', '/@', '。', '\u00ad', '\ud800', ...ascii];
  const hosts = ['fcm.googleapis.com', 'web.push.apple.com', 'a.notify.windows.com'];
  const accepted = marks
    .flatMap((mark) => hosts.flatMap((host) => [`${mark}${host}`, `${host}${mark}`]))
    .flatMap((text) => [text, `127.0.0.1${text}`, `${text}127.0.0.1`])
    .flatMap((text) => pushServiceUrl(`https://${text}/x`, []) ?? []);
  expect(accepted.length).toBeGreaterThan(100);
  for (const url of accepted) {
    const { protocol, host } = parse(url);
    expect([protocol, host]).toEqual(['https:', new URL(url).hostname]);
    expect(host).toMatch(/^(?:fcm\.googleapis|[a-z0-9-]+\.(?:push\.apple|notify\.windows))\.com$/);
  }
});
