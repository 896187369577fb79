import { lazy, Suspense, useState } from 'react';
import { signInWithGoogle } from '../../lib/auth/sign-in.ts';
import { loadPart } from '../../lib/load-chunk.ts';
import { Button } from '../../ui/button.tsx';
import { GoogleIcon } from '../../ui/brand-marks.tsx';
import { OtherProviders } from './other-providers.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Stands in for Google's window where there is only an emulator. */
const GoogleChooser = import.meta.env.VITE_EMULATOR
  ? lazy(() => loadPart(() => import('./google-chooser.tsx')))
  : undefined;

type SocialButtonsProps = {
  onSuccess: () => void;
  /** Shows the providers that do not work yet, too. */
  withOthers?: boolean;
};

/** Google first; the others look disabled and say 'Soon'. */
export function SocialButtons({ onSuccess, withOthers = false }: SocialButtonsProps) {
  const { run, isBusy, error } = useSignIn(onSuccess);
  const [isChooserOpen, setIsChooserOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or continue with
      </p>
      <SignInFailure error={error} />
      <Button
        tone="outline"
        busy={isBusy}
        onClick={() => {
          if (GoogleChooser) setIsChooserOpen(true);
          else void run(signInWithGoogle);
        }}
      >
        <GoogleIcon /> Google
      </Button>
      {withOthers && <OtherProviders />}
      {GoogleChooser && isChooserOpen && (
        <Suspense>
          <GoogleChooser
            onChoose={(signIn) => {
              setIsChooserOpen(false);
              void run(signIn);
            }}
            onClose={() => {
              setIsChooserOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
