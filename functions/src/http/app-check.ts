import type { Access } from '@thymely/contract/ground/endpoint';
import { appCheckFailed } from '../platform/app-error.ts';

/** The result of checking the calling app. `none` means that it sent no token. */
export type AppCheckResult = 'valid' | 'invalid' | 'none';

export type AppCheck = {
  /** @throws AppError UNAVAILABLE when the keys cannot be reached. */
  verify(token: string): Promise<boolean>;
};

type Check = { access: Access; token: string | undefined; mode: 'log' | 'enforce' };

/**
 * Checks by Firebase App Check whether a call comes from our own app. Public calls are exempt:
 * caches answer reads for anyone, and pictures and error reports are sent without the header.
 *
 * @returns the result to be logged.
 * @throws AppError APP_CHECK_FAILED when tokens are enforced and this one is missing or invalid.
 */
export async function checkApp(
  appCheck: AppCheck,
  { access, token, mode }: Check,
): Promise<AppCheckResult | undefined> {
  if (access === 'public') return undefined;
  const result = token === undefined ? 'none' : await verify(appCheck, { token, mode });
  if (mode === 'enforce' && result !== 'valid') throw appCheckFailed(new Error(`app is ${result}`));
  return result;
}

async function verify(
  appCheck: AppCheck,
  { token, mode }: { token: string; mode: 'log' | 'enforce' },
): Promise<AppCheckResult> {
  try {
    return (await appCheck.verify(token)) ? 'valid' : 'invalid';
  } catch (error) {
    if (mode === 'enforce') throw error;
    return 'invalid';
  }
}
