import CheckIcon from 'lucide-react/icons/check';
import type { SignedInAccount } from '../../../lib/auth/auth-state.ts';
import { useCheckOnReturn, useSendVerification } from '../../../shared/use-verification.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ChangeEmail } from './change-email.tsx';
import * as words from '../words.en.ts';
import * as profileWords from './words.en.ts';

/** Whether the email is verified; if not, the verification email can be sent again. */
export function EmailVerification({ account }: { account: SignedInAccount }) {
  const { email, emailVerified } = account;
  useCheckOnReturn(!emailVerified);
  return (
    <section className="grid gap-4 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-bold">{words.email}</h2>
          <p className="wrap-anywhere text-soft">{email}</p>
        </div>
        {emailVerified ? (
          <span className="inline-flex items-center gap-1.5 rounded-pill bg-leaf-100 px-3 py-1 text-sm font-semibold text-leaf-700">
            <CheckIcon className="size-4" /> {words.verified}
          </span>
        ) : (
          <span className="rounded-pill bg-amber-100 px-3 py-1 text-sm font-semibold text-amber">
            {words.notVerified}
          </span>
        )}
      </div>
      {!emailVerified && <SendAgain />}
      {account.hasPassword ? (
        <ChangeEmail account={account} />
      ) : (
        <p className="text-sm text-soft">{profileWords.signsInWithGoogle}</p>
      )}
    </section>
  );
}

function SendAgain() {
  const { isBusy, outcome, send } = useSendVerification();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-hairline pt-4">
      <div className="flex-1 basis-56 text-sm">
        <p className="text-soft">{words.verificationSent}</p>
        <p
          role="status"
          className={classes('font-medium', outcome?.isError ? 'text-tomato' : 'text-leaf-700')}
        >
          {outcome?.words}
        </p>
      </div>
      <Button tone="outline" busy={isBusy} onClick={() => void send()}>
        {words.sendAgain}
      </Button>
    </div>
  );
}
