import { useEffect, useState } from 'react';
import {
  accountErrorWords,
  checkVerification,
  sendVerificationAgain,
} from '../lib/auth/account-changes.ts';
import * as words from './words.en.ts';

type Sent = { words: string; isError: boolean };

/** Sends the email that verifies an address, and reports the outcome. */
export function useSendVerification() {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Sent>();
  const send = async () => {
    setIsBusy(true);
    setOutcome(undefined);
    try {
      await sendVerificationAgain();
      setOutcome({ words: words.verificationSent, isError: false });
    } catch (error) {
      setOutcome({ words: accountErrorWords(error), isError: true });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, outcome, send };
}

/** Checks the verification when the person returns: the email's link opens elsewhere. */
export function useCheckOnReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const check = () => {
      if (document.visibilityState === 'visible') void checkVerification();
    };
    check();
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
    };
  }, [isOpen]);
}
