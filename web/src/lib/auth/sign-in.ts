import { loadOptional } from '../chunks/load-chunk.ts';
import { followedOrders } from '../push/followed-orders.ts';
import { leaveSession, nameNewAccount, startSession } from '../session/session.ts';
import { sendLastCalls } from '../session/session-events.ts';
import { authState, setAuthState, type SignedInAccount } from './auth-state.ts';
import { loadAuth, type AuthChunk } from './load-auth.ts';
import { signInErrorFrom } from './sign-in-error.ts';

/**
 * Signs in with an email and a password.
 * @returns once the API knows the person
 * @throws SignInError when the provider rejects the sign-in
 * @throws ApiError when the person is signed in but POST /users or POST /jwt failed
 */
export function signInWithEmail(input: { email: string; password: string }): Promise<void> {
  return signIn((auth) => auth.signInWithPassword(input.email, input.password));
}

/** Creates an account and signs it in. Throws like {@link signInWithEmail}. */
export function signUp(input: { name: string; email: string; password: string }): Promise<void> {
  nameNewAccount(input);
  return signIn((auth) => auth.createAccount(input));
}

/** Opens Google's window. Throws like {@link signInWithEmail}. */
export function signInWithGoogle(): Promise<void> {
  return signIn((auth) => auth.signInWithGooglePopup(), { byPassword: false });
}

/** Signs in as a sample Google account, in emulator builds: Google's own window needs Google. */
export function signInWithSampleGoogleAccount(person: {
  sub: string;
  name: string;
  email: string;
}): Promise<void> {
  const idToken = JSON.stringify({ ...person, email_verified: true });
  return signIn((auth) => auth.signInAsGoogleAccount(idToken), { byPassword: false });
}

const lastCallsTimeoutMs = 2000;

/** Logs out. The device is always cleared, even if the logout fails at the provider. */
export async function logOut(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, lastCallsTimeoutMs));
  await Promise.race([Promise.all([sendLastCalls(), endPush()]), timeout]);
  leaveSession();
  try {
    await (await loadAuth()).signOut();
  } catch {
    // No personal data stays on the device; the provider's own copy ends with its token.
  }
}

/** Ends the messages to this device, whose code only those load who asked for messages. */
async function endPush(): Promise<void> {
  if (followedOrders().length === 0) return;
  try {
    await (await loadOptional(() => import('../push/push-device.ts'))).stopFollowing();
  } catch {
    // The subscription ends with its order.
  }
}

async function signIn(
  ask: (auth: AuthChunk) => Promise<SignedInAccount>,
  { byPassword = true } = {},
): Promise<void> {
  const before = authState();
  setAuthState({ status: 'loading' });
  let account: SignedInAccount;
  try {
    account = await ask(await loadAuth());
  } catch (error) {
    setAuthState(before.status === 'loading' ? { status: 'signed-out' } : before);
    throw signInErrorFrom(error, { byPassword });
  }
  await startSession(account);
}
