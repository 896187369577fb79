/** The storage key of the access token; its name is part of the product's specification. */
export const accessTokenKey = 'access-token';

/** The storage key of an older version of the product; logout removes it too. */
const leftoverTokenKey = 'genius-token';

/** A stored token is reused only when it is valid for at least this much longer. */
const minLifetimeLeftMs = 10 * 60 * 1000;

/** The stored token, or undefined; blocked storage counts as empty. */
export function readAccessToken(): string | undefined {
  try {
    return localStorage.getItem(accessTokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeAccessToken(token: string): void {
  try {
    localStorage.setItem(accessTokenKey, token);
  } catch {
    // Storage is blocked, so the session lasts as long as the page.
  }
}

export function clearAccessTokens(): void {
  try {
    localStorage.removeItem(accessTokenKey);
    localStorage.removeItem(leftoverTokenKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

export function belongsTo(token: string, uid: string): boolean {
  return claimsOf(token).sub === uid;
}

/** Whether a stored token can be used for this person without requesting a new one. */
export function isReusable({ token, uid }: { token: string; uid: string }): boolean {
  const { exp } = claimsOf(token);
  return belongsTo(token, uid) && (exp ?? 0) * 1000 - Date.now() > minLifetimeLeftMs;
}

/** Returns the email for which a token was issued, if it names one. */
export function emailOf(token: string): string | undefined {
  return claimsOf(token).email;
}

type Claims = { sub?: string; exp?: number; email?: string };

/** Reads the claims of a JWT without verifying anything: the server does that. */
function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as Claims | null) ?? {};
  } catch {
    return {};
  }
}
