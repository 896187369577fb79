import { pagePictures } from '@brand/page-pictures.ts';
import { OtherProviders } from '../other-providers.tsx';
import { SignInPage } from '../sign-in-page.tsx';
import { SignInLink } from '../sign-in-parts.tsx';
import { SignupForm } from './signup-form.tsx';
import { SocialLogin } from '../social-login.tsx';
import { useReturnToOrigin } from '../use-return-to-origin.ts';
import * as words from '../words.en.ts';

/** The page is hydrated with what this has loaded (lateScreen). @public */
export { prepareSocialLogin as prepare } from '../social-login.tsx';

export default function SignupScreen() {
  const { returnToOrigin, linkTo } = useReturnToOrigin();
  return (
    <SignInPage
      title={words.createAccount}
      lead={words.createAccountText}
      art={pagePictures.signUp}
      forVisitors
      onRecovered={returnToOrigin}
    >
      <SocialLogin onSuccess={returnToOrigin} />
      <SignupForm onSuccess={returnToOrigin} />
      <SignInLink question={words.hasAccount} {...linkTo('/login')}>
        {words.logIn}
      </SignInLink>
      <OtherProviders />
    </SignInPage>
  );
}
