import type { Config } from './platform/config.ts';
import type { AppCheck } from './http/app-check.ts';
import type { Log } from './platform/log.ts';
import type { Stores } from './stores.firestore.ts';
import type { Accounts } from './sign-in/accounts.ts';

/** The app's dependencies. index.ts passes the real ones. */
export type Deps = Stores & {
  accounts: Accounts;
  appCheck: AppCheck;
  log: Log;
  config: Config;
  /** How long a call may take before it is answered with UNAVAILABLE. Default 10 000. */
  deadlineMs?: number;
  /** The server's clock, in milliseconds since 1970, the only one trusted. Default: `Date.now`. */
  nowMs?: () => number;
};
