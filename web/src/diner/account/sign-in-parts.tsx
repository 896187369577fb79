import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { isCancelled, type SignInError } from '../../lib/auth/sign-in-error.ts';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/fields/field.tsx';
import * as words from './words.en.ts';

/** The reason why signing in failed, announced as soon as it is known. */
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

type SignInLinkProps = LinkProps & {
  /** The text before the link. */
  question: string;
};

/** The link to the other sign-in screen, which knows where to lead only once the app runs. */
export function SignInLink({ question, ...link }: SignInLinkProps) {
  return (
    <p className="mt-6 text-center text-soft">
      <span>{question}</span>{' '}
      <Link
        {...link}
        data-keep=""
        className="font-semibold text-leaf-700 underline underline-offset-4"
      />
    </p>
  );
}

type EmailFieldProps = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined };

/** The email field of an account; the browser validates its format. */
export function EmailField(input: EmailFieldProps) {
  return (
    <TextField
      label={words.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  );
}
