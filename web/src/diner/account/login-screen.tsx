import { pagePictures } from '@brand/page-pictures.ts';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { LoginForm } from './login-form.tsx';
import SampleAccounts from './sample-accounts.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SignInLink } from './sign-in-parts.tsx';
import { SocialLogin } from './social-login.tsx';
import { useReturnToOrigin } from './use-return-to-origin.ts';
import * as words from './words.en.ts';

/** The page is hydrated with what this has loaded (lateScreen). @public */
export { prepareSocialLogin as prepare } from './social-login.tsx';

export default function LoginScreen() {
  const { returnToOrigin, linkTo } = useReturnToOrigin();
  return (
    <SignInPage
      title={words.logIn}
      lead={words.welcomeBack}
      art={pagePictures.signIn}
      forVisitors
      onRecovered={returnToOrigin}
    >
      <SessionEnded />
      <SocialLogin onSuccess={returnToOrigin} />
      <LoginForm onSuccess={returnToOrigin} />
      <SignInLink question={words.isNew} {...linkTo('/signup')}>
        {words.signUpNow}
      </SignInLink>
      {import.meta.env.VITE_EMULATOR && <SampleAccounts onSuccess={returnToOrigin} />}
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
