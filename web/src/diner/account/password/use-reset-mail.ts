import { useState } from 'react';
import { sendResetLink } from '../../../lib/auth/password-reset.ts';
import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import type { ResetMailOutcome } from './reset-mail-note.tsx';

/** Mails a link to set a new password, and reports the outcome. */
export function useResetMail() {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ResetMailOutcome>();

  const send = async (email: string): Promise<void> => {
    setIsBusy(true);
    setOutcome(undefined);
    try {
      await sendResetLink(email);
      setOutcome({ words: sentWords(email), isError: false });
    } catch (error) {
      setOutcome({ words: accountErrorWords(error), isError: true });
    } finally {
      setIsBusy(false);
    }
  };
  const clear = () => {
    setOutcome(undefined);
  };
  return { isBusy, outcome, send, clear };
}

/** The same words whether or not the address has an account. */
function sentWords(email: string): string {
  return `If ${email} has an account, a link to set a new password is on its way. Look in your spam folder, too.`;
}
