/** What a Content-Security-Policy of the site depends on. */
export type CspInput = {
  /** `sha256-…` of the inlined boot script, as the web build wrote them. */
  scriptHashes: readonly string[];
  /** `sha256-…` of the inlined style sheet. */
  styleHashes: readonly string[];
  /** Host name that serves Firebase Auth's sign-in frame. */
  authDomain: string;
  /** Origins that the app calls besides its own and Google's. */
  connectTo?: readonly string[];
};

export type Header = { key: string; value: string };

const oneYearSeconds = 365 * 24 * 60 * 60;

/** The headers of every page of the site. */
export function securityHeaders(csp: CspInput): Header[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(csp) },
    {
      key: 'Strict-Transport-Security',
      value: `max-age=${oneYearSeconds}; includeSubDomains`,
    },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
    // The sign-in pop-up must still be able to answer the page that opened it.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ];
}

export function contentSecurityPolicy(csp: CspInput): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://apis.google.com', ...csp.scriptHashes.map(quoted)],
    'style-src': ["'self'", ...csp.styleHashes.map(quoted)],
    // Dishes may show a picture from any host, diners a photo of their Google account.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...(csp.connectTo ?? []),
    ],
    'frame-src': [`https://${csp.authDomain}`],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
