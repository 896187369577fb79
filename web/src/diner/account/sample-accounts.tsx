import { signInWithEmail } from '../../lib/auth/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { SignInFailure } from './sign-in-parts.tsx';
import { useSignIn } from './use-sign-in.ts';
import * as words from './words.en.ts';

/** Buttons that sign in as a sample account with one click. Emulator builds only. */
export default function SampleAccounts({ onSuccess }: { onSuccess: () => void }) {
  const { run, isBusy, error } = useSignIn(onSuccess);
  return (
    <section aria-labelledby="sample-accounts" className="mt-6 border-t border-hairline pt-6">
      <h2 id="sample-accounts" className="mb-3 font-semibold tracking-normal">
        {words.sampleAccounts}
      </h2>
      <SignInFailure error={error} />
      <ul className="grid gap-2">
        {import.meta.env.VITE_SAMPLE_ACCOUNTS.accounts.map((account) => (
          <li key={account.email} className="grid">
            <Button
              tone="outline"
              size="small"
              disabled={isBusy}
              onClick={() => void run(() => signInWithEmail(account))}
            >
              {account.role === 'admin' || account.role === 'kitchen'
                ? words.nameAndRole(account.name, words.sampleRoles[account.role])
                : account.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
