import { readConfig } from '../platform/config.ts';
import type { Deps } from '../deps.ts';
import { storeNames, type Stores } from '../stores.firestore.ts';

/** Returns dependencies that throw when used; a test replaces the ones it needs. */
export function unusedDeps(replaced: Partial<Deps> = {}): Deps {
  const stores = storeNames.map((name) => [name, untouchable(name)]);
  return {
    ...(Object.fromEntries(stores) as Stores),
    accounts: untouchable('accounts'),
    appCheck: untouchable('appCheck'),
    config: readConfig({}),
    log: { info: () => {}, error: () => {}, write: () => {} },
    ...replaced,
  };
}

function untouchable<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get: (_, method) => () => {
      throw new Error(`${name}.${String(method)} was not expected to be used`);
    },
  });
}
