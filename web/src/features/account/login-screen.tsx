import { lazy, Suspense } from 'react';
import { loadPart } from '../../lib/load-chunk.ts';
import { LoginForm } from './login-form.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useReturnToOrigin } from './use-return-to-origin.ts';

const SampleAccounts = import.meta.env.VITE_EMULATOR
  ? lazy(() => loadPart(() => import('./sample-accounts.tsx')))
  : undefined;

export default function LoginScreen() {
  const { returnToOrigin, linkTo } = useReturnToOrigin();
  return (
    <SignInPage
      title="Login"
      lead="Good to see you again. The oven is warm."
      art="/dish-art/1f372.webp"
      onRecovered={returnToOrigin}
    >
      <SessionEnded />
      <LoginForm onSuccess={returnToOrigin} />
      <SignInLink question="New here?" {...linkTo('/signup')}>
        Signup Now
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
