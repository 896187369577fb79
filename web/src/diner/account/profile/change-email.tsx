import { useEffect, useState } from 'react';
import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import type { SignedInAccount } from '../../../lib/auth/auth-state.ts';
import { sendEmailChange, WrongPasswordError } from '../../../lib/auth/own-account.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { FormEnd, useFormOpening } from './opened-form.tsx';
import * as words from './words.en.ts';

type ChangeEmailProps = { account: SignedInAccount };

/** Asks for another email. It changes when the link that is mailed to it is opened. */
export function ChangeEmail({ account }: ChangeEmailProps) {
  const { isOpen, open, close, opener } = useFormOpening();
  const [sentTo, setSentTo] = useState<string>();
  if (isOpen) {
    return <EmailForm account={account} onSent={setSentTo} onClose={close} />;
  }
  return (
    <div className="grid justify-items-start">
      <p role="status" className="font-medium text-leaf-700 not-empty:mb-3">
        {sentTo && words.emailLinkSent(sentTo)}
      </p>
      <Button
        ref={opener}
        tone="outline"
        onClick={() => {
          setSentTo(undefined);
          open();
        }}
      >
        {words.changeEmail}
      </Button>
    </div>
  );
}

type EmailFormProps = ChangeEmailProps & { onSent: (email: string) => void; onClose: () => void };

function EmailForm({ account, onSent, onClose }: EmailFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useFilledForm({
    defaultValues: { email: '', password: '' },
  });
  // The form has just been asked for.
  useEffect(() => {
    setFocus('email');
  }, [setFocus]);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await sendEmailChange({ email: email.trim(), password });
      onSent(email.trim());
      onClose();
    } catch (error) {
      const field = error instanceof WrongPasswordError ? 'password' : 'root';
      setError(field, { message: accountErrorWords(error) }, { shouldFocus: true });
    }
  });
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.newEmail}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', {
          required: words.emailMissing,
          validate: {
            address: (email) =>
              /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) || words.emailInvalid,
            other: (email) =>
              email.trim().toLowerCase() !== account.email.toLowerCase() || words.sameEmail,
          },
        })}
      />
      <PasswordField
        label={words.yourPassword}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: words.passwordMissing })}
      />
      <FormEnd
        refusal={errors.root?.message}
        text={words.emailChangeText}
        send={words.sendLink}
        isSending={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
