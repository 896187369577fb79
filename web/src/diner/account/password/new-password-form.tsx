import { useState } from 'react';
import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import {
  DeadLinkError,
  setNewPassword,
  signInAfterReset,
} from '../../../lib/auth/password-reset.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { passwordHint, passwordRules } from '../account-rules.ts';
import { EmailField } from '../sign-in-parts.tsx';
import * as words from './words.en.ts';

type NewPasswordFormProps = {
  code: string;
  /** The email of the account. Password managers store the password under it. */
  email: string;
  /** Called when the link was used up meanwhile. */
  onDead: (email: string) => void;
  /** Called once the password is saved, before the person is signed in. */
  onSaved: () => void;
  onSignedIn: () => void;
};

/** Sets a new password and signs in with it. What was typed stays when saving fails. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { code, email, onDead, onSaved, onSignedIn } = props;
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useFilledForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await setNewPassword({ code, password });
    } catch (error) {
      if (error instanceof DeadLinkError) onDead(email);
      else setFailure(accountErrorWords(error));
      return;
    }
    const isSignedIn = await signInAfterReset({ email, password }).then(
      () => true,
      () => false,
    );
    if (isSignedIn) onSignedIn();
    else onSaved();
  });
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <EmailField readOnly value={email} />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={passwordHint}
        error={formState.errors.password?.message}
        {...register('password', passwordRules)}
      />
      {failure !== undefined && (
        <p role="alert" className="rounded-sm bg-tomato-100 px-4 py-3 font-medium text-tomato">
          {failure}
        </p>
      )}
      <p className="text-sm text-soft">{words.othersLoggedOut}</p>
      <Button type="submit" busy={formState.isSubmitting}>
        {words.savePassword}
      </Button>
    </form>
  );
}
