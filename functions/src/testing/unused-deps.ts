import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';

/** Parts that must not be touched: whatever a test needs of them, it replaces. */
export function unusedDeps(replaced: Partial<Deps> = {}): Deps {
  return {
    accounts: untouchable('accounts'),
    users: untouchable('users'),
    menu: untouchable('menu'),
    carts: untouchable('carts'),
    images: untouchable('images'),
    audit: untouchable('audit'),
    appCheck: untouchable('appCheck'),
    config: readConfig({}),
    log: { info: () => {}, error: () => {} },
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
