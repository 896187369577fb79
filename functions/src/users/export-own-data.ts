import { userLimits } from '@thymely/contract/users/limits';
import { hourMs } from '@thymely/contract/ground/time';
import type { OwnData } from '@thymely/contract/users/endpoints';
import { createSlidingWindow } from '../http/rate-limits.ts';
import { AppError, retryAfter } from '../platform/app-error.ts';
import type { Diner } from '../sign-in/caller.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import type { UserStore } from './store.ts';
import * as words from './words.en.ts';

type ExportOwnDataDeps = {
  accounts: Pick<Accounts, 'findPhotoUrl'>;
  users: Pick<UserStore, 'readOwnData'>;
  nowMs: () => number;
};

/**
 * Creates the export of everything that is stored about the caller. An export may read thousands of
 * orders, so each person has a few an hour.
 */
export function createOwnDataExport({ accounts, users, nowMs }: ExportOwnDataDeps) {
  const exports = createSlidingWindow({ most: userLimits.exportsPerHour, windowMs: hourMs, nowMs });

  /** @throws AppError TOO_MANY_REQUESTS */
  return async function exportOwnData({
    uid,
    email,
    emailVerified,
    name,
  }: Diner): Promise<OwnData> {
    const waitMs = exports.take(uid);
    if (waitMs > 0) {
      const headers = retryAfter(waitMs);
      throw new AppError('TOO_MANY_REQUESTS', words.tooManyExports, { headers });
    }
    const [stored, photo = null] = await Promise.all([
      users.readOwnData(uid),
      accounts.findPhotoUrl(uid),
    ]);
    return {
      exportedAt: new Date(nowMs()).toISOString(),
      account: { _id: uid, email, emailVerified, name, photo },
      ...stored,
    };
  };
}
