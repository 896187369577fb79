import { pagePictures } from '@brand/page-pictures.ts';
import { SignInPage } from './sign-in-page.tsx';
import { SignInLink } from './sign-in-parts.tsx';
import { SignupForm } from './signup-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useReturnToOrigin } from './use-return-to-origin.ts';

export default function SignupScreen() {
  const { returnToOrigin, linkTo } = useReturnToOrigin();
  return (
    <SignInPage
      title="Create an account"
      lead="Just a name, an email and a password, and the menu is yours."
      art={pagePictures.signUp}
      onRecovered={returnToOrigin}
    >
      <SignupForm onSuccess={returnToOrigin} />
      <SignInLink question="Have an account?" {...linkTo('/login')}>
        Login
      </SignInLink>
      <SocialButtons onSuccess={returnToOrigin} withOthers />
    </SignInPage>
  );
}
