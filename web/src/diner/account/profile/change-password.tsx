import { useEffect } from 'react';
import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import { changePassword, WrongPasswordError } from '../../../lib/auth/own-account.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { showAlert } from '../../../ui/messages/messages.ts';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { passwordHint, passwordRules } from '../account-rules.ts';
import { FormEnd, useFormOpening } from './opened-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import * as words from './words.en.ts';

/** Changes the password of somebody who knows the present one. */
export function ChangePassword() {
  const { isOpen, open, close, opener } = useFormOpening();
  const action = (
    <Button ref={opener} tone="outline" onClick={open}>
      {words.changePassword}
    </Button>
  );
  return (
    <ProfileCard title={words.password} action={!isOpen && action}>
      {isOpen && <PasswordForm onClose={close} />}
    </ProfileCard>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useFilledForm({
    defaultValues: { password: '', next: '' },
  });
  // The form has just been asked for.
  useEffect(() => {
    setFocus('password');
  }, [setFocus]);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (change) => {
    try {
      await changePassword(change);
      onClose();
      showAlert(words.passwordSaved);
    } catch (error) {
      const field = error instanceof WrongPasswordError ? 'password' : 'root';
      setError(field, { message: accountErrorWords(error) }, { shouldFocus: true });
    }
  });
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={words.currentPassword}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: words.passwordMissing })}
      />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.next?.message}
        {...register('next', {
          ...passwordRules,
          validate: {
            ...passwordRules.validate,
            other: (next, { password }) => next !== password || words.samePassword,
          },
        })}
      />
      <FormEnd
        refusal={errors.root?.message}
        text={words.othersLoggedOut}
        send={words.savePassword}
        isSending={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
