import { createHash } from 'node:crypto';
import type { WebSettings } from './web-settings.ts';

/** The inline script and styles of one page; nothing else inline is allowed on it. */
export type InlinedCode = { script: string; css: string };

type OriginSettings = Pick<WebSettings, 'authEmulatorUrl' | 'firestoreEmulatorUrl' | 'imageHost'>;
type PolicySettings = OriginSettings & Pick<WebSettings, 'firebase' | 'appCheck'>;

/** The sources for reCAPTCHA, and the host where App Check exchanges its response for a token. */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const appCheckSources = {
  enterprise: recaptchaSources,
  v3: recaptchaSources,
  // The local issuer is on the site's own origin.
  local: undefined,
};

/**
 * Returns the Content-Security-Policy of one page, for its `<meta>`: the part that depends on the
 * build or the project. The part for every build (`frame-ancestors`, `base-uri`, `object-src`,
 * `form-action`) is in the header of firebase.json. A browser enforces both, so neither may block
 * what the site needs.
 */
export function contentSecurityPolicy(
  { script, css }: InlinedCode,
  settings: PolicySettings,
): string {
  const appCheck = settings.appCheck ? appCheckSources[settings.appCheck.provider] : undefined;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      'https://apis.google.com',
      ...(appCheck?.script ?? []),
      hashOf(script),
    ],
    'style-src': ["'self'", hashOf(css)],
    // A dish may show an image from any host, and a diner the photo of a Google account.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      ...(appCheck?.connect ?? []),
      ...foreignOrigins(settings),
    ],
    'frame-src': [`https://${settings.firebase.authDomain}`, ...(appCheck?.frame ?? [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the other origins that the app calls: emulators, a foreign image host. */
function foreignOrigins(settings: OriginSettings): string[] {
  const { authEmulatorUrl = '', firestoreEmulatorUrl = '', imageHost } = settings;
  return [authEmulatorUrl, firestoreEmulatorUrl, imageHost.url]
    .filter((url) => url.startsWith('http'))
    .map((url) => new URL(url).origin);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
