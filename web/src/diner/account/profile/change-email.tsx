import { useState } from 'react';
import type { SignedInAccount } from '../../../lib/auth/auth-state.ts';
import { proofRefusalOf, sendEmailChange } from '../../../lib/auth/own-account.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { focusAtFirst, FormEnd, useFormOpening } from './opened-form.tsx';
import * as accountWords from '../words.en.ts';
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
  const { faults, isSending, formProps } = useFilledForm({
    fields: ['email', 'password'],
    faultsOf: ({ email, password }) => ({
      email: emailFaultOf(email.trim(), account),
      password: password === '' ? accountWords.passwordMissing : undefined,
    }),
    send: async ({ email, password }) => {
      await sendEmailChange({ email: email.trim(), password });
      onSent(email.trim());
      onClose();
    },
    explain: proofRefusalOf,
  });
  return (
    <form className="grid grid-cols-1 gap-4" noValidate {...formProps}>
      <TextField
        ref={focusAtFirst}
        label={words.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={faults.email}
      />
      <PasswordField
        label={words.yourPassword}
        name="password"
        autoComplete="current-password"
        error={faults.password}
      />
      <FormEnd
        refusal={faults.form}
        text={words.emailChangeText}
        send={words.sendLink}
        isSending={isSending}
        onCancel={onClose}
      />
    </form>
  );
}

/** Returns what is wrong with another email for an account. */
function emailFaultOf(email: string, account: SignedInAccount): string | undefined {
  if (email === '') return words.emailMissing;
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) return words.emailInvalid;
  return email.toLowerCase() === account.email.toLowerCase() ? words.sameEmail : undefined;
}
