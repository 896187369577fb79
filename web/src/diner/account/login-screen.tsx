import { pagePictures } from '@brand/page-pictures.ts';
import { lazy, Suspense } from 'react';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { loadPart } from '../../lib/chunks/load-chunk.ts';
import { LoginForm } from './login-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SignInLink } from './sign-in-parts.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useReturnToOrigin } from './use-return-to-origin.ts';
import * as words from './words.en.ts';

const SampleAccounts = import.meta.env.VITE_EMULATOR
  ? lazy(() => loadPart(() => import('./sample-accounts.tsx')))
  : undefined;

export default function LoginScreen() {
  const { returnToOrigin, linkTo } = useReturnToOrigin();
  return (
    <SignInPage
      title={words.logIn}
      lead={words.welcomeBack}
      art={pagePictures.signIn}
      onRecovered={returnToOrigin}
    >
      <SessionEnded />
      <LoginForm onSuccess={returnToOrigin} />
      <SignInLink question={words.isNew} {...linkTo('/signup')}>
        {words.signUpNow}
      </SignInLink>
      <SocialButtons onSuccess={returnToOrigin} />
      {SampleAccounts && (
        <Suspense>
          <SampleAccounts onSuccess={returnToOrigin} />
        </Suspense>
      )}
    </SignInPage>
  );
}

/** Explains to people who did not log out why they are asked to log in. */
function SessionEnded() {
  const auth = useAuthState();
  if (auth.status !== 'signed-out' || !auth.endedByServer) return null;
  return (
    <p role="status" className="mb-5 rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
      {words.sessionEnded}
    </p>
  );
}
