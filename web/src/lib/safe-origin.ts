import { parseUrl } from '@thymely/contract/ground/parse-url';

/** The base URL. Any origin works, because the path is only resolved relative to it. */
const base = 'https://app.invalid';

/** The sign-in screens, to which nobody is sent back. */
const signInPaths = ['/login', '/signup', '/reset-password'];

/**
 * Returns the page to return to after signing in, if it is a path inside the app; otherwise `/`.
 * URLs of other sites (`//evil`, `https:`, `/\evil`) and scripts become `/`.
 */
export function safeOrigin(remembered: string | null | undefined): string {
  const url = remembered?.startsWith('/') ? parseUrl(remembered, base) : undefined;
  if (!url || url.origin !== base || signInPaths.includes(url.pathname)) return '/';
  const path = url.pathname + url.search + url.hash;
  // "/.//evil" looks like a path inside the app until it is resolved.
  return path.startsWith('//') ? '/' : path;
}

/** Returns the path of a sign-in screen that remembers where the visitor came from. */
export function signInPath(screen: '/login' | '/signup', origin: string): string {
  const path = safeOrigin(origin);
  return path === '/' ? screen : `${screen}?from=${encodeURIComponent(path)}`;
}
