import { useForm } from 'react-hook-form';
import { signInWithEmail } from '../../lib/auth/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { ComingSoon } from '../../ui/coming-soon.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SignInFailure, EmailField } from './sign-in-parts.tsx';
import { useSignIn } from './use-sign-in.ts';

type LoginFormProps = {
  /** Called once the person is signed in and known to the API. */
  onSuccess: () => void;
  disabled?: boolean;
};

/** The email and password form. A failed attempt clears the password and keeps the email. */
export function LoginForm({ onSuccess, disabled = false }: LoginFormProps) {
  const { run, isBusy, error } = useSignIn(onSuccess);
  const { register, handleSubmit, resetField, setFocus, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async (credentials) => {
    const isSignedIn = await run(() => signInWithEmail(credentials));
    resetField('password');
    if (!isSignedIn) setFocus('password');
  });
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <fieldset className="contents" disabled={disabled}>
        <EmailField {...register('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: 'Please enter your password.' })}
        />
        <ComingSoon className="min-h-6 justify-self-end text-sm">Forgot password?</ComingSoon>
        <SignInFailure error={error} />
        <Button type="submit" busy={isBusy}>
          Login
        </Button>
      </fieldset>
    </form>
  );
}
