import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import {
  DeadLinkError,
  setNewPassword,
  signInAfterReset,
} from '../../../lib/auth/password-reset.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { passwordFaultOf, passwordHint } from '../account-rules.ts';
import { EmailField } from '../sign-in-parts.tsx';
import * as accountWords from '../words.en.ts';

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
  const { faults, isSending, formProps } = useFilledForm({
    fields: ['password'],
    faultsOf: ({ password }) => ({ password: passwordFaultOf(password) }),
    send: async ({ password }) => {
      await setNewPassword({ code, password });
      const isSignedIn = await signInAfterReset({ email, password }).then(
        () => true,
        () => false,
      );
      if (isSignedIn) onSignedIn();
      else onSaved();
    },
    explain: (error) => {
      if (!(error instanceof DeadLinkError)) return { form: accountErrorWords(error) };
      onDead(email);
      return {};
    },
  });
  return (
    <form className="grid grid-cols-1 gap-4" {...formProps}>
      <EmailField readOnly value={email} />
      <PasswordField
        label={accountWords.newPassword}
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={faults.password}
      />
      {faults.form !== undefined && (
        <p role="alert" className="rounded-sm bg-tomato-100 px-4 py-3 font-medium text-tomato">
          {faults.form}
        </p>
      )}
      <p className="text-sm text-soft">{accountWords.othersLoggedOut}</p>
      <Button type="submit" busy={isSending}>
        {accountWords.savePassword}
      </Button>
    </form>
  );
}
