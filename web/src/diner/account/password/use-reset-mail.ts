import { useState } from 'react';
import { sendResetLink } from '../../../lib/auth/password-reset.ts';
import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import type { ResetMailOutcome } from './reset-mail-note.tsx';
import * as words from './words.en.ts';

/** Mails a link to set a new password, and reports the outcome. */
export function useResetMail() {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ResetMailOutcome>();

  const send = async (email: string): Promise<void> => {
    setIsBusy(true);
    setOutcome(undefined);
    try {
      await sendResetLink(email);
      setOutcome({ words: words.linkSent(email), isError: false });
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
