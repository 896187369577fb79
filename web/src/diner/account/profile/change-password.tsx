import { changePassword, proofRefusalOf } from '../../../lib/auth/own-account.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { showAlert } from '../../../ui/messages/messages.ts';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { passwordFaultOf, passwordHint } from '../account-rules.ts';
import { focusAtFirst, FormEnd, useFormOpening } from './opened-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import * as accountWords from '../words.en.ts';
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
    <ProfileCard title={accountWords.password} action={!isOpen && action}>
      {isOpen && <PasswordForm onClose={close} />}
    </ProfileCard>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { faults, isSending, formProps } = useFilledForm({
    fields: ['password', 'next'],
    faultsOf: ({ password, next }) => ({
      password: password === '' ? accountWords.passwordMissing : undefined,
      next: passwordFaultOf(next) ?? (next === password ? words.samePassword : undefined),
    }),
    send: async (change) => {
      await changePassword(change);
      onClose();
      showAlert(accountWords.passwordSaved);
    },
    explain: proofRefusalOf,
  });
  return (
    <form className="grid grid-cols-1 gap-4" noValidate {...formProps}>
      <PasswordField
        ref={focusAtFirst}
        label={words.currentPassword}
        name="password"
        autoComplete="current-password"
        error={faults.password}
      />
      <PasswordField
        label={accountWords.newPassword}
        name="next"
        autoComplete="new-password"
        hint={passwordHint}
        error={faults.next}
      />
      <FormEnd
        refusal={faults.form}
        text={accountWords.othersLoggedOut}
        send={accountWords.savePassword}
        isSending={isSending}
        onCancel={onClose}
      />
    </form>
  );
}
