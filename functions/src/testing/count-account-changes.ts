import type { Auth } from 'firebase-admin/auth';

const readsOfAuth = new Set<string | symbol>([
  'createSessionCookie',
  'getUser',
  'getUserByEmail',
  'getUsers',
  'listUsers',
  'verifyIdToken',
  'verifySessionCookie',
]);

/** A client of Firebase Auth, and how many of its calls were anything else than reads. */
export type CountedAuth = { auth: Auth; changes: () => number };

export function countAccountChanges(uncounted: Auth): CountedAuth {
  let changes = 0;
  const auth = new Proxy(uncounted, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => {
        if (!readsOfAuth.has(name)) changes++;
        return Reflect.apply(member, target, parameters) as unknown;
      };
    },
  });
  return { auth, changes: () => changes };
}
