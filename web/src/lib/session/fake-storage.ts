/** A localStorage for tests, with the methods that the app uses. */
export function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => {
      items.clear();
    },
  };
}

type FakeClaims = { uid: string; lifetimeMs: number; email?: string };

/** Returns an unsigned JWT with the claims that a test needs. */
export function fakeToken({ uid, lifetimeMs, email }: FakeClaims): string {
  const claims = { sub: uid, email, exp: Math.floor((Date.now() + lifetimeMs) / 1000) };
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}
