import { pagePictures } from '@brand/page-pictures.ts';
import { useLocation } from 'react-router-dom';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import { signInEntry } from '../../model/sign-in-entry.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PlateDrawing } from '../../ui/pictures/plated-art.tsx';
import { showAlert } from '../../ui/messages/messages.ts';
import { LoginForm } from './login-form.tsx';
import { OtherProviders } from './other-providers.tsx';
import SessionProblem from './session-problem.tsx';
import { SignInLink } from './sign-in-parts.tsx';
import { SocialLogin } from './social-login.tsx';
import * as words from './words.en.ts';

/** Logs in without leaving the page: the dialog closes on success and the page stays as it was. */
export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const auth = useAuthState();
  const { pathname, search } = useLocation();
  const isStuck = auth.status === 'signed-in' && auth.session === 'failed';
  const succeed = () => {
    onClose();
    showAlert(words.loggedIn);
  };
  return (
    <Dialog open onClose={onClose} title={words.pleaseLogIn}>
      {isStuck ? (
        <SessionProblem onRecovered={succeed} />
      ) : (
        <>
          <p className="mb-5 flex items-center gap-4 rounded-lg bg-leaf-100 px-4 py-3">
            <PlateDrawing art={pagePictures.signIn} className="size-[52px]" />
            {words.welcomeBack}
          </p>
          <SocialLogin onSuccess={succeed} />
          <LoginForm onSuccess={succeed} />
          <SignInLink
            question={words.isNew}
            to={signInPath('/signup', pathname + search)}
            state={signInEntry()}
            onClick={onClose}
          >
            {words.signUpNow}
          </SignInLink>
          <OtherProviders />
        </>
      )}
    </Dialog>
  );
}
