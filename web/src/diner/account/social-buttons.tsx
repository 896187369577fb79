import { Suspense, useState } from 'react';
import { useGoogleWindow } from '../../lib/auth/google/use-google-window.ts';
import { signInWithGoogle } from '../../lib/auth/sign-in.ts';
import { optionalComponent } from '../../lib/chunks/optional-component.ts';
import { GoogleIcon } from '../../ui/pictures/brand-marks.tsx';
import { Button } from '../../ui/button.tsx';
import { GoogleNote } from './google-note.tsx';
import { SignInFailure } from './sign-in-parts.tsx';
import { useSignIn } from './use-sign-in.ts';
import * as words from './words.en.ts';

/** Replaces Google's own window in emulator builds. */
const GoogleChooser = import.meta.env.VITE_EMULATOR
  ? optionalComponent(() => import('./google-chooser.tsx'))
  : undefined;

export type SocialButtonsProps = { onSuccess: () => void };

/** Google's button, and 'or' between it and the fields below. */
export default function SocialButtons({ onSuccess }: SocialButtonsProps) {
  const { run, isBusy, error } = useSignIn(onSuccess);
  const google = useGoogleWindow({ isNeeded: true });
  const [isChooserOpen, setIsChooserOpen] = useState(false);
  return (
    <div className="grid grid-cols-1">
      <Button
        tone="outline"
        busy={isBusy || google.isLoading}
        onClick={() => {
          google.press(() => {
            if (GoogleChooser) setIsChooserOpen(true);
            else void run(signInWithGoogle);
          });
        }}
      >
        <GoogleIcon /> Google
      </Button>
      <div className="mt-3 empty:hidden">
        <SignInFailure error={error} />
      </div>
      {/* The note has the place of 'or', so nothing moves when it comes. */}
      <div className="grid min-h-15 grid-cols-1 items-center">
        {google.note === undefined && (
          <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
            {words.or}
          </p>
        )}
        <GoogleNote note={google.note} />
      </div>
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
