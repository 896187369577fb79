import { setTimeout as sleep } from 'node:timers/promises';
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

/** Does something just before the client's next write is sent. */
export function beforeNextCommit(db: Firestore, act: () => Promise<unknown>): void {
  const transport = db as unknown as Transport;
  const { request } = transport;
  transport.request = async (method, ...rest) => {
    if (method === 'commit') {
      transport.request = request;
      await act();
    }
    return request.call(db, method, ...rest);
  };
}

/** A held call to Firestore. */
type Held = {
  /** Resolves when the client is about to send the call. */
  reached: Promise<void>;
  /** Sends the call after all, and waits until its sender has continued. */
  letGo: () => Promise<void>;
};

/**
 * Holds the next call of a kind that a client sends, until it is released.
 *
 * @param path of a document that the call must name. Default: any.
 */
export function holdNext(db: Firestore, held: 'commit' | 'batchGetDocuments', path = ''): Held {
  type Call = (method: string, ...rest: unknown[]) => Promise<unknown>;
  const transport = db as unknown as { request: Call; requestStream: Call };
  const name = held === 'commit' ? 'request' : 'requestStream';
  const original = transport[name].bind(db);
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  transport[name] = async (method, ...rest) => {
    if (method !== held || !JSON.stringify(rest).includes(path)) return original(method, ...rest);
    transport[name] = original;
    reached.resolve();
    await released.promise;
    try {
      return await original(method, ...rest);
    } finally {
      ended.resolve();
    }
  };
  return {
    reached: reached.promise,
    async letGo() {
      released.resolve();
      await ended.promise;
      await sleep(200);
    },
  };
}

export type CrashingClients = {
  auth: Auth;
  db: Firestore;
  /** Whether the process has crashed, because it tried to make one change too many. */
  hasCrashed: () => boolean;
  disconnect: () => Promise<void>;
};

/**
 * Connects clients of a process that crashes after this many changes to Firestore or Auth: the next
 * change does not happen, nor does anything after it.
 */
export function connectCrashingClients(changesBeforeCrash: number): CrashingClients {
  const { auth, db, disconnect } = connectEmulators();
  let left = changesBeforeCrash;
  let hasCrashed = false;

  function step(isChange: boolean): void {
    if (isChange && left-- === 0) hasCrashed = true;
    if (hasCrashed) throw new Error('the process has crashed');
  }

  const transport = db as unknown as Transport;
  const { request, requestStream } = transport;
  transport.request = (method, ...rest) => {
    // Firestore releases the locks of a crashed process after a while, but here it does so at once.
    if (method !== 'rollback') step(method === 'commit');
    return request.call(db, method, ...rest);
  };
  transport.requestStream = (method, ...rest) => {
    step(false);
    return requestStream.call(db, method, ...rest);
  };

  const crashingAuth = new Proxy(auth, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...parameters: unknown[]) => {
        step(changesOfAuth.has(name));
        return Reflect.apply(member, target, parameters) as unknown;
      };
    },
  });
  return { auth: crashingAuth, db, hasCrashed: () => hasCrashed, disconnect };
}
