/** What the project's rules for passwords are, when they refuse one. Only the auth chunk imports this file. */
import { validatePassword, type Auth } from 'firebase/auth';
import { refusedPasswordCode } from './password-rules.ts';

/**
 * Waits for a call that sets a password. When the project's rules refuse it, the error says what they
 * are, unless they cannot be asked for.
 */
export async function withPasswordRules<Answer>(
  auth: Auth,
  call: Promise<Answer>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const isRefused =
      error instanceof Error && 'code' in error && error.code === refusedPasswordCode;
    if (isRefused) Object.assign(error, { passwordRules: await passwordRulesOf(auth) });
    throw error;
  }
}

async function passwordRulesOf(auth: Auth) {
  try {
    // Whatever is checked, the answer has the rules.
    return (await validatePassword(auth, '')).passwordPolicy.customStrengthOptions;
  } catch {
    return undefined;
  }
}
