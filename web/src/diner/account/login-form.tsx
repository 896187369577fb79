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
  const { run, isBusy, error, forget } = useSignIn(onSuccess);
  const mail = useResetMail();
  const { register, handleSubmit, getValues, setError, clearErrors, resetField, ...form } =
    useFilledForm({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const submit = handleSubmit(async (credentials) => {
    mail.clear();
    const isSignedIn = await run(() => signInWithEmail(credentials));
    resetField('password');
    if (!isSignedIn) form.setFocus('password');
  });
  const mailLink = async ({ form: element }: HTMLButtonElement): Promise<void> => {
    form.takeFields(element);
    forget();
    clearErrors();
    const email = getValues('email').trim();
    const message = whyUnsendable(email);
    if (message === undefined) return mail.send(email);
    mail.clear();
    setError('email', { message }, { shouldFocus: true });
  };
  const forgetOutcome = () => {
    clearErrors('email');
    mail.clear();
  };
  return (
    <form method="post" className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <fieldset className="contents" disabled={disabled}>
        <EmailField
          error={errors.email?.message}
          {...register('email', { onChange: forgetOutcome })}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: words.enterPassword })}
        />
        <ForgotPassword busy={mail.isBusy} onPress={(button) => void mailLink(button)} />
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

type ForgotPasswordProps = { busy: boolean; onPress: (button: HTMLButtonElement) => void };

function ForgotPassword({ busy, onPress }: ForgotPasswordProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={({ currentTarget }) => {
        if (!busy) onPress(currentTarget);
      }}
      className="-my-2 inline-flex min-h-11 items-center gap-2 justify-self-end text-sm font-semibold text-leaf-700 underline underline-offset-4 aria-busy:opacity-60"
    >
      {words.forgotPassword}
    </button>
  );
}
