import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import { changePassword, WrongPasswordError } from '../../../lib/auth/own-account.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { showAlert } from '../../../ui/messages/messages.ts';
import { passwordHint, passwordRules } from '../account-rules.ts';
import { ProfileCard, CardRefusal } from './profile-card.tsx';
import * as words from './words.en.ts';

/** Changes the password of somebody who knows the present one. */
export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // The button is back with the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const action = (
    <Button
      ref={opener}
      tone="outline"
      onClick={() => {
        setIsOpen(true);
      }}
    >
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
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
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
      <CardRefusal>{errors.root?.message}</CardRefusal>
      <p className="text-sm text-soft">{words.othersLoggedOut}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {words.savePassword}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
