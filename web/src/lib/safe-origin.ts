/** Any origin works: the path is only resolved relative to it. */
const base = 'https://app.invalid';

/** Sign-in screens: no one is sent back to them. */
const signInPaths = ['/login', '/signup'];

/**
 * The page to return to after signing in, when it is a path inside the app; otherwise `/`.
 * URLs of other sites (`//evil`, `https:`, `/\evil`) and scripts become `/`.
 */
export function safeOrigin(remembered: string | null | undefined): string {
  if (!remembered?.startsWith('/') || !URL.canParse(remembered, base)) return '/';
  const url = new URL(remembered, base);
  if (url.origin !== base || signInPaths.includes(url.pathname)) return '/';
  const path = url.pathname + url.search + url.hash;
  // "/.//evil" looks like a path inside the app until it is resolved.
  return path.startsWith('//') ? '/' : path;
}

/** Path of a sign-in screen that remembers where the visitor came from. */
export function signInPath(screen: '/login' | '/signup', origin: string): string {
  const path = safeOrigin(origin);
  return path === '/' ? screen : `${screen}?from=${encodeURIComponent(path)}`;
}
