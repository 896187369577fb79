import { signUp } from '../../../lib/auth/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { Agreement } from '../../parts/agreement.tsx';
import { nameFaultOf, passwordFaultOf, passwordHint } from '../account-rules.ts';
import { SignInFailure, EmailField } from '../sign-in-parts.tsx';
import { useSignIn } from '../use-sign-in.ts';
import * as words from '../words.en.ts';
import { agreement } from './signup-words.en.ts';

/** Creates an account; `onSuccess` is called once the API knows it. */
export function SignupForm({ onSuccess }: { onSuccess: () => void }) {
  const { run, isBusy, error } = useSignIn(onSuccess);
  const form = useFilledForm({
    fields: ['name', 'email', 'password'],
    faultsOf: ({ name, password }) => ({
      name: nameFaultOf(name),
      password: passwordFaultOf(password),
    }),
    send: async ({ name, ...credentials }) => {
      const isSignedUp = await run(() => signUp({ name: name.trim(), ...credentials }));
      form.fill('password', '');
      if (!isSignedUp) form.focus('password');
    },
  });
  return (
    <form method="post" className="grid grid-cols-1 gap-4" {...form.formProps}>
      <TextField label={words.name} name="name" autoComplete="name" error={form.faults.name} />
      <EmailField name="email" />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={form.faults.password}
      />
      <SignInFailure error={error} />
      <Button type="submit" busy={isBusy}>
        {words.signUp}
      </Button>
      <Agreement sentence={agreement} paths={['/privacy', '/terms']} />
    </form>
  );
}
