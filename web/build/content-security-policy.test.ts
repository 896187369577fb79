import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const settings = {
  firebase: { apiKey: 'key', authDomain: 'thymely.firebaseapp.com', projectId: 'thymely' },
  authEmulatorUrl: undefined,
  firestoreEmulatorUrl: undefined,
  imageHost: { url: '/api/images', key: '' },
  appCheck: undefined,
};
const inlined = { script: 'boot()', css: 'body{margin:0}' };
const policy = contentSecurityPolicy(inlined, settings);

it('requirement 26: the policy of a page is exactly this one', () => {
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' https://apis.google.com 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
    "style-src 'self' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
    'frame-src https://thymely.firebaseapp.com',
  ]);
});

it('requirement 26: the only inline code allowed is the page’s own', () => {
  expect(policy).not.toMatch(/unsafe-/);
  const other = contentSecurityPolicy({ ...inlined, css: 'body{margin:1px}' }, settings);
  expect(other).not.toBe(policy);
});

it.each([
  ['the Auth emulator', { authEmulatorUrl: 'http://127.0.0.1:9099' }, 'http://127.0.0.1:9099'],
  [
    'the Firestore emulator',
    { firestoreEmulatorUrl: 'http://127.0.0.1:8080' },
    'http://127.0.0.1:8080',
  ],
  [
    'an image host',
    { imageHost: { url: 'https://pictures.example/upload?x=1', key: 'k' } },
    'https://pictures.example',
  ],
])('requirement 26: %s is added to connect-src and nowhere else', (_, added, origin) => {
  const withMore = contentSecurityPolicy(inlined, { ...settings, ...added });
  expect(withMore).toMatch(new RegExp(`connect-src [^;]* ${origin};`));
  expect(withMore.replace(` ${origin}`, '')).toBe(policy);
});

it.each(['enterprise', 'v3'] as const)(
  'requirement 37: where App Check by reCAPTCHA (%s) is set up, only its sources are added',
  (provider) => {
    const appCheck = { provider, siteKey: 'site-key' };
    const added = contentSecurityPolicy(inlined, { ...settings, appCheck }).split('; ');
    expect(added.filter((directive) => !policy.includes(directive))).toEqual([
      "script-src 'self' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
      'frame-src https://thymely.firebaseapp.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]);
    expect(policy).not.toMatch(/recaptcha|appcheck/);
  },
);
