import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { connectEmulators } from './emulators.ts';

const changesOfAuth = new Set<string | symbol>([
  'createUser',
  'deleteUser',
  'deleteUsers',
  'revokeRefreshTokens',
  'setCustomUserClaims',
  'updateUser',
]);

type Transport = {
  request: (method: string, ...rest: unknown[]) => unknown;
  requestStream: (method: string, ...rest: unknown[]) => unknown;
};

export type MortalClients = {
  auth: Auth;
  db: Firestore;
  /** Whether the process has died, that is, has tried to do more than it was given. */
  isDead: () => boolean;
  disconnect: () => Promise<void>;
};

/**
 * Clients of a process that dies after so many changes of Firestore or Auth: the next change does
 * not happen, and nothing at all after it.
 */
export function connectMortalClients(changesToLive: number): MortalClients {
  const { auth, db, disconnect } = connectEmulators();
  let left = changesToLive;
  let isDead = false;

  function live(isChange: boolean): void {
    if (isChange && left-- === 0) isDead = true;
    if (isDead) throw new Error('the process is gone');
  }

  const transport = db as unknown as Transport;
  const { request, requestStream } = transport;
  transport.request = (method, ...rest) => {
    // Firestore lets go of a dead process's locks by itself, after a while: here, at once.
    if (method !== 'rollback') live(method === 'commit');
    return request.call(db, method, ...rest);
  };
  transport.requestStream = (method, ...rest) => {
    live(false);
    return requestStream.call(db, method, ...rest);
  };

  const mortalAuth = new Proxy(auth, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...parameters: unknown[]) => {
        live(changesOfAuth.has(name));
        return Reflect.apply(member, target, parameters) as unknown;
      };
    },
  });
  return { auth: mortalAuth, db, isDead: () => isDead, disconnect };
}
