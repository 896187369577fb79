import { useAuthState } from '../../lib/auth/auth-state.ts';
import { isCancelled, type SignInError } from '../../lib/auth/sign-in-error.ts';
import { classes } from '../../ui/classes.ts';

/** Why signing in did not work, told as soon as it is known. */
export function SignInFailure({ error }: { error: SignInError | undefined }) {
  const { status } = useAuthState();
  if (!error || status === 'signed-in') return null;
  return (
    <p
      role="alert"
      className={classes(
        'rounded-sm px-4 py-3 font-medium',
        isCancelled(error) ? 'bg-amber-100 text-amber' : 'bg-tomato-100 text-tomato',
      )}
    >
      {error.shown}
    </p>
  );
}
