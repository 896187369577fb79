import { useEffect, useState } from 'react';
import { accountErrorWords } from '../../../lib/auth/account-changes.ts';
import { DeadLinkError, emailOfLink } from '../../../lib/auth/password-reset.ts';

/** What is known about a code. `unknown`: the provider has not answered. */
type CodeState =
  | { status: 'checking' }
  | { status: 'open'; email: string }
  | { status: 'dead'; email: string }
  | { status: 'unknown'; words: string; isAskedAgain: boolean };

const dead: CodeState = { status: 'dead', email: '' };

/** Asks the sign-in provider whose password a mailed code can change. */
export function useMailedCode(code: string) {
  const [link, setLink] = useState<CodeState>(code === '' ? dead : { status: 'checking' });

  useEffect(() => {
    if (code !== '') void askAbout(code).then(setLink);
  }, [code]);

  return {
    link,
    /** Asks once more. */
    check: () => {
      if (link.status === 'unknown') setLink({ ...link, isAskedAgain: true });
      void askAbout(code).then(setLink);
    },
    /** Takes the code for used up, and keeps the email for the next link. */
    bury: (email: string) => {
      setLink({ status: 'dead', email });
    },
  };
}

/** Never rejects. */
async function askAbout(code: string): Promise<CodeState> {
  try {
    return { status: 'open', email: await emailOfLink(code) };
  } catch (error) {
    if (error instanceof DeadLinkError) return dead;
    return { status: 'unknown', words: accountErrorWords(error), isAskedAgain: false };
  }
}
