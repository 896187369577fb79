import { signUp } from '../../../lib/auth/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { Agreement } from '../../parts/agreement.tsx';
import { nameRules, passwordHint, passwordRules } from '../account-rules.ts';
import { SignInFailure, EmailField } from '../sign-in-parts.tsx';
import { useSignIn } from '../use-sign-in.ts';
import * as words from '../words.en.ts';
import { agreement } from './signup-words.en.ts';

/** Creates an account; `onSuccess` is called once the API knows it. */
export function SignupForm({ onSuccess }: { onSuccess: () => void }) {
  const { run, isBusy, error } = useSignIn(onSuccess);
  const { register, handleSubmit, resetField, setFocus, formState } = useFilledForm({
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ name, ...credentials }) => {
    const isSignedUp = await run(() => signUp({ name: name.trim(), ...credentials }));
    resetField('password');
    if (!isSignedUp) setFocus('password');
  });
  return (
    <form method="post" className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', nameRules)}
      />
      <EmailField {...register('email')} />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      <SignInFailure error={error} />
      <Button type="submit" busy={isBusy}>
        {words.signUp}
      </Button>
      <Agreement sentence={agreement} paths={['/privacy', '/terms']} />
    </form>
  );
}
