import type { AuditStore } from './audit/store.ts';
import type { Config } from './config.ts';
import type { CartStore } from './cart/store.ts';
import type { AppCheck } from './http/app-check.ts';
import type { Log } from './http/log.ts';
import type { ImageStore } from './images/store.ts';
import type { MenuStore } from './menu/store.ts';
import type { Accounts } from './users/accounts.ts';
import type { UserStore } from './users/store.ts';

/** What the app needs from outside. index.ts passes the real parts in. */
export type Deps = {
  accounts: Accounts;
  users: UserStore;
  menu: MenuStore;
  carts: CartStore;
  images: ImageStore;
  audit: AuditStore;
  appCheck: AppCheck;
  log: Log;
  config: Config;
  /** How long a call may take before it is answered with UNAVAILABLE. Default 10 000. */
  deadlineMs?: number;
};
