import { afterAll, beforeAll } from 'vitest';
import type { EndpointName } from '@thymely/contract/api';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { callApi, type Answer, type CallOptions } from './call-api.ts';
import { countAccountChanges } from './count-account-changes.ts';
import { countFirestore, type FirestoreCounts } from './count-firestore.ts';
import { connectEmulators, type Emulators } from './emulators.ts';
import { patienceMs } from './patience.ts';
import { realDeps } from './real-deps.ts';
import { serve } from './serve.ts';

export type TestApi = Emulators & {
  origin: string;
  call: <Name extends EndpointName>(name: Name, options?: CallOptions) => Promise<Answer<Name>>;
  /** The reads and writes of the API itself so far. */
  counts: FirestoreCounts;
  /** Returns how many changes the API has made to Firestore and to accounts so far. */
  changes: () => number;
  close: () => Promise<void>;
};

/** Starts the API on a real port, with everything behind it real but emulated. */
export async function startTestApi(replaced: Partial<Deps> = {}): Promise<TestApi> {
  const emulators = connectEmulators();
  // A separate client is used, because a test's own lookups must not count.
  const own = connectEmulators();
  const counts = countFirestore(own.db);
  const accounts = countAccountChanges(own.auth);
  const deps = realDeps({ db: own.db, auth: accounts.auth });
  // A call of a test may take as long as it likes; tests of the deadline set their own.
  const served = await serve(createApp({ ...deps, deadlineMs: patienceMs, ...replaced }));
  return {
    ...emulators,
    origin: served.origin,
    call: (name, options) => callApi(served.origin, name, options),
    counts,
    changes: () => counts.writes + accounts.changes(),
    async close() {
      await served.close();
      await Promise.all([own.disconnect(), emulators.disconnect()]);
    },
  };
}

/** Starts the API before the first test of a file, and closes it after the last. */
export function useTestApi(replaced: Partial<Deps> = {}): TestApi {
  let started: TestApi | undefined;
  beforeAll(async () => {
    started = await startTestApi(replaced);
  });
  afterAll(() => started?.close());
  return new Proxy({} as TestApi, {
    get(_, name) {
      if (started === undefined) throw new Error('The API has not started yet.');
      return Reflect.get(started, name) as unknown;
    },
  });
}
