import { checkEmailWords } from '../../lib/auth/password-reset.ts';
import { signInWithEmail } from '../../lib/auth/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFilledForm } from '../../ui/fields/use-filled-form.ts';
import { ResetMailNote } from './password/reset-mail-note.tsx';
import { SignInFailure, EmailField } from './sign-in-parts.tsx';
import { useResetMail } from './password/use-reset-mail.ts';
import { useSignIn } from './use-sign-in.ts';
import * as words from './words.en.ts';

type LoginFormProps = {
  /** Called once the person is signed in and known to the API. */
  onSuccess: () => void;
  disabled?: boolean;
};

/** The email and password form. A failed attempt clears the password and keeps the email. */
export function LoginForm({ onSuccess, disabled = false }: LoginFormProps) {
  const { run, isBusy, error, forgetFailures } = useSignIn(onSuccess);
  const mail = useResetMail();
  const form = useFilledForm({
    fields: ['email', 'password'],
    faultsOf: ({ password }) => ({ password: password === '' ? words.passwordMissing : undefined }),
    send: async (credentials) => {
      mail.clear();
      const isSignedIn = await run(() => signInWithEmail(credentials));
      form.fill('password', '');
      if (!isSignedIn) form.focus('password');
    },
  });
  const mailLink = async (): Promise<void> => {
    forgetFailures();
    const email = form.values().email.trim();
    const fault = whyUnsendable(email);
    form.refuse({ email: fault });
    if (fault === undefined) return mail.send(email);
    mail.clear();
  };
  return (
    <form method="post" className="grid grid-cols-1 gap-4" {...form.formProps}>
      <fieldset className="contents" disabled={disabled}>
        <EmailField name="email" error={form.faults.email} onChange={mail.clear} />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={form.faults.password}
        />
        <ForgotPassword busy={mail.isBusy} onPress={() => void mailLink()} />
        <ResetMailNote outcome={mail.outcome} />
        <SignInFailure error={error} />
        <Button type="submit" busy={isBusy}>
          {words.logIn}
        </Button>
      </fieldset>
    </form>
  );
}

/** Returns why no link can be mailed to this address; undefined if one can. */
function whyUnsendable(email: string): string | undefined {
  if (email === '') return words.enterEmail;
  return isEmail(email) ? undefined : checkEmailWords;
}

/** Whether the browser takes this as an email, as it decides when the form is sent. */
function isEmail(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return input.validity.valid;
}

type ForgotPasswordProps = { busy: boolean; onPress: () => void };

function ForgotPassword({ busy, onPress }: ForgotPasswordProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
      className="-my-2 inline-flex min-h-11 items-center gap-2 justify-self-end text-sm font-semibold text-leaf-700 underline underline-offset-4 aria-busy:opacity-60"
    >
      {words.forgotPassword}
    </button>
  );
}
